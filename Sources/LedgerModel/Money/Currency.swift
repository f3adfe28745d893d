/// A currency of ISO 4217, with the number of decimals that its amounts have.
public struct Currency: Hashable, Sendable {
  /// The three letters of the code in the upper 24 bits, the digits of a minor unit in the lower 8.
  @usableFromInline let packed: UInt32

  /// Makes the currency of a code that the table holds; the reader of the table is the only caller.
  init(letters: (UInt8, UInt8, UInt8), digits: UInt8) {
    packed =
      UInt32(letters.0) << 24 | UInt32(letters.1) << 16 | UInt32(letters.2) << 8 | UInt32(digits)
  }

  /// How many decimal digits a minor unit has: 2 for EUR, 0 for JPY, 3 for KWD.
  ///
  /// Source: ISO 4217, list one, column "minor unit".
  public var minorUnitDigits: Int { Int(packed & 0xFF) }

  /// The three capital letters of ISO 4217, as "EUR".
  public var code: String { String(writing: self) }
}

extension Currency: PlainText {
  package func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: packed >> 24))
    bytes.append(UInt8(truncatingIfNeeded: packed >> 16))
    bytes.append(UInt8(truncatingIfNeeded: packed >> 8))
  }
}

extension Currency: Comparable, CustomStringConvertible {
  public static func < (left: Currency, right: Currency) -> Bool { left.packed < right.packed }
  public var description: String { code }
}
