import LedgerModel

/// A file of this machine's cache. It is never missed: what cannot be read is not there, and what
/// cannot be written is left.
struct DerivedFile {
  /// What is derived from a log, by the ending of the file's name.
  struct Name {
    let text: String

    static let keys = Name(text: "keys")
    static let index = Name(text: "index")
    /// What the figures were at some earlier moments.
    static let earlier = (1...3).map { Name(text: "earlier\($0)") }

    /// The names that programs give stand apart from those of the library.
    static func fold<P: KeptProjection>(of _: P.Type) -> Name {
      if Ledger.keptProjections.contains(where: { $0 == P.self }) {
        return Name(text: P.snapshotName)
      }
      let letters = P.snapshotName.prefix(64)
        .filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      return Name(text: "own-\(letters)")
    }
  }

  let system: any FileSystem
  let path: String

  /// How many writers a file is named by.
  private static let namedWriterCount = 12
  /// What a ledger of fifty million events needs.
  private static let byteLimit = 256 << 20

  /// - Returns: `nil` where the machine keeps nothing of the kind.
  init?(
    _ name: Name, of writers: [WriterID], in ledger: LedgerID, _ places: MachinePlaces,
    _ system: any FileSystem
  ) {
    guard let folder = places.cacheFolder else { return nil }
    self.system = system
    // Of many the first ones: what is in front of the file says all of them.
    let names = writers.prefix(DerivedFile.namedWriterCount).map(\.text).joined(separator: "-")
    path = "\(folder)/\(ledger.text)/\(names).\(name.text)"
  }

  /// Removes all that is derived from a ledger.
  static func removeAll(
    of ledger: LedgerID, _ places: MachinePlaces, _ system: any FileSystem
  ) {
    guard let cache = places.cacheFolder else { return }
    let folder = "\(cache)/\(ledger.text)"
    for name in (try? system.names(in: folder)) ?? [] { try? system.remove("\(folder)/\(name)") }
    try? system.removeFolder(folder)
  }

  /// What the front of a file takes where it is of many logs.
  private static let frontByteCount = 16 << 10

  /// What the file holds; `nil` where there is none.
  var contents: [UInt8]? { read(DerivedFile.byteLimit) }

  /// The first bytes of what the file holds; `nil` where there is none.
  var front: [UInt8]? { read(DerivedFile.frontByteCount) }

  private func read(_ limit: Int) -> [UInt8]? {
    guard let file = try? system.open(path, .read) else { return nil }
    defer { system.close(file) }
    guard let status = try? system.status(of: file), status.kind == .regular,
      status.owner == system.userID, status.byteCount <= DerivedFile.byteLimit
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(limit, status.byteCount))
    guard let count = try? system.read(file, at: 0, into: &bytes, from: 0), count == bytes.count
    else { return nil }
    return bytes
  }

  /// Gives the file another one's name; that one is gone.
  func move(to other: DerivedFile) { try? system.rename(path, to: other.path) }

  /// Puts the file in place as a whole. It is not synced: a loss of power may leave a torn one, which
  /// its checksum refuses.
  func replace(with bytes: [UInt8]) {
    let aside = path + ".new"
    guard (try? system.makeFolder(LedgerPlace.parent(of: path))) != nil else { return }
    // Left over from a process that ended before its time.
    try? system.remove(aside)
    guard let file = try? system.open(aside, .create) else { return }
    defer { system.close(file) }
    do throws(FileError) {
      try system.append(bytes, to: file)
      try system.rename(aside, to: path)
    } catch {
      try? system.remove(aside)
    }
  }
}

/// From which lengths on a log is not read whole, or by two threads.
package struct LogLengths: Sendable {
  /// How many events may stand behind what is kept before it is written again: to fold them takes no
  /// longer than to start the program.
  package var derivedTail = 4000
  /// How many of the last events are looked at first: the little that is asked about events of late
  /// costs the same in a log of any length.
  package var latestCount = 256
  /// How many lines are read together where some of them are asked for.
  package var blockLineCount = 64
  /// How many bytes a log has that is folded in halves.
  package var halvedByteCount = FileEventStore.halvedByteCount

  package init() {}
}

/// What a ledger knows of the files that it keeps for the next process.
struct DerivedState {
  /// How many events the snapshot of each projection holds, by its name.
  var foldEnds: [String: Int] = [:]
  /// The keys of the logs, and how far these were looked through; `nil` until one is asked for.
  var keys: (keys: KnownKeys, position: LogPosition)?
  /// How many events the file of the keys was made of.
  var keysEnd = 0
  /// Where the events about entries stand, and how far that reaches; `nil` until it is asked for.
  var index: (index: EntryIndex, position: LogPosition)?
  /// How many events the file of the index was made of.
  var indexEnd = 0
  /// What all events up to the moment say that was asked for last.
  var past: (moment: AsOf, known: KnownState)?
}
