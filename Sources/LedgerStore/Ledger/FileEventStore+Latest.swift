import LedgerModel
import Synchronization

/// The place where the last lines of a ledger begin.
struct LatestLines {
  /// Where reading begins.
  var position: LogPosition
  /// The first event of each log that is not read from its beginning.
  var first: [EventID] = []
  /// The event before which, in the ledger's order, not all events are read: those that are read are skipped.
  private(set) var since = EventEnvelope.blank

  fileprivate mutating func begin(with event: EventEnvelope) {
    if first.isEmpty || since.isEarlier(than: event) { since = event }
    first.append(event.id)
  }
}

extension FileEventStore {
  /// Returns the last lines of the ledger; `nil` if it has no more than those.
  ///
  /// - Parameters:
  ///   - count: About how many lines of each log.
  ///   - inBatches: Whether batches are whole; otherwise a long one may begin with any of its lines.
  ///   - end: Where the ledger ends; `nil` for the end of its logs.
  /// - Throws: ``LogError`` if a log cannot be read at all.
  func latestLines(
    _ count: Int, inBatches: Bool = false, before end: LogPosition? = nil
  ) throws(LogError) -> LatestLines? {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.verifiedLogs()
      var lines = LatestLines(position: LogPosition(generation: logs.generation))
      let end = end ?? logs.merge.end
      for log in files {
        guard let place = end.places[log.writer], count < place.next else { continue }
        let first = try LogError.reading { () throws(FileError) in
          try logs.firstOfLatest(count, inBatches, of: log, before: place.offset)
        }
        guard let first else { return nil }
        lines.position.places[log.writer] = first.place
        lines.begin(with: first.event)
      }
      return lines.first.isEmpty ? nil : lines
    }
  }
}

extension LedgerLogs {
  /// How many bytes are searched at a time.
  private static let chunkByteCount = 64 << 10

  fileprivate func firstOfLatest(
    _ count: Int, _ inBatches: Bool, of log: LogFile, before end: Int
  ) throws(FileError) -> (place: LogPosition.Place, event: EventEnvelope)? {
    // Back past more line ends than are wanted: the first line is not whole, and the next one gives the seal.
    var (start, feedCount) = (end, 0)
    var chunk = [UInt8](repeating: 0, count: LedgerLogs.chunkByteCount)
    while start > 0, feedCount < count + 2 {
      let size = min(chunk.count, start)
      if size < chunk.count { chunk.removeLast(chunk.count - size) }
      start -= size
      guard try system.read(log.file, at: start, into: &chunk, from: 0) == size else { return nil }
      feedCount += chunk.count { $0 == UInt8(ascii: "\n") }
    }
    var scanner = LineScanner(system, log.file, from: start, to: end)
    var seal: Seal?
    while true {
      let offset = scanner.offset
      guard case .line(let range) = try scanner.next() else { return nil }
      let line = scanner.bytes.extracting(range)
      feedCount -= 1
      if feedCount < count, let before = seal, let first = event(of: line, log.writer),
        !inBatches || first.batch?.index ?? 0 == 0
      {
        return (.init(next: first.id.number, offset: offset, seal: before), first)
      }
      seal = LogLine.hasSeal(line) ? LogLine.seal(of: line) : nil
    }
  }

  /// Returns the event of a line; `nil` if it does not read.
  func event(of line: RawSpan, _ writer: WriterID) -> EventEnvelope? {
    var envelope = EventEnvelope.blank
    envelope.id = EventID(writer: writer, number: 0)
    guard (try? LogLine.read(line, parts: [], into: &envelope)) != nil else { return nil }
    return envelope
  }
}
