public import LedgerModel
import StrictJSON

// For a store that keeps lines: what it needs to find one, and the event that it holds.
extension RecordedLine {
  /// Creates a line of a log from its stored bytes.
  ///
  /// Its seal is not computed again: a store verifies its lines if others can write to them.
  ///
  /// - Parameters:
  ///   - bytes: Without the line feed.
  ///   - writer: The writer of its log.
  /// - Throws: ``LogError/damaged(_:)`` if the line cannot be read, even by a newer version.
  public init(_ bytes: [UInt8], of writer: WriterID) throws(LogError) {
    var envelope = EventEnvelope.blank
    envelope.id = EventID(writer: writer, number: 0)
    var type: EventType?
    do throws(LineProblem) {
      try LogLine.read(bytes.span.bytes, parts: [], into: &envelope)
    } catch .field(.unknownType(let newer)) {
      type = newer
    } catch {
      guard error.isOfNewerVersion else {
        throw .damaged(LogDamage(bytes, number: envelope.id.number, error))
      }
    }
    self.init(
      id: envelope.id, recordedAt: envelope.recordedAt, batch: envelope.batch,
      type: type ?? envelope.type, bytes: bytes)
  }

  /// Reads the event that the line holds.
  ///
  /// - Parameter parts: The parts that are read besides the figures.
  /// - Throws: ``LogError/damaged(_:)`` if the line cannot be read, ``LogError/newerVersion(log:line:reason:)`` if only
  ///   a newer version can read it.
  public func event(_ parts: EventParts = .all) throws(LogError) -> EventEnvelope {
    var envelope = EventEnvelope.blank
    envelope.id = id
    do throws(LineProblem) {
      try LogLine.read(bytes.span.bytes, parts: parts, into: &envelope)
    } catch {
      guard error.isOfNewerVersion else {
        throw .damaged(LogDamage(bytes, number: id.number, error))
      }
      throw .newerVersion(log: id.writer.text, line: id.number + 1, reason: error.reason)
    }
    return envelope
  }

  /// The seal at the end of the line; `nil` if it is not one.
  package var seal: Seal? {
    LogLine.hasSeal(bytes.span.bytes) ? LogLine.seal(of: bytes.span.bytes) : nil
  }
}

extension LogDamage {
  /// Creates the damage of a line that is in no file.
  init(_ line: [UInt8], number: Int, _ problem: LineProblem) {
    self.init(
      log: "", line: number + 1, offset: 0, reason: problem.reason,
      excerpt: LogDamage.excerpt(of: line))
  }

  /// Returns the beginning of a line with its unprintable bytes replaced.
  static func excerpt(of line: some Collection<UInt8>) -> String {
    String(decoding: line.prefix(100), as: UTF8.self).unicodeScalars.map { scalar in
      JSONEscapes.mustBeEscaped(scalar) ? "\u{FFFD}" : String(scalar)
    }.joined()
  }
}
