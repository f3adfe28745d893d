package import LedgerModel

/// The format of a log: one event per line, in UTF-8, ended by a line feed, without blanks.
///
/// | member  | meaning |
/// |---------|---------|
/// | `n`     | 0, 1, 2 … without a gap: the event's number in this log |
/// | `at`    | when it was recorded: UTC, `2026-11-20T12:00:00.123Z`; increases, shared in a batch |
/// | `type`  | what happened: `ExpenseAdded` |
/// | `batch` | only in a batch: `[i,count]`, i from 0; a batch counts whole or not at all |
/// | `key`   | optional: the idempotency key, 1 to 128 bytes |
/// | `data`  | the event's payload, in the order that it declares |
/// | `seal`  | 64 hexadecimal digits |
///
/// The seal is SHA-256 of the 64 digits of the previous line's seal (64 zeros before line 0), followed by this line's
/// bytes up to and without `,"seal":"`. The last 76 bytes of a line are literally that, 64 digits, `"}` and the line
/// feed. Line 0 is a `LogOpened`. A reader accepts any spelling of JSON before the seal; a writer uses only this one.
package enum LogLine {
  /// The largest number of bytes in a line, with its line feed: 200 times the usual.
  package static let byteLimit = 1 << 20
  /// From `,"seal":"` to the closing brace, without the line feed.
  package static let sealByteCount = 75

  /// Reads a line into an envelope.
  ///
  /// The seal's place is checked, but not its digits: see ``Seal``.
  ///
  /// - Parameters:
  ///   - line: The bytes without the line feed.
  ///   - parts: The parts that are read besides the figures.
  ///   - envelope: Filled in place; its id keeps its `writer`.
  package static func read(
    _ line: RawSpan, parts: EventParts, into envelope: inout EventEnvelope
  ) throws(LineProblem) {
    guard hasSeal(line) else { throw .noSeal }
    try readFields(line, parts: parts, into: &envelope)
  }

  /// Reads a line into an envelope, faster if it is one of many similar lines.
  ///
  /// - Parameter memory: What the previous lines held.
  @inline(__always)
  package static func read(
    _ line: RawSpan, parts: EventParts, memory: inout LineMemory, into envelope: inout EventEnvelope
  ) throws(LineProblem) {
    guard hasSeal(line) else { throw .noSeal }
    if PlainLine.read(line, parts: parts, memory: &memory, into: &envelope) { return }
    try readFields(line, parts: parts, into: &envelope)
  }

  @inline(never)
  private static func readFields(
    _ line: RawSpan, parts: EventParts, into envelope: inout EventEnvelope
  ) throws(LineProblem) {
    do throws(FieldError) {
      var fields = FieldReader(canonical: line, parts: parts)
      try fields.readEnvelope(into: &envelope)
      // Anything between `data` and the seal is left to the general path, which refuses it.
      if fields.position == line.byteCount &- sealByteCount { return }
    } catch {
      // Anything unusual is read again by the general path, or refused with a reason.
    }
    do throws(FieldError) {
      let normalized = try JSONText.normalized(line)
      var fields = FieldReader(normalized: normalized.span.bytes)
      try fields.readEnvelope(into: &envelope)
      _ = try fields.text("seal")
      try fields.finish()
    } catch {
      throw .field(error)
    }
  }

  /// Returns whether a line ends in the literal bytes of a seal.
  @inline(__always)
  package static func hasSeal(_ line: RawSpan) -> Bool {
    let start = line.byteCount &- sealByteCount
    guard start > 1 else { return false }
    // `,"seal":`, the quote after it, and `"}` at the end.
    return line.word(start) == 0x3A22_6C61_6573_222C && line.word(start &+ 8) & 0xFF == 0x22
      && line.word(line.byteCount &- 8) >> 48 == 0x7D22
  }

  /// Returns a line's seal; `nil` if its digits are invalid. The caller has checked that it has one.
  package static func seal(of line: RawSpan) -> Seal? {
    let start = line.byteCount - sealByteCount + 9
    return Seal(digits: line.extracting(start..<start + SHA256Hash.digitCount))
  }

  /// Appends the line of an event without any check: see ``LogChain``.
  ///
  /// - Returns: Its seal, and whether the event has its texts.
  package static func write(
    _ envelope: EventEnvelope, after before: Seal, to bytes: inout [UInt8]
  ) -> (seal: Seal, isWhole: Bool) {
    let start = bytes.count
    var fields = FieldWriter(after: consume bytes)
    fields.write(envelope)
    let isWhole = !fields.lacksTexts
    let seal = Seal(of: fields.bytes.span.bytes.extracting(droppingFirst: start), after: before)
    fields.write("seal", seal)
    bytes = fields.finished()
    bytes.append(UInt8(ascii: "\n"))
    return (seal, isWhole)
  }
}

extension RawSpan {
  /// Returns eight bytes, the first in the lowest place.
  @inline(__always)
  fileprivate func word(_ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
