import LedgerModel

/// A merge of the events of all logs in the ledger's order: by time, then writer, then number.
struct LogMerge {
  let system: any FileSystem
  let logs: [LogFile]
  /// The events that were here before and are missing now.
  let missing: [MissingEvents]
  /// The generation of the files that the positions are of.
  let generation: Int
  /// When every line was last verified; `nil` if it never was.
  let verifiedAt: Timestamp?
  /// The paths of files beside the logs that may hold one, and are not read.
  var copies: [String] = []

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

  /// Reads the events between two positions, up to the first that the body rejects.
  ///
  /// - Parameter filter: The lines to skip without reading; `nil` for none.
  /// - Returns: The position of the rejected event; the end if there is none.
  @discardableResult
  func read(
    from position: LogPosition, upTo end: LogPosition, parts: EventParts,
    filter: LineFilter? = nil, _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogPosition {
    var unread: [WriterID: (next: Int, offset: Int)] = [:]
    if logs.count == 1, let last = end.places[logs[0].writer]?.offset {
      var cursor = cursor(logs[0], rest(of: logs[0], position, to: last), parts)
      cursor.filter = filter
      try cursor.advance()
      while !cursor.isAtEnd {
        guard try body(cursor.envelope) else {
          unread[logs[0].writer] = (cursor.envelope.id.number, cursor.lineOffset)
          break
        }
        try cursor.advance()
      }
    } else {
      let pieces = logs.map { log in
        (log.writer, [rest(of: log, position, to: end.places[log.writer]?.offset ?? 0)])
      }
      unread = try readSeveral(
        Dictionary(pieces) { _, last in last }, parts: parts, filter: filter
      ) { cursor in try body(cursor.envelope) }
    }
    var stop = end
    for log in logs {
      guard let place = unread[log.writer] else { continue }
      stop.places[log.writer] = .init(
        next: place.next, offset: place.offset, seal: log.seal(before: place.offset) ?? .beforeFirst
      )
    }
    return stop
  }

  /// Reads all events from a position with the offsets of their lines.
  func readPlaces(
    from position: LogPosition, _ body: (borrowing EventEnvelope, _ offset: Int) throws -> Void
  ) throws -> LogReading {
    try readSeveral(from: position, parts: []) { cursor in
      try body(cursor.envelope, cursor.lineOffset)
      return true
    }
    return reading
  }

  /// Reads the events of some pieces of the logs, in the same order.
  func read(
    _ pieces: [WriterID: [LogPiece]], parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Void
  ) throws {
    try readSeveral(pieces, parts: parts) { cursor in
      try body(cursor.envelope)
      return true
    }
  }

  /// Reads the lines themselves, in the same order, including those of newer versions.
  func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    try readSeveral(from: .start, parts: [], includesNewer: true) { cursor in
      try body(try cursor.recordedLine())
    }
    return reading
  }

  /// Does the same for some pieces of the logs.
  func readLines(_ pieces: [WriterID: [LogPiece]], _ body: (RecordedLine) throws -> Void) throws {
    try readSeveral(pieces, parts: [], includesNewer: true) { cursor in
      try body(try cursor.recordedLine())
      return true
    }
  }

  /// The position at the end of the logs.
  var end: LogPosition {
    var end = LogPosition(generation: generation)
    for log in logs {
      end.places[log.writer] = .init(
        next: log.state.eventCount, offset: log.state.end, seal: log.state.seal)
    }
    return end
  }

  /// The end of the logs, and their condition.
  var reading: LogReading {
    var condition = LedgerCondition()
    condition.missing = missing
    condition.verifiedAt = verifiedAt
    condition.copies = copies
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

  /// Returns the part of a log after a position, up to its end or another one.
  private func rest(
    of log: LogFile, _ position: LogPosition, to end: Int? = nil
  ) -> LogPiece {
    let place = position.places[log.writer]
    let end = end ?? log.state.end
    return LogPiece(next: place?.next ?? 0, offsets: min(place?.offset ?? 0, end)..<end)
  }

  private func cursor(_ log: LogFile, _ piece: LogPiece, _ parts: EventParts) -> LogCursor {
    LogCursor(
      system, log.file, writer: log.writer, number: piece.next, from: piece.offsets.lowerBound,
      to: piece.offsets.upperBound, parts: parts, newer: log.state.newer)
  }

  /// Reads the events of one log between two places.
  ///
  /// - Returns: The number of the next line.
  @discardableResult
  func readOne(
    _ log: LogFile, from position: LogPosition, to end: Int, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> Int {
    if let place = position.places[log.writer], place.offset == end { return place.next }
    var cursor = cursor(log, rest(of: log, position, to: end), parts)
    try cursor.advance()
    while !cursor.isAtEnd {
      guard try body(cursor.envelope) else { break }
      try cursor.advance()
    }
    return cursor.nextNumber
  }

  /// A reader of the pieces of one log, in order.
  private final class Reader {
    private(set) var cursor: LogCursor
    private var rest: ArraySlice<LogPiece>
    private let open: (LogPiece) -> LogCursor

    init(_ pieces: [LogPiece], open: @escaping (LogPiece) -> LogCursor) throws {
      self.open = open
      rest = pieces[...]
      cursor = open(rest.popFirst() ?? LogPiece(next: 0, offsets: 0..<0))
      try advance()
    }

    func advance() throws {
      try cursor.advance()
      while cursor.isAtEnd, let piece = rest.popFirst() {
        cursor = open(piece)
        try cursor.advance()
      }
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
    let pieces = Dictionary(logs.map { ($0.writer, [rest(of: $0, position)]) }) { _, last in last }
    try readSeveral(pieces, parts: parts, includesNewer: includesNewer, body)
  }

  /// - Returns: If the body rejected an event, the first unread event of each unfinished log: its number, and where its
  ///   line begins.
  @discardableResult
  private func readSeveral(
    _ pieces: [WriterID: [LogPiece]], parts: EventParts, includesNewer: Bool = false,
    filter: LineFilter? = nil, _ body: (borrowing LogCursor) throws -> Bool
  ) throws -> [WriterID: (next: Int, offset: Int)] {
    var readers: [Reader] = []
    for log in logs {
      let reader = try Reader(pieces[log.writer] ?? []) { piece in
        var cursor = cursor(log, piece, parts)
        cursor.includesNewer = includesNewer
        cursor.filter = filter
        return cursor
      }
      if !reader.cursor.isAtEnd { readers.append(reader) }
    }
    // The last reader has the next event.
    readers.sort { $1.isBefore($0) }
    while let next = readers.popLast() {
      guard try body(next.cursor) else {
        let unread = (readers + [next]).map { reader in
          let id = reader.cursor.envelope.id
          return (id.writer, (next: id.number, offset: reader.cursor.lineOffset))
        }
        return Dictionary(unread) { _, last in last }
      }
      try next.advance()
      if next.cursor.isAtEnd { continue }
      readers.insert(next, at: readers.partitioningIndex { $0.isBefore(next) })
    }
    return [:]
  }
}

/// Consecutive lines of one log.
struct LogPiece: Hashable {
  /// The number of the first one.
  var next: Int
  /// Their byte range.
  var offsets: Range<Int>
}
