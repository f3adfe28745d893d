import LedgerModel

/// A part of a former log in which nothing proves itself.
public struct LogGap: Hashable, Sendable {
  /// The log's path.
  public var log: String
  /// The number of the first missing event.
  public var firstNumber: Int
  /// The number of the next event that is there; ``firstNumber`` if the bytes are between two consecutive events, and
  /// `nil` if none follows.
  public var nextNumber: Int?
  /// The range of the bytes in the file; empty if events are missing without a trace.
  public var bytes: Range<Int>
}

extension LogGap {
  /// The missing part, as a sentence.
  public var text: String {
    let place =
      bytes.isEmpty
      ? "byte \(bytes.lowerBound)" : "bytes \(bytes.lowerBound) to \(bytes.upperBound - 1)"
    guard let nextNumber else {
      return "'\(log)', \(place): from event \(firstNumber) on nothing proves itself"
    }
    switch nextNumber - firstNumber {
    case ...0 where bytes.isEmpty: return "'\(log)', \(place): a line feed is missing"
    case ...0: return "'\(log)', \(place): no part of an event"
    case 1: return "'\(log)', \(place): event \(firstNumber) is damaged or missing"
    default:
      return "'\(log)', \(place): events \(firstNumber) to \(nextNumber - 1) are damaged or missing"
    }
  }
}

/// A finding of a salvage, in the order of the files.
package enum SalvageFinding: Hashable, Sendable {
  /// A line that proves itself.
  case line(RecordedLine)
  /// A part in which nothing proves itself.
  case gap(LogGap)
  /// A log that cannot be read at all.
  case unreadable(LogError)
}

extension FileEventStore {
  /// Reads every line of the ledger's files that proves itself, log by log, and reports the gaps between: even for a
  /// ledger that is too damaged to open. Nothing is changed or locked.
  ///
  /// - Parameters:
  ///   - body: Called with each such line; returns whether to go on.
  ///   - gap: Called with each part in which nothing proves itself.
  ///   - unreadable: Called with the error of each log that cannot be read at all.
  /// - Throws: ``LogError/noLedger(path:)`` if there is no log, and what the body throws.
  public func salvage(
    _ body: (RecordedLine) throws -> Bool, gap: (LogGap) -> Void, unreadable: (LogError) -> Void
  ) throws {
    try salvage { finding in
      switch finding {
      case .line(let line): return try body(line)
      case .gap(let found): gap(found)
      case .unreadable(let error): unreadable(error)
      }
      return true
    }
  }

  /// Does the same, with all findings in order.
  package func salvage(_ body: (SalvageFinding) throws -> Bool) throws {
    let logs = try logPaths()
    guard !logs.isEmpty else { throw LogError.noLedger(path: path) }
    var goesOn = true
    for log in logs where goesOn {
      let salvage: LogSalvage
      do throws(LogError) {
        salvage = try LogSalvage(system, log)
      } catch {
        goesOn = try body(.unreadable(error))
        continue
      }
      try salvage.run { finding in
        goesOn = try body(finding)
        return goesOn
      }
    }
  }
}

/// A search for every line of a former log that proves itself, and for the gaps between.
///
/// After damage a line builds on the seal that the line before it states or, if those digits are damaged, on the seal
/// computed from its bytes.
package struct LogSalvage {
  private let log: LogFile

  /// Opens a former log, whose name states its writer.
  ///
  /// - Throws: ``LogError`` if it cannot be opened.
  package init(_ system: any FileSystem, _ path: String) throws(LogError) {
    log = try LogError.reading { () throws(FileError) in try LogFile(system, path) }
  }

  /// More candidates than there are likely to be consecutive lines with damaged digits.
  private static let candidateLimit = 8

  /// Reads the file from its start; the body returns whether to go on.
  ///
  /// - Throws: ``LogError`` if the file cannot be read, and what the body throws.
  package func run(_ body: (SalvageFinding) throws -> Bool) throws {
    do {
      try walk(body)
    } catch let error as FileError {
      throw LogError(reading: error)
    }
  }

  private func walk(_ body: (SalvageFinding) throws -> Bool) throws {
    var reader = try log.pieces()
    var envelope = EventEnvelope.blank
    envelope.id = EventID(
      writer: LogDirectory.writer(ofLog: log.path) ?? .unknown, number: 0)
    var candidates = [Seal.beforeFirst]
    // The seal of the last line that proved itself.
    var proven = Seal.beforeFirst
    var (next, end, hasFeed) = (0, 0, true)
    while !reader.isAtEnd {
      if let line = reader.line(after: candidates),
        let recorded = LogSalvage.read(line.bytes, &envelope)
      {
        let number = recorded.id.number
        if line.range.lowerBound > end || number != next || !hasFeed {
          let bytes = end..<max(line.range.lowerBound, end)
          let gap = LogGap(
            log: log.path, firstNumber: next, nextNumber: number, bytes: bytes)
          guard try body(.gap(gap)) else { return }
        }
        guard try body(.line(recorded)) else { return }
        (candidates, proven) = ([line.seal], line.seal)
        (next, end, hasFeed) = (number + 1, line.range.upperBound, line.hasFeed)
      } else {
        let seals = reader.seals(after: candidates).filter { $0 != proven }
        candidates = seals.prefix(LogSalvage.candidateLimit - 1) + [proven]
      }
      try reader.advance()
    }
    if end < log.status.byteCount || next == 0 {
      let gap = LogGap(
        log: log.path, firstNumber: next, nextNumber: nil, bytes: end..<log.status.byteCount)
      _ = try body(.gap(gap))
    }
  }

  /// Reads a line; `nil` if no version could have written it.
  private static func read(_ line: [UInt8], _ envelope: inout EventEnvelope) -> RecordedLine? {
    var type: EventType?
    do throws(LineProblem) {
      try LogLine.read(line.span.bytes, parts: [], into: &envelope)
    } catch {
      guard error.isOfNewerVersion else { return nil }
      if case .field(.unknownType(let unknown)) = error { type = unknown }
    }
    return RecordedLine(
      id: envelope.id, recordedAt: envelope.recordedAt, type: type ?? envelope.type,
      bytes: line)
  }
}
