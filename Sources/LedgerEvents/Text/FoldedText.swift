/// A text folded for searching and sorting: in lower case, without accents and apostrophes.
///
/// `Café MÜLLER` is `cafe muller`, `Straße` is `strasse`, `Joe’s` is `joes`.
public struct FoldedText: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Folds a text.
  public init(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = text.utf8.compactMap { byte in
        if byte == UInt8(ascii: "'") { return nil }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
      }
    } else {
      var folded: [UInt8] = []
      for scalar in text.lowercased().unicodeScalars where !FoldedText.isDropped(scalar) {
        LetterFolding.append(scalar, to: &folded)
      }
      bytes = folded
    }
  }

  /// Apostrophes, and only the blocks of combining accents: marks of other scripts are letters or vowels.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "‘", "ʼ", "`", "´": true
    case "\u{300}"..."\u{36F}", "\u{1AB0}"..."\u{1AFF}", "\u{1DC0}"..."\u{1DFF}",
      "\u{20D0}"..."\u{20FF}":
      true
    default: false
    }
  }

  /// The folded text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether it contains another folded text.
  public func contains(_ part: FoldedText) -> Bool {
    guard let first = part.bytes.first else { return true }
    guard part.bytes.count <= bytes.count else { return false }
    for start in 0...bytes.count - part.bytes.count where bytes[start] == first {
      if bytes[start..<start + part.bytes.count].elementsEqual(part.bytes) { return true }
    }
    return false
  }

  /// Whether it sorts before another, A to Z; an empty text sorts last.
  package func stands(before other: FoldedText) -> Bool {
    if bytes.isEmpty || other.bytes.isEmpty { return !bytes.isEmpty && other.bytes.isEmpty }
    return bytes.lexicographicallyPrecedes(other.bytes)
  }
}
