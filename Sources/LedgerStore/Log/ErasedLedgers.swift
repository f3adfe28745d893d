import LedgerModel

/// The ledgers that were erased on this machine, each with the one that took its place: their logs are
/// not taken into that one again, since what they held would count twice.
struct ErasedLedgers {
  let system: any FileSystem
  let places: MachinePlaces

  /// What is noted of a ledger that was erased.
  struct Note {
    var day: CalendarDay
    /// What took its place.
    var successor: LedgerID
  }

  private func path(_ ledger: LedgerID) -> String {
    "\(places.stateFolder)/\(ledger.text)/erased"
  }

  private static let byteLimit = 64 << 10

  /// What is noted of a ledger, each time that it was erased in one of its folders; empty where it was
  /// not.
  private func notes(of ledger: LedgerID) throws(FileError) -> [Note] {
    let path = path(ledger)
    guard try system.status(at: path) != nil else { return [] }
    let file = try system.open(path, .read)
    defer { system.close(file) }
    var bytes = [UInt8](repeating: 0, count: ErasedLedgers.byteLimit)
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    return bytes.prefix(count).split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 2, let day = CalendarDay(iso: words[0]),
        let successor = LedgerID(words[1])
      else { return nil }
      return Note(day: day, successor: successor)
    }
  }

  /// What took a ledger's place, and the place of that, and so on.
  func notes(since ledger: LedgerID) throws(FileError) -> [Note] {
    var known: Set<LedgerID> = [ledger]
    var notes: [Note] = []
    var next = [ledger]
    while let ledger = next.popLast() {
      for note in try self.notes(of: ledger) where known.insert(note.successor).inserted {
        notes.append(note)
        next.append(note.successor)
      }
    }
    return notes
  }

  /// Notes that a ledger was erased.
  func keep(_ note: Note, of ledger: LedgerID) throws(FileError) {
    try system.makeFolder("\(places.stateFolder)/\(ledger.text)")
    try write(try notes(of: ledger) + [note], of: ledger)
  }

  /// Takes a note back: the ledger was not erased.
  func forget(_ note: Note, of ledger: LedgerID) throws(FileError) {
    try write(try notes(of: ledger).filter { $0.successor != note.successor }, of: ledger)
  }

  private func write(_ notes: [Note], of ledger: LedgerID) throws(FileError) {
    let lines = notes.map { "\($0.day.text) \($0.successor.text)\n" }.joined()
    try FileReplacement(system: system).replace(path(ledger), with: Array(lines.utf8))
  }
}
