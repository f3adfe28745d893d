import LedgerModel
import Synchronization

extension FileEventStore {
  /// Returns the fold of a snapshot that fits the ledger's logs; `nil` if there is none.
  func keptFold<P: KeptProjection>(of _: P.Type) throws(LogError) -> CachedFold<P>? {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      return logs.derived(.fold(of: P.self), from: files)
        .flatMap { logs.keptFold(of: P.self, $0, of: files) }
    }
  }

  /// Keeps a fold for the next process, if every log is whole and understood.
  func keep<P: KeptProjection>(_ kept: CachedFold<P>) throws(LogError) {
    guard kept.isWritten else { return }
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      try logs.keep(.fold(of: P.self), of: files, upTo: kept.position) { header in
        guard let bytes = Snapshot(header: header, fold: kept.fold).bytes else { return nil }
        if P.self == BudgetState.self { logs.keepFormer(files) }
        return bytes
      }
    }
  }

  /// Returns the keys that an earlier process found in the logs, and how far it searched; `nil` if none left any.
  func keptKeys() throws(LogError) -> (keys: KnownKeys, position: LogPosition)? {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      guard let bytes = logs.derived(.keys, from: files)?.contents,
        let (header, keys) = KnownKeys.read(bytes), let position = logs.position(header, files)
      else { return nil }
      return (keys, position)
    }
  }

  /// Keeps the keys for the next process.
  func keep(_ keys: KnownKeys, upTo position: LogPosition) throws(LogError) {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      try logs.keep(.keys, of: files, upTo: position) { header in keys.file(header) }
    }
  }

  /// Returns the index that an earlier process left, and how far it reaches; `nil` if none fits.
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
  func keep(_ index: EntryIndex, upTo position: LogPosition) throws(LogError) {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      try logs.keep(.index, of: files, upTo: position) { header in index.file(header) }
    }
  }
}

extension LedgerLogs {
  /// Returns the logs if their lines are verified before they are read, else none.
  mutating func verifiedLogs() throws(LogError) -> [LogFile] {
    _ = try catchUp()
    return isVerifying ? files : []
  }

  /// Returns the fold that a file holds; `nil` if it holds none that fits.
  func keptFold<P: KeptProjection>(
    of _: P.Type, _ file: DerivedFile, of logs: [LogFile]
  ) -> CachedFold<P>? {
    guard let bytes = file.contents, let snapshot = Snapshot<P>(bytes: bytes),
      snapshot.fold.hasSeveralLogs == (logs.count > 1),
      let position = position(snapshot.header, logs)
    else { return nil }
    let budget = snapshot.fold.projection as? BudgetState
    return CachedFold(
      restored: snapshot.fold, position: position,
      opened: budget?.decisionState.opened ?? logs[0].state.opened)
  }

  /// Returns the file for a value derived from logs: other logs have another file.
  func derived(_ name: DerivedFile.Name, from logs: [LogFile]) -> DerivedFile? {
    guard let ledger = logs.first?.state.opened?.ledger else { return nil }
    return DerivedFile(name, of: logs.map(\.writer), in: ledger, memory.records.places, system)
  }

  func keep(
    _ name: DerivedFile.Name, of logs: [LogFile], upTo position: LogPosition,
    _ bytes: (SnapshotHeader) -> [UInt8]?
  ) throws(LogError) {
    guard observed == nil, let ledger = logs.first?.state.opened?.ledger,
      position.generation == generation,
      Set(position.places.keys) == Set(logs.map(\.writer)),
      logs.allSatisfy({ $0.state.damage == nil && $0.state.newer.isEmpty }),
      let file = derived(name, from: logs)
    else { return }
    let header = SnapshotHeader(ledger: ledger, places: position.places)
    guard self.position(header, logs) != nil, let bytes = bytes(header) else { return }
    file.replace(with: bytes)
  }

  /// Returns where reading goes on after the contents of a file; `nil` if the file does not fit the logs.
  ///
  /// It fits if it is of these logs, each is verified that far, and the file's seals are at those places. With several
  /// logs, all later events must also be later than all that it holds.
  func position(_ header: SnapshotHeader, _ logs: [LogFile]) -> LogPosition? {
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
    guard place.offset <= log.state.end, place.next <= log.state.eventCount,
      (place.offset == 0) == (place.next == 0)
    else { return false }
    return log.seal(before: place.offset) == place.seal
  }

  /// Returns whether all events of logs up to a position come before all others in the ledger's order.
  private func isEarlier(_ position: LogPosition, _ logs: [LogFile]) -> Bool {
    guard let last = latest(upTo: position, logs) else { return false }
    return logs.allSatisfy { log in
      guard let place = position.places[log.writer] else { return false }
      return place.offset == log.state.end
        || event(ofLineAt: place.offset, log).map { last.isEarlier(than: $0) } ?? false
    }
  }

  /// Returns the last event before a position, in the ledger's order; `nil` if there is none, or a line does not read.
  func latest(upTo position: LogPosition, _ logs: [LogFile]) -> EventEnvelope? {
    var latest: EventEnvelope?
    for log in logs {
      guard let place = position.places[log.writer], place.offset > 0 else { continue }
      guard let event = event(ofLineEndingAt: place.offset, log) else { return nil }
      if latest?.isEarlier(than: event) ?? true { latest = event }
    }
    return latest
  }

  /// How many bytes are searched for a line: hardly any is longer.
  private static let lineByteCount = 16 << 10

  private func event(ofLineEndingAt end: Int, _ log: LogFile) -> EventEnvelope? {
    let start = max(0, end - LedgerLogs.lineByteCount)
    var bytes = [UInt8](repeating: 0, count: end - start)
    guard (try? system.read(log.file, at: start, into: &bytes, from: 0)) == bytes.count else {
      return nil
    }
    let feed = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n"))
    guard start == 0 || feed != nil else { return nil }
    let line = (feed.map { $0 + 1 } ?? 0)..<bytes.count - 1
    return event(of: bytes.span.bytes.extracting(line), log.writer)
  }

  private func event(ofLineAt start: Int, _ log: LogFile) -> EventEnvelope? {
    var bytes = [UInt8](
      repeating: 0, count: min(LedgerLogs.lineByteCount, log.state.end - start))
    guard (try? system.read(log.file, at: start, into: &bytes, from: 0)) == bytes.count,
      let feed = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    return event(of: bytes.span.bytes.extracting(..<feed), log.writer)
  }
}

extension EventEnvelope {
  /// Returns whether it comes before another event in the ledger's order.
  func isEarlier(than other: EventEnvelope) -> Bool {
    (recordedAt, id) < (other.recordedAt, other.id)
  }
}
