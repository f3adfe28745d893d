extension Money {
  /// An ISO 4217 currency, with the number of decimals of its amounts.
  public struct Currency: Hashable, Sendable {
    /// The three letters of the code in the upper 24 bits, the digits of a minor unit in the lower 8.
    @usableFromInline package let packed: UInt32

    /// Makes a currency from a code of the table; only the table's reader calls it.
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
}

extension Money.Currency: PlainText {
  package func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: packed >> 24))
    bytes.append(UInt8(truncatingIfNeeded: packed >> 16))
    bytes.append(UInt8(truncatingIfNeeded: packed >> 8))
  }
}

extension Money.Currency: Comparable, CustomStringConvertible {
  public static func < (left: Money.Currency, right: Money.Currency) -> Bool {
    left.packed < right.packed
  }
  public var description: String { code }
}

extension Money.Currency {
  /// The currency of an ISO 4217 code in any case; `nil` if no currency has it.
  ///
  /// Includes all of list one, with its units of account and metals, the codes withdrawn since 2021, those that the
  /// euro replaced, and what banks write for the same value, such as `RUR` for `RUB`.
  public init?(code: some StringProtocol) {
    var letters = (UInt8(0), UInt8(0), UInt8(0))
    var count = 0
    for byte in code.utf8 {
      guard count < 3 else { return nil }
      letters = (letters.1, letters.2, byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte)
      count += 1
    }
    guard count == 3 else { return nil }
    if let currency = Money.Currency(bytes: letters) {
      self = currency
    } else if let other = CurrencyTable.otherCodes[code.uppercased()] {
      self.init(code: other)
    } else {
      return nil
    }
  }

  /// The currency of three capital letters; `nil` if no currency has them.
  ///
  /// The reader of the log calls this for each amount: one table lookup.
  package init?(bytes: (UInt8, UInt8, UInt8)) {
    guard let digits = Money.Currency.digits(ofLetters: bytes.0, bytes.1, bytes.2) else {
      return nil
    }
    self.init(letters: bytes, digits: digits)
  }

  /// The number of minor unit digits of the currency with three capital letters; `nil` if no currency has them.
  package static func digits(
    ofLetters first: UInt8, _ second: UInt8, _ third: UInt8
  ) -> UInt8? {
    guard first &- 65 < 26, second &- 65 < 26, third &- 65 < 26 else { return nil }
    let digits = CurrencyTable.digits[CurrencyTable.place(of: first, second, third)]
    return digits == CurrencyTable.none ? nil : digits
  }

  /// Whether the euro replaced it: sentences do not name it.
  package var isOfPast: Bool { CurrencyTable.pastCurrencies.contains(self) }

  /// What banks write in place of codes of ISO 4217, sorted.
  package static var otherCodes: [String] { CurrencyTable.otherCodes.keys.sorted() }

  /// Every currency that an amount can be in, sorted by code.
  public static var all: [Money.Currency] { CurrencyTable.all }

  /// Returns the currencies written with a sign (`"$"`, `"kr"`), the most common first; none if the sign is unknown.
  ///
  /// Case matters only if the sign is a single letter: `"R"` is the rand, `"r"` is nothing.
  public static func signed(_ sign: some StringProtocol) -> [Money.Currency] {
    CurrencySigns.currencies(signed: String(sign))
  }

  /// Returns the codes of the currencies written with a sign, as `SEK NOK`; `nil` if ``signed(_:)`` has to look for them.
  package static func codes(signed sign: String) -> StaticString? {
    CurrencySigns.codes(signed: sign)
  }

  /// The sign for displaying amounts: one that most commonly means this currency (`"$"`, `"CA$"`), otherwise
  /// a shared local word (`"kr"`); `nil` if the code is clearer.
  public var sign: String? { CurrencySigns.sign(of: self) }

  /// Returns the currency used in a region of ISO 3166-1, as `"IN"`, in any case; `nil` if the region is
  /// unknown or has no currency.
  public static func ofRegion(_ region: String) -> Money.Currency? {
    CurrencyRegions.currency(ofRegion: region.uppercased())
  }
}

/// Constants for the currencies that the code names.
extension Money.Currency {
  /// US dollar.
  public static let usd = Money.Currency(letters: (0x55, 0x53, 0x44), digits: 2)
  /// Euro.
  public static let eur = Money.Currency(letters: (0x45, 0x55, 0x52), digits: 2)
  /// Pound sterling.
  public static let gbp = Money.Currency(letters: (0x47, 0x42, 0x50), digits: 2)
  /// Indian rupee.
  public static let inr = Money.Currency(letters: (0x49, 0x4E, 0x52), digits: 2)
  /// Yen, which has no decimals.
  public static let jpy = Money.Currency(letters: (0x4A, 0x50, 0x59), digits: 0)
}

extension Money.Currency {
  /// Makes a currency from a packed value that the caller made or checked.
  package init(known packed: UInt32) { self.packed = packed }

  /// The currency of a snapshot's packed value; `nil` if there is no such currency.
  package init?(packed: UInt32) {
    self.init(
      bytes: (
        UInt8(truncatingIfNeeded: packed >> 24), UInt8(truncatingIfNeeded: packed >> 16),
        UInt8(truncatingIfNeeded: packed >> 8)
      ))
    if self.packed != packed { return nil }
  }
}

/// Encoded as its ``code``.
extension Money.Currency: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value { Money.Currency(code: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.write(code) }
}
