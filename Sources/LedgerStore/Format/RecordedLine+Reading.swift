public import LedgerModel

// For a store that keeps lines: what it needs of one to find it, and the event that it is.
extension RecordedLine {
  /// A line of a log as it was stored.
  ///
  /// Its seal is not computed again: a store that keeps lines where others can write verifies them.
  ///
  /// - Parameters:
  ///   - bytes: Without the line feed.
  ///   - writer: Whose log it is of.
  /// - Throws: ``LogError/damaged(_:)`` where it cannot be read, also by a newer version.
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

  /// The event that the line is.
  ///
  /// - Parameter parts: What is read besides the figures.
  /// - Throws: ``LogError/damaged(_:)`` where the line cannot be read,
  ///   ``LogError/newerVersion(log:line:reason:)`` where only a newer version can.
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

  /// The digits at the end of the line; `nil` where they are no seal.
  package var seal: Seal? {
    LogLine.hasSeal(bytes.span.bytes) ? LogLine.seal(of: bytes.span.bytes) : nil
  }
}

extension LogDamage {
  /// A line that stands in no file.
  init(_ line: [UInt8], number: Int, _ problem: LineProblem) {
    self.init(
      log: "", line: number + 1, offset: 0, reason: problem.reason,
      excerpt: LogDamage.excerpt(of: line))
  }

  /// The beginning of a line, its unprintable bytes replaced.
  static func excerpt(of line: some Collection<UInt8>) -> String {
    String(decoding: line.prefix(100), as: UTF8.self).unicodeScalars.map { scalar in
      JSONEscapes.mustBeEscaped(scalar) ? "\u{FFFD}" : String(scalar)
    }.joined()
  }
}
