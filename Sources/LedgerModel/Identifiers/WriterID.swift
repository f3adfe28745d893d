/// One device's name in a ledger: 4 to 8 of `a-z0-9`, beginning with a letter.
public struct WriterID: Hashable, Sendable {
  /// The letters, the first in the highest byte, so that ids are ordered like their texts.
  let packed: UInt64

  init(packed: UInt64) {
    self.packed = packed
  }

  /// The id that a text spells; `nil` where the text is none.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard (4...8).contains(bytes.count), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0])
    else { return nil }
    var packed: UInt64 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        packed = packed << 8 | UInt64(byte)
      default: return nil
      }
    }
    self.packed = packed << UInt64(64 - bytes.count * 8)
  }

  public var text: String { String(writing: self) }
}

extension WriterID: PlainText {
  package func write(to bytes: inout [UInt8]) {
    for index in 0..<8 {
      let byte = UInt8(truncatingIfNeeded: packed >> UInt64(56 - index * 8))
      if byte != 0 { bytes.append(byte) }
    }
  }
}

extension WriterID: Comparable, CustomStringConvertible {
  public static func < (left: WriterID, right: WriterID) -> Bool { left.packed < right.packed }
  public var description: String { text }
}

extension WriterID {
  /// Stands for a writer that has not been read yet.
  package static let unknown = WriterID(packed: 0)
}
