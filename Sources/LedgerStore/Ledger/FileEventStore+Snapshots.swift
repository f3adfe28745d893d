import LedgerModel
import Synchronization

extension FileEventStore {
  /// The fold of a snapshot that fits the ledger's logs; `nil` where there is none.
  ///
  /// - Throws: ``LogError`` where a log cannot be read at all.
  func keptFold<P: KeptProjection>(of _: P.Type) throws(LogError) -> CachedFold<P>? {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      guard let bytes = logs.derived(.fold(of: P.self), from: files)?.contents,
        let snapshot = Snapshot<P>(bytes: bytes),
        snapshot.fold.hasSeveralLogs == (files.count > 1),
        let position = logs.position(snapshot.header, files)
      else { return nil }
      let budget = snapshot.fold.projection as? BudgetState
      return CachedFold(
        restored: snapshot.fold, position: position,
        opened: budget?.decisionState.opened ?? files[0].state.opened)
    }
  }

  /// Keeps a fold for the next process, where all of the logs is whole and understood.
  ///
  /// - Throws: ``LogError`` where a log cannot be read at all.
  func keep<P: KeptProjection>(_ kept: CachedFold<P>) throws(LogError) {
    guard kept.isWritten else { return }
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      try logs.keep(.fold(of: P.self), of: files, upTo: kept.position) { header in
        Snapshot(header: header, fold: kept.fold).bytes
      }
    }
  }

  /// The keys that an earlier process found in the ledger's only log, and how far it looked; `nil`
  /// where none left any.
  ///
  /// - Throws: ``LogError`` where the log cannot be read at all.
  func keptKeys() throws(LogError) -> (keys: KnownKeys, position: LogPosition)? {
    try logs.withLock { logs throws(LogError) in
      guard let log = try logs.onlyLog(), let bytes = logs.derived(.keys, from: [log])?.contents,
        let (header, keys) = KnownKeys.read(bytes), let position = logs.position(header, [log])
      else { return nil }
      return (keys, position)
    }
  }

  /// Keeps the keys for the next process.
  ///
  /// - Throws: ``LogError`` where the log cannot be read at all.
  func keep(_ keys: KnownKeys, upTo position: LogPosition) throws(LogError) {
    try logs.withLock { logs throws(LogError) in
      guard let log = try logs.onlyLog() else { return }
      try logs.keep(.keys, of: [log], upTo: position) { header in keys.file(header) }
    }
  }

  /// The index that an earlier process left, and how far it reaches; `nil` where there is none that
  /// fits.
  ///
  /// - Throws: ``LogError`` where a log cannot be read at all.
  func keptIndex() throws(LogError) -> (index: EntryIndex, position: LogPosition)? {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      guard let bytes = logs.derived(.index, from: files)?.contents,
        let (header, index) = EntryIndex.read(bytes), let position = logs.position(header, files)
      else { return nil }
      return (index, position)
    }
  }

  /// Keeps an index for the next process.
  ///
  /// - Throws: ``LogError`` where a log cannot be read at all.
  func keep(_ index: EntryIndex, upTo position: LogPosition) throws(LogError) {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      try logs.keep(.index, of: files, upTo: position) { header in index.file(header) }
    }
  }
}

extension LedgerLogs {
  /// The logs, where what is given out of them is verified; else none.
  mutating func verifiedLogs() throws(LogError) -> [LogFile] {
    _ = try catchUp()
    return isVerifying ? files : []
  }

  /// The log of a ledger that has no other: with several, what a snapshot says of keys is not enough.
  fileprivate mutating func onlyLog() throws(LogError) -> LogFile? {
    let files = try verifiedLogs()
    return files.count == 1 ? files[0] : nil
  }

  /// The file of what is derived from logs: those of other devices make another one.
  fileprivate func derived(_ name: DerivedFile.Name, from logs: [LogFile]) -> DerivedFile? {
    guard let ledger = logs.first?.state.opened?.ledger else { return nil }
    return DerivedFile(name, of: logs.map(\.writer), in: ledger, memory.records.places, system)
  }

