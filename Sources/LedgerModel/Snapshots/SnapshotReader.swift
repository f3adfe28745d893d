package import LedgerEvents

/// Reads what ``SnapshotWriter`` wrote; it checks every length and position, whatever the bytes are.
public struct SnapshotReader {
  /// All bytes of the snapshot; values that are decoded on demand keep them.
  package let bytes: [UInt8]
  /// The offset of the next value.
  package private(set) var position: Int

  package init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  /// The number of remaining bytes.
  package var remaining: Int { bytes.count - position }

  /// Skips bytes, and returns their range.
  package mutating func take(_ count: Int) throws(UnreadableSnapshot) -> Range<Int> {
    guard count >= 0, count <= remaining else { throw UnreadableSnapshot() }
    defer { position += count }
    return position..<position + count
  }

  package mutating func byte() throws(UnreadableSnapshot) -> UInt8 {
    bytes[try take(1).lowerBound]
  }

  package mutating func half() throws(UnreadableSnapshot) -> UInt32 {
    bytes.half(at: try take(4).lowerBound)
  }

  package mutating func word() throws(UnreadableSnapshot) -> UInt64 {
    bytes.word(at: try take(8).lowerBound)
  }

  /// Reads the number of parts that follow.
  ///
  /// - Parameter size: The least number of bytes of each part, so that no more memory is allocated than the snapshot
  ///   can fill.
  package mutating func count(ofSize size: Int) throws(UnreadableSnapshot) -> Int {
    let count = Int(try half())
    guard count <= remaining / max(size, 1) else { throw UnreadableSnapshot() }
    return count
  }

  package mutating func text() throws(UnreadableSnapshot) -> String {
    let range = try take(try count(ofSize: 1))
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw UnreadableSnapshot()
    }
    return text
  }

  /// Reads the bytes that ``SnapshotWriter/write(data:)`` wrote.
  public mutating func data() throws(UnreadableSnapshot) -> [UInt8] {
    Array(bytes[try take(try count(ofSize: 1))])
  }

  package mutating func event() throws(UnreadableSnapshot) -> EventID {
    let writer = WriterID(packed: try word())
    let number = try word()
    guard number < SnapshotWriter.numberLimit else { throw UnreadableSnapshot() }
    return EventID(writer: writer, number: Int(number))
  }

  /// Reads a number of events, to which further events may be added.
  mutating func countOfEvents() throws(UnreadableSnapshot) -> Int {
    let count = try word()
    guard count < SnapshotWriter.numberLimit else { throw UnreadableSnapshot() }
    return Int(count)
  }

  /// Reads an event, if there is one.
  mutating func optionalEvent() throws(UnreadableSnapshot) -> EventID? {
    try byte() == 0 ? nil : try event()
  }

  /// Reads an event in the encoding of a snapshot.
  mutating func envelope() throws(UnreadableSnapshot) -> EventEnvelope {
    let writer = WriterID(packed: try word())
    let range = try take(try count(ofSize: 1))
    var envelope = EventEnvelope(
      id: EventID(writer: writer, number: 0), recordedAt: .earliest,
      event: .purchase(.proRevoked(ProRevoked(product: ""))))
    if readAsWritten(range, into: &envelope) { return envelope }
    do throws(FieldError) {
      let normalized = try JSONText.normalized(bytes.span.bytes.extracting(range))
      var fields = FieldReader(normalized: normalized.span.bytes)
      try fields.readEnvelope(into: &envelope)
      try fields.finish()
    } catch {
      throw UnreadableSnapshot()
    }
    return envelope
  }

  /// Reads an event in the canonical encoding, with the bytes after it so that whole words can be loaded.
  ///
  /// - Returns: Whether it is in that encoding; if not, `envelope` is unspecified.
  private func readAsWritten(_ range: Range<Int>, into envelope: inout EventEnvelope) -> Bool {
    let behind = range.upperBound + SnapshotReader.loadedBehind
    guard behind <= bytes.count, bytes[range.upperBound - 1] == UInt8(ascii: "}") else {
      return false
    }
    do throws(FieldError) {
      var fields = FieldReader(
        canonical: bytes.span.bytes.extracting(range.lowerBound..<behind), parts: .all)
      try fields.readEnvelope(into: &envelope)
      return fields.position == range.count - 1
    } catch {
      return false
    }
  }

  /// The number of bytes that may be loaded after a value.
  private static let loadedBehind = 64

  /// Reads a folded name, or the empty one, which no category has.
  mutating func name() throws(UnreadableSnapshot) -> Name {
    let text = try text()
    if text.isEmpty { return .nothing }
    guard let name = Name(text) else { throw UnreadableSnapshot() }
    return name
  }
}

extension [UInt8] {
  /// Returns the four bytes at an offset as a little-endian number; the caller must check that they exist.
  func half(at offset: Int) -> UInt32 {
    unsafe UInt32(
      littleEndian: span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns the eight bytes at an offset as a little-endian number.
  package func word(at offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: span.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

/// The error for bytes that are no snapshot, or none that this version can read; they are ignored.
public struct UnreadableSnapshot: Error {
  /// Creates the error.
  public init() {}
}
