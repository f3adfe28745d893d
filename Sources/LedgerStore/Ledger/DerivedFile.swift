import LedgerModel

/// A file of this machine's cache, always optional: if it cannot be read it counts as absent, and if it cannot be
/// written it is left out.
struct DerivedFile {
  /// The kind of derived file, by the ending of its name.
  struct Name {
    let text: String

    static let keys = Name(text: "keys")
    static let index = Name(text: "index")
    /// The figures at some earlier moments.
    static let earlier = (1...3).map { Name(text: "earlier\($0)") }

    /// Returns the name for a projection's fold. Names that apps choose are kept apart from the library's.
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

  /// How many writers are part of a file's name.
  private static let namedWriterCount = 12
  /// Enough for a ledger of fifty million events.
  private static let byteLimit = 256 << 20

  /// - Returns: `nil` if the machine has no cache folder.
  init?(
    _ name: Name, of writers: [WriterID], in ledger: LedgerID, _ places: MachinePlaces,
    _ system: any FileSystem
  ) {
    guard let folder = places.cacheFolder else { return nil }
    self.system = system
    // The first ones of many; the front of the file names all of them.
    let names = writers.prefix(DerivedFile.namedWriterCount).map(\.text).joined(separator: "-")
    path = "\(folder)/\(ledger.text)/\(names).\(name.text)"
  }

  /// Removes everything that is derived from a ledger.
  static func removeAll(
    of ledger: LedgerID, _ places: MachinePlaces, _ system: any FileSystem
  ) {
    guard let cache = places.cacheFolder else { return }
    let folder = "\(cache)/\(ledger.text)"
    for name in (try? system.names(in: folder)) ?? [] { try? system.remove("\(folder)/\(name)") }
    try? system.removeFolder(folder)
  }

  /// Enough for the front of a file of many logs.
  private static let frontByteCount = 16 << 10

  /// The contents of the file; `nil` if there is none.
  var contents: [UInt8]? { read(DerivedFile.byteLimit) }

  /// The first bytes of the file; `nil` if there is none.
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

  /// Moves the file to another one's name and replaces that one.
  func move(to other: DerivedFile) { try? system.rename(path, to: other.path) }

  /// Replaces the file as a whole. It is not synced: a loss of power may leave a torn file, which its checksum refuses.
  func replace(with bytes: [UInt8]) {
    let aside = path + ".new"
    guard (try? system.makeFolder(LedgerPlace.parent(of: path))) != nil else { return }
    // Left over from a process that ended early.
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

/// The lengths from which a log is not read whole, or is read by two threads.
package struct LogLengths: Sendable {
  /// How many events may follow a kept fold before it is written again: folding them takes no longer than starting the
  /// program.
  package var derivedTail = 4000
  /// How many of the last events are read first: a small question about recent events costs the same in a log of any
  /// length.
  package var latestCount = 256
  /// How many lines are read together when some of them are needed.
  package var blockLineCount = 64
  /// The size in bytes from which a log is folded in halves.
  package var halvedByteCount = FileEventStore.halvedByteCount

  package init() {}
}

/// What a ledger knows about the files that it keeps for the next process.
struct DerivedState {
  /// How many events the snapshot of each projection holds, by its name.
  var foldEnds: [String: Int] = [:]
  /// The keys of the logs, and how far the logs were searched for them; `nil` until one is looked up.
  var keys: (keys: KnownKeys, position: LogPosition)?
  /// How many events the file of keys covers.
  var keysEnd = 0
  /// The index of events about entries, and how far it reaches; `nil` until it is needed.
  var index: (index: EntryIndex, position: LogPosition)?
  /// How many events the file of the index covers.
  var indexEnd = 0
  /// The state at the earlier moment that was asked for last.
  var past: (moment: AsOf, known: KnownState)?
}