  fileprivate func keep(
    _ name: DerivedFile.Name, of logs: [LogFile], upTo position: LogPosition,
    _ bytes: (SnapshotHeader) -> [UInt8]?
  ) throws(LogError) {
    guard let ledger = logs.first?.state.opened?.ledger, position.generation == generation,
      Set(position.places.keys) == Set(logs.map(\.writer)),
      logs.allSatisfy({ $0.state.damage == nil && $0.state.newer.isEmpty }),
      let file = derived(name, from: logs)
    else { return }
    let header = SnapshotHeader(ledger: ledger, places: position.places)
    guard self.position(header, logs) != nil, let bytes = bytes(header) else { return }
    file.replace(with: bytes)
  }

  /// Where reading goes on behind what a file holds; `nil` where the file does not fit the logs.
  ///
  /// It fits where it is of these logs, each is verified as far, and the file's seals stand there; of
  /// several logs, where all that came since is later than all that is in it.
  fileprivate func position(_ header: SnapshotHeader, _ logs: [LogFile]) -> LogPosition? {
    guard header.ledger == logs.first?.state.opened?.ledger,
      header.places.count == logs.count
    else { return nil }
    var position = LogPosition(generation: generation)
    for log in logs {
      guard let place = header.places[log.writer], fits(place, log) else { return nil }
      position.places[log.writer] = place
    }
    return logs.count == 1 || isEarlier(position, logs) ? position : nil
  }

  private func fits(_ place: LogPosition.Place, _ log: LogFile) -> Bool {
    guard place.offset <= log.state.end, place.next <= log.state.eventCount else { return false }
    // The end of the line before: its seal, a line feed, and something that stands before a seal.
    var bytes = [UInt8](repeating: 0, count: LogLine.sealByteCount + 3)
    let start = place.offset - bytes.count
    guard
      start >= 0, let count = try? system.read(log.file, at: start, into: &bytes, from: 0),
      count == bytes.count, bytes.last == UInt8(ascii: "\n")
    else { return false }
    let line = bytes.span.bytes.extracting(0..<bytes.count - 1)
    return LogLine.hasSeal(line) && LogLine.seal(of: line) == place.seal
  }

  /// Whether all events of logs up to a position stand before all others in the ledger's order.
  private func isEarlier(_ position: LogPosition, _ logs: [LogFile]) -> Bool {
    var last: (Timestamp, EventID)?
    var next: (Timestamp, EventID)?
    for log in logs {
      guard let place = position.places[log.writer],
        let before = event(ofLineEndingAt: place.offset, log)
      else { return false }
      if last.map({ $0 < before }) ?? true { last = before }
      if place.offset == log.state.end { continue }
      guard let after = event(ofLineAt: place.offset, log) else { return false }
      if next.map({ after < $0 }) ?? true { next = after }
    }
    guard let last, let next else { return true }
    return last < next
  }

  /// How many bytes are looked through for a line: hardly any has more.
  private static let lineByteCount = 16 << 10

  private func event(ofLineEndingAt end: Int, _ log: LogFile) -> (Timestamp, EventID)? {
    let start = max(0, end - LedgerLogs.lineByteCount)
    var bytes = [UInt8](repeating: 0, count: end - start)
    guard (try? system.read(log.file, at: start, into: &bytes, from: 0)) == bytes.count else {
      return nil
    }
    let feed = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n"))
    guard start == 0 || feed != nil else { return nil }
    return event(of: bytes[(feed.map { $0 + 1 } ?? 0)..<bytes.count - 1], log)
  }

  private func event(ofLineAt start: Int, _ log: LogFile) -> (Timestamp, EventID)? {
    var bytes = [UInt8](
      repeating: 0, count: min(LedgerLogs.lineByteCount, log.state.end - start))
    guard (try? system.read(log.file, at: start, into: &bytes, from: 0)) == bytes.count,
      let feed = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    return event(of: bytes[..<feed], log)
  }

  private func event(of line: ArraySlice<UInt8>, _ log: LogFile) -> (Timestamp, EventID)? {
    var envelope = EventEnvelope.blank
    envelope.id = EventID(writer: log.writer, number: 0)
    let bytes = Array(line)
    guard (try? LogLine.read(bytes.span.bytes, parts: [], into: &envelope)) != nil else {
      return nil
    }
    return (envelope.recordedAt, envelope.id)
  }
}
