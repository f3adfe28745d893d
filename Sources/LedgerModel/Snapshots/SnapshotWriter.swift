package import LedgerEvents

/// Writes the values of a snapshot: numbers in little-endian order, texts after their length.
public struct SnapshotWriter {
  package private(set) var bytes: [UInt8] = []
  /// Whether everything could be written; an incomplete snapshot is not kept.
  package private(set) var isComplete = true

  /// The exclusive limit of an event's number: a number in a log has at most 15 digits.
  static let numberLimit = 1 << 50

  package init() {}

  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(half: UInt32) {
    unsafe withUnsafeBytes(of: half.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  package mutating func write(word: UInt64) {
    unsafe withUnsafeBytes(of: word.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes the lowest bytes of a number.
  mutating func write(_ number: UInt64, byteCount: Int) {
    for place in 0..<byteCount {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(place * 8)))
    }
  }

  package mutating func write(count: Int) {
    guard let half = UInt32(exactly: count) else {
      refuse()
      return
    }
    write(half: half)
  }

  package mutating func write(text: String) {
    write(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ event: EventID) {
    if !(0..<SnapshotWriter.numberLimit).contains(event.number) { refuse() }
    write(word: event.writer.packed)
    write(word: UInt64(truncatingIfNeeded: event.number))
  }

  /// Writes an event, or that there is none.
  package mutating func write(_ event: EventID?) {
    write(byte: event == nil ? 0 : 1)
    if let event { write(event) }
  }

  /// Writes an event after its writer, spelled as a line of the log without a seal.
  mutating func write(_ envelope: EventEnvelope) {
    var fields = FieldWriter()
    fields.write(envelope)
    let bytes = fields.finished()
    write(word: envelope.id.writer.packed)
    write(count: bytes.count)
    append(bytes)
  }

  /// Writes some bytes with their count.
  public mutating func write(data: [UInt8]) {
    write(count: data.count)
    append(data)
  }

  package mutating func append(_ bytes: [UInt8]) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Marks the snapshot as incomplete, so that it is not kept.
  public mutating func refuse() {
    isComplete = false
  }
}
