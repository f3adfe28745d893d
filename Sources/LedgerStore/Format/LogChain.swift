public import LedgerModel

/// A log as a chain of sealed lines: the state that its next line must follow, and the only way to turn events into
/// lines.
///
/// Each line is read again before it is returned, as the next start will read it: a line that would be refused then is
/// never stored.
public struct LogChain: Hashable, Sendable {
  /// Whose log it is.
  public let writer: WriterID
  /// How many lines there are: the number of the next one.
  public private(set) var eventCount = 0
  /// The seal of the last line.
  package private(set) var seal = Seal.beforeFirst
  /// When the last line was recorded; `nil` if there is none.
  public private(set) var latestTime: Timestamp?
  /// The place of the last line in an open batch; `nil` between batches.
  private(set) var batch: BatchPlace?

  /// The latest time of a line: a day before the end of time, so that later ones are possible.
  static let latestTime = Timestamp.latest.adding(milliseconds: -86_400_000)

  /// Creates the chain of a log that has not begun.
  public init(writer: WriterID) {
    self.writer = writer
  }

  /// Creates the chain that goes on after a log's last line.
  ///
  /// - Throws: ``LogError/damaged(_:)`` if the line has no seal.
  public init(after line: RecordedLine) throws(LogError) {
    guard let seal = line.seal else {
      throw .damaged(LogDamage(line.bytes, number: line.id.number, .noSeal))
    }
    self.init(
      writer: line.id.writer, eventCount: line.id.number + 1, seal: seal,
      latestTime: line.recordedAt)
    batch = line.batch?.isLast == false ? line.batch : nil
  }

  /// Creates a chain between two batches from what is known of the log.
  init(writer: WriterID, eventCount: Int, seal: Seal, latestTime: Timestamp?) {
    self.writer = writer
    self.eventCount = eventCount
    self.seal = seal
    self.latestTime = latestTime
  }

  /// Makes lines of events, and advances past the last of them.
  ///
  /// - Parameters:
  ///   - events: Numbered on from ``eventCount``, each later than the one before; whole batches.
  ///   - others: How many events each other log of the ledger has, because an event may name only events that are
  ///     there; `nil` if that is not known.
  /// - Throws: ``LogError/unwritable(_:type:reason:)`` if a line could not be read again, or does not follow. The chain
  ///   is then unchanged.
  public mutating func append(
    _ events: some RandomAccessCollection<EventEnvelope>, beside others: [WriterID: Int]?
  ) throws(LogError) -> [RecordedLine] {
    var chain = self
    var lines: [RecordedLine] = []
    lines.reserveCapacity(events.count)
    for event in events {
      var bytes: [UInt8] = []
      try chain.write(event, beside: others, to: &bytes)
      lines.append(
        RecordedLine(
          id: event.id, recordedAt: event.recordedAt, batch: event.batch, type: event.type,
          bytes: bytes.dropLast()))
    }
    try chain.finish(events)
    self = chain
    return lines
  }

  /// - Throws: ``LogError/unwritable(_:type:reason:)`` if the last of the events leaves its batch open.
  func finish(_ events: some BidirectionalCollection<EventEnvelope>) throws(LogError) {
    guard batch != nil, let last = events.last else { return }
    throw .unwritable(last.id, type: last.event.type, reason: LineProblem.wrongBatch.reason)
  }

  /// Makes the line of one event, and advances past it.
  mutating func write(
    _ event: borrowing EventEnvelope, beside others: [WriterID: Int]?, to bytes: inout [UInt8]
  ) throws(LogError) {
    do throws(LineProblem) {
      try check(event, beside: others)
      let start = bytes.count
      let (seal, isWhole) = LogLine.write(event, after: self.seal, to: &bytes)
      guard isWhole else { throw .textsNotRead }
      guard bytes.count - start <= LogLine.byteLimit else { throw .tooLong }
      var read = EventEnvelope.blank
      try LogLine.read(
        bytes.span.bytes.extracting(start..<bytes.count - 1), parts: .allUnkept, into: &read)
      if let problem = take(read, seal: seal, isUnderstood: true) { throw problem }
    } catch {
      throw .unwritable(event.id, type: event.type, reason: error.reason)
    }
  }

  /// Checks what a single line does not show: its writer, and that the events it names are there.
  private func check(
    _ event: borrowing EventEnvelope, beside others: [WriterID: Int]?
  ) throws(LineProblem) {
    guard event.id.writer == writer else { throw .wrongWriter }
    if case .logOpened(let opened) = event.event, opened.writer != writer { throw .wrongWriter }
    guard let others else { return }
    for cause in event.event.causes {
      let count = cause.writer == writer ? event.id.number : others[cause.writer] ?? 0
      guard (1..<max(count, 1)).contains(cause.number) else { throw .missingCause(cause) }
    }
  }

  /// Takes in the next line if it follows the chain.
  ///
  /// - Parameters:
  ///   - line: As it was read.
  ///   - seal: Its seal, already compared.
  ///   - isUnderstood: Whether this version knows the event.
  /// - Returns: What is wrong with the line; the chain is invalid then.
  @inline(__always)
  mutating func take(
    _ line: borrowing EventEnvelope, seal: Seal, isUnderstood: Bool
  ) -> LineProblem? {
    let number = line.id.number
    guard number == eventCount else { return .wrongNumber(number, expected: eventCount) }
    if let problem = takePlace(line.batch, at: line.recordedAt) { return problem }
    var isOpening = false
    if isUnderstood, case .logOpened = line.event { isOpening = true }
    guard isOpening == (number == 0) else { return .wrongOpening }
    eventCount = number + 1
    self.seal = seal
    latestTime = line.recordedAt
    return nil
  }

  /// Checks a line's time and its place in a batch.
  private mutating func takePlace(_ next: BatchPlace?, at time: Timestamp) -> LineProblem? {
    if let open = batch {
      guard let next, next.index == open.index + 1, next.count == open.count else {
        return .wrongBatch
      }
      guard time == latestTime else { return .wrongTime }
      batch = next.isLast ? nil : next
      return nil
    }
    if let next {
      guard next.index == 0 else { return .wrongBatch }
      batch = next
    }
    if let latestTime, time <= latestTime { return .wrongTime }
    return time > LogChain.latestTime ? .endOfTime : nil
  }
}

extension LogReading {
  /// Adds a whole log.
  public mutating func add(_ log: LogChain) {
    guard log.eventCount > 0 else { return }
    position.places[log.writer] = .init(next: log.eventCount, seal: log.seal)
    condition.heads.append(
      .init(writer: log.writer, eventCount: log.eventCount, lastSeal: log.seal))
  }
}
