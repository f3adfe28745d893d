import LedgerModel

/// Gives out the events of all logs in the order of the ledger: by time, then writer, then number.
struct LogMerge {
  let system: any FileSystem
  let logs: [LogFile]
  /// What was here before and no longer is.
  let missing: [MissingEvents]
  /// Which files the positions are of.
  let generation: Int
  /// When every line was verified last.
  let verifiedAt: Timestamp?

  func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading {
    if logs.count == 1 {
      try readOne(logs[0], from: position, to: logs[0].state.end, parts: parts, body)
    } else {
      try readSeveral(from: position, parts: parts) { cursor in try body(cursor.envelope) }
    }
    return reading
  }

  /// Gives out the lines themselves, in the same order, those of newer versions too.
  func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    try readSeveral(from: .start, parts: [], includesNewer: true) { cursor in
      try body(try cursor.recordedLine())
    }
    return reading
  }

  /// Where the logs end.
  var end: LogPosition {
    var end = LogPosition(generation: generation)
    for log in logs {
      end.places[log.writer] = .init(
        next: log.state.eventCount, offset: log.state.end, seal: log.state.seal)
    }
    return end
  }

  /// How far was read, and in what state the logs are.
  var reading: LogReading {
    var condition = LedgerCondition()
    condition.missing = missing
    condition.verifiedAt = verifiedAt
    for log in logs {
      let path = log.path
      let state = log.state
      if let damage = state.damage { condition.damage.append(damage) }
      if state.unfinishedByteCount > 0, state.damage == nil {
        condition.unfinished.append(.init(log: path, byteCount: state.unfinishedByteCount))
      }
      for (number, reason) in state.newer.sorted(by: { $0.key < $1.key }) {
        condition.newerEvents.append(
          .init(log: path, id: EventID(writer: log.writer, number: number), reason: reason))
      }
      if state.eventCount > 0 {
        condition.heads.append(
          .init(writer: log.writer, eventCount: state.eventCount, lastSeal: state.seal))
      }
    }
    return LogReading(position: end, condition: condition)
  }

  private func cursor(
    _ log: LogFile, _ position: LogPosition, to end: Int, _ parts: EventParts
  ) -> LogCursor {
    let place = position.places[log.writer]
    return LogCursor(
      system, log.file, writer: log.writer, number: place?.next ?? 0, from: place?.offset ?? 0,
      to: end, parts: parts, newer: log.state.newer)
  }

  /// Gives out the events of one log between two places.
  ///
  /// - Returns: The number that the line has that comes next.
  @discardableResult
  func readOne(
    _ log: LogFile, from position: LogPosition, to end: Int, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> Int {
    if let place = position.places[log.writer], place.offset == end { return place.next }
    var cursor = cursor(log, position, to: end, parts)
    try cursor.advance()
    while !cursor.isAtEnd {
      guard try body(cursor.envelope) else { break }
      try cursor.advance()
    }
    return cursor.nextNumber
  }

  private final class Reader {
    var cursor: LogCursor

    init(_ cursor: consuming LogCursor) {
      self.cursor = cursor
    }

    func isBefore(_ other: Reader) -> Bool {
      let left = cursor.envelope
      let right = other.cursor.envelope
      return (left.recordedAt, left.id) < (right.recordedAt, right.id)
    }
  }

  private func readSeveral(
    from position: LogPosition, parts: EventParts, includesNewer: Bool = false,
    _ body: (borrowing LogCursor) throws -> Bool
  ) throws {
    var readers: [Reader] = []
    for log in logs {
      let reader = Reader(cursor(log, position, to: log.state.end, parts))
      reader.cursor.includesNewer = includesNewer
      try reader.cursor.advance()
      if !reader.cursor.isAtEnd { readers.append(reader) }
    }
    while var next = readers.first {
      for reader in readers.dropFirst() where reader.isBefore(next) { next = reader }
      guard try body(next.cursor) else { return }
      try next.cursor.advance()
      if next.cursor.isAtEnd { readers.removeAll { $0 === next } }
    }
  }
}
