import LedgerModel
import Synchronization

extension FileEventStore {
  /// The fold of a snapshot that fits the ledger's only log; `nil` where there is none.
  ///
  /// - Throws: ``LogError`` where the log cannot be read at all.
  func keptFold<P: KeptProjection>(of _: P.Type) throws(LogError) -> CachedFold<P>? {
    try logs.withLock { logs throws(LogError) in
      guard let log = try logs.onlyLog(),
        let bytes = logs.derived(.fold(of: P.self), from: log)?.contents,
        let snapshot = Snapshot<P>(bytes: bytes),
        let position = logs.position(snapshot.header, log)
      else { return nil }
      return CachedFold(restored: snapshot.fold, position: position, opened: log.state.opened)
    }
  }

  /// Keeps a fold for the next process, where it is one of the ledger's only log and all of that is
  /// whole and understood.
  ///
  /// - Throws: ``LogError`` where the log cannot be read at all.
  func keep<P: KeptProjection>(_ kept: CachedFold<P>) throws(LogError) {
    guard kept.isWritten else { return }
    try keep(.fold(of: P.self), upTo: kept.position) { header in
      Snapshot(header: header, fold: kept.fold).bytes
    }
  }

  /// The keys that an earlier process found in the ledger's only log, and how far it looked; `nil`
  /// where none left any.
  ///
  /// - Throws: ``LogError`` where the log cannot be read at all.
  func keptKeys() throws(LogError) -> (keys: KnownKeys, position: LogPosition)? {
    try logs.withLock { logs throws(LogError) in
      guard let log = try logs.onlyLog(), let bytes = logs.derived(.keys, from: log)?.contents,
        let (header, keys) = KnownKeys.read(bytes), let position = logs.position(header, log)
      else { return nil }
      return (keys, position)
    }
  }

  /// Keeps the keys for the next process.
  ///
  /// - Throws: ``LogError`` where the log cannot be read at all.
  func keep(_ keys: KnownKeys, upTo position: LogPosition) throws(LogError) {
    try keep(.keys, upTo: position) { header in keys.file(header) }
  }

  private func keep(
    _ name: DerivedFile.Name, upTo position: LogPosition, _ bytes: (SnapshotHeader) -> [UInt8]?
  ) throws(LogError) {
    try logs.withLock { logs throws(LogError) in
      guard let log = try logs.onlyLog(), let ledger = log.state.opened?.ledger,
        position.generation == logs.generation, position.logCount == 1,
        let place = position.places[log.writer], log.state.damage == nil, log.state.newer.isEmpty,
        let file = logs.derived(name, from: log)
      else { return }
      let header = SnapshotHeader(ledger: ledger, writer: log.writer, place: place)
      guard logs.position(header, log) != nil, let bytes = bytes(header) else { return }
      file.replace(with: bytes)
    }
  }
}

extension LedgerLogs {
  /// The log of a ledger that has no other: with several, what a snapshot says of keys is not enough.
  mutating func onlyLog() throws(LogError) -> LogFile? {
    _ = try catchUp()
    return isVerifying && files.count == 1 ? files[0] : nil
  }

  fileprivate func derived(_ name: DerivedFile.Name, from log: LogFile) -> DerivedFile? {
    guard let ledger = log.state.opened?.ledger else { return nil }
    return DerivedFile(name, of: log.writer, in: ledger, memory.records.places, system)
  }

  /// Where reading goes on behind what a file holds; `nil` where the file does not fit the log.
  ///
  /// It fits where it is of this log, the log is verified as far, and the file's seal stands there.
  fileprivate func position(_ header: SnapshotHeader, _ log: LogFile) -> LogPosition? {
    let place = header.place
    guard header.ledger == log.state.opened?.ledger, header.writer == log.writer,
      place.offset <= log.state.end, place.next <= log.state.eventCount
    else { return nil }
    // The end of the line before: its seal, a line feed, and something that stands before a seal.
    var bytes = [UInt8](repeating: 0, count: LogLine.sealByteCount + 3)
    let start = place.offset - bytes.count
    guard
      start >= 0, let count = try? system.read(log.file, at: start, into: &bytes, from: 0),
      count == bytes.count, bytes.last == UInt8(ascii: "\n")
    else { return nil }
    let line = bytes.span.bytes.extracting(0..<bytes.count - 1)
    guard LogLine.hasSeal(line), LogLine.seal(of: line) == place.seal else { return nil }
    var position = LogPosition(generation: generation)
    position.places[log.writer] = place
    return position
  }
}
