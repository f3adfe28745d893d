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

  private static let byteLimit = 256

  /// What is noted of a ledger; `nil` where it was not erased.
  func note(of ledger: LedgerID) throws(FileError) -> Note? {
    let path = path(ledger)
    guard try system.status(at: path) != nil else { return nil }
    let file = try system.open(path, .read)
    defer { system.close(file) }
    var bytes = [UInt8](repeating: 0, count: ErasedLedgers.byteLimit)
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    let words = bytes.prefix(count).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 2, let day = CalendarDay(iso: words[0]), let successor = LedgerID(words[1])
    else { return nil }
    return Note(day: day, successor: successor)
  }

  /// Notes that a ledger was erased.
  func keep(_ note: Note, of ledger: LedgerID) throws(FileError) {
    try system.makeFolder("\(places.stateFolder)/\(ledger.text)")
    let line = "\(note.day.text) \(note.successor.text)\n"
    try FileReplacement(system: system).replace(path(ledger), with: Array(line.utf8))
  }

  /// Takes a note back: the ledger was not erased.
  func forget(_ ledger: LedgerID) throws(FileError) {
    if try system.status(at: path(ledger)) != nil { try system.remove(path(ledger)) }
  }
}
