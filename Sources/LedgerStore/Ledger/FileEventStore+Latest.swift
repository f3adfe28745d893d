import LedgerModel
import Synchronization

/// Where the last lines of a ledger begin.
struct LatestLines {
  /// Where reading begins.
  var position: LogPosition
  /// The event of the first line, which begins a batch or stands alone.
  var first: EventID
  /// What line 0 of the log says.
  var opened: LogOpened?
}

extension FileEventStore {
  /// The last lines of the ledger's only log; `nil` where that has no more, or another one stands beside.
  ///
  /// - Parameter count: About how many; a batch is whole.
  /// - Throws: ``LogError`` where the log cannot be read at all.
  func latestLines(_ count: Int) throws(LogError) -> LatestLines? {
    try logs.withLock { logs throws(LogError) in
      guard let log = try logs.onlyLog(), count < log.state.eventCount else { return nil }
      return try LogError.reading { () throws(FileError) in
        try logs.latestLines(count, of: log)
      }
    }
  }
}

extension LedgerLogs {
  /// How many bytes are looked through at a time.
  private static let chunkByteCount = 64 << 10

  fileprivate func latestLines(
    _ count: Int, of log: LogFile
  ) throws(FileError) -> LatestLines? {
    // Back to where more lines end than are wanted: one is not whole, and the next has the seal.
    var (start, feedCount) = (log.state.end, 0)
    var chunk = [UInt8](repeating: 0, count: LedgerLogs.chunkByteCount)
    while start > 0, feedCount < count + 2 {
      let size = min(chunk.count, start)
      if size < chunk.count { chunk.removeLast(chunk.count - size) }
      start -= size
      guard try system.read(log.file, at: start, into: &chunk, from: 0) == size else { return nil }
      feedCount += chunk.count { $0 == UInt8(ascii: "\n") }
    }
    var scanner = LineScanner(system, log.file, from: start, to: log.state.end)
    var seal: Seal?
    while true {
      let offset = scanner.offset
      guard case .line(let range) = try scanner.next() else { return nil }
      let line = scanner.bytes.extracting(range)
      feedCount -= 1
      if feedCount < count, let before = seal, let first = beginning(of: line, log.writer) {
        var position = LogPosition(generation: generation)
        position.places[log.writer] = .init(next: first.number, offset: offset, seal: before)
        return LatestLines(position: position, first: first, opened: log.state.opened)
      }
      seal = LogLine.hasSeal(line) ? LogLine.seal(of: line) : nil
    }
  }

  /// The event of a line; `nil` where it does not read, or stands within a batch.
  private func beginning(of line: RawSpan, _ writer: WriterID) -> EventID? {
    var envelope = EventEnvelope.blank
    envelope.id = EventID(writer: writer, number: 0)
    guard (try? LogLine.read(line, parts: [], into: &envelope)) != nil,
      envelope.batch?.index ?? 0 == 0
    else { return nil }
    return envelope.id
  }
}
