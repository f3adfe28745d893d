/// A short name, folded (`"Eating Out"` is `"eating out"`): what categories, buckets and accounts
/// are told apart by.
///
/// Letters and digits of any script, `-`, `_` and single inner blanks; 1 to 64 bytes of UTF-8.
/// Names up to 15 bytes stand in place, longer ones are interned, so that a name is copied and
/// compared as two words.
public struct Name: Hashable, Sendable {
  /// The first eight bytes, the first in the lowest place; of an interned name its number.
  let low: UInt64
  /// Seven more bytes, and on top the count of bytes, or 0xFF where the name is interned.
  let high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The largest number of UTF-8 bytes in a name.
  public static let byteLimit = 64

  /// The folded text of the name.
  public var text: String {
    let count = Int(high >> 56)
    guard count <= 15 else { return InternedNames.shared.text(Int(low)) }
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count {
        let word = index < 8 ? low >> (UInt64(index) * 8) : high >> (UInt64(index - 8) * 8)
        buffer[index] = UInt8(truncatingIfNeeded: word)
      }
      return count
    }
  }

  /// The name that a text spells, folded; `nil` where the text is no name.
  public init?(_ text: some StringProtocol) {
    let folded = text.lowercased()
    guard Name.isName(folded) else { return nil }
    self.init(existing: folded)
  }

  /// A name that is known to be well formed and folded.
  init(existing text: String) {
    let count = text.utf8.count
    guard count <= 15 else {
      self.init(low: UInt64(InternedNames.shared.number(of: text)), high: 0xFF << 56)
      return
    }
    var low: UInt64 = 0
    var high = UInt64(count) << 56
    var index: UInt64 = 0
    for byte in text.utf8 {
      if index < 8 {
        low |= UInt64(byte) << (index * 8)
      } else {
        high |= UInt64(byte) << (index * 8 - 64)
      }
      index += 1
    }
    self.init(low: low, high: high)
  }

  /// Whether a folded text keeps the rules of a name.
  private static func isName(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= byteLimit else { return false }
    var lastWasBlank = true
    for scalar in text.unicodeScalars {
      if scalar == " " {
        if lastWasBlank { return false }
        lastWasBlank = true
        continue
      }
      lastWasBlank = false
      if scalar == "-" || scalar == "_" { continue }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
        continue
      default: return false
      }
    }
    return !lastWasBlank
  }
}

extension Name: Comparable, CustomStringConvertible {
  public static func < (left: Name, right: Name) -> Bool { left.text < right.text }
  public var description: String { text }
}
