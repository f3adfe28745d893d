extension Money {
  /// Reads an amount without a sign or code: `1250`, `1,250.00`, `12,34,567.50`, `1.2k`, `1.5m`.
  ///
  /// The whole text must be an amount; surrounding blanks are ignored. ``NumberConventions`` decide ambiguous
  /// marks. "k" is a thousand and "m" a million. The digits may be of any one script.
  ///
  /// - Throws: What is wrong, also for zero and for more than ``largestMinorUnits``.
  public init(
    reading text: String, currency: Money.Currency, conventions: NumberConventions
  ) throws(AmountError) {
    do throws(AmountError.Reason) {
      let trimmed = text[...].trimmingBlanks()
      if trimmed.isEmpty { throw AmountError.Reason.empty }
      if trimmed.first.map(Money.isSign) == true || trimmed.last.map(Money.isSign) == true {
        throw AmountError.Reason.signed
      }
      let scale = trimmed.last.map(Money.scale) ?? 0
      try self.init(
        number: scale == 0 ? trimmed : trimmed.dropLast(), scale: scale, currency: currency,
        conventions: conventions)
    } catch {
      throw AmountError(reason: error, text: text, currency: currency, conventions: conventions)
    }
  }

  /// - Parameter scale: The power of ten of a letter after the number.
  init(
    number: Substring, scale: Int, currency: Money.Currency, conventions: NumberConventions
  ) throws(AmountError.Reason) {
    let number = try WrittenNumber(
      number.unicodeScalars, conventions: conventions, decimalLimit: currency.minorUnitDigits,
      isScaled: scale > 0)
    let missingDigits = currency.minorUnitDigits + scale - number.decimalCount
    guard missingDigits >= 0 else { throw .tooManyDecimals }
    guard var minorUnits = number.coefficient else { throw .tooLarge }
    if minorUnits == 0 { throw .zero }
    for _ in 0..<missingDigits {
      // Ten times the limit is far below the maximum of `UInt64`.
      guard minorUnits <= Money.largestMinorUnits else { throw .tooLarge }
      minorUnits *= 10
    }
    guard minorUnits <= Money.largestMinorUnits else { throw .tooLarge }
    self.init(minorUnits: Int64(minorUnits), currency: currency)
  }

  /// Whether a character before or after a number makes it negative or positive.
  static func isSign(_ character: Character) -> Bool {
    switch character {
    // Hyphen, minus, en dash, full-width minus and plus; accountants write brackets.
    case "+", "-", "\u{2212}", "\u{2013}", "\u{FF0D}", "\u{FF0B}", "(", ")": true
    default: false
    }
  }

  /// The power of ten of a letter after a number; 0 if it is none.
  static func scale(_ character: Character) -> Int {
    switch character {
    case "k", "K": 3
    case "m", "M": 6
    default: 0
    }
  }
}

extension Money {
  /// Reads an amount as a log spells it, as "-12.50"; `nil` for any other text.
  ///
  /// No plus, leading zeros, grouping or minus before zero, and as many decimals as the currency has, so that
  /// an amount has one spelling in a log. Any `Int64` is read, although an event holds at most
  /// ``largestMinorUnits``.
  public init?(plainText text: some StringProtocol, currency: Money.Currency) {
    let decimals = currency.minorUnitDigits
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative ? text.utf8.dropFirst() : text.utf8[...]
    let wholeCount = decimals == 0 ? digits.count : digits.count - decimals - 1
    guard wholeCount >= 1, wholeCount == 1 || digits.first != UInt8(ascii: "0") else { return nil }
    var magnitude: UInt64 = 0
    var place = 0
    for byte in digits {
      defer { place += 1 }
      if place == wholeCount {
        guard byte == UInt8(ascii: ".") else { return nil }
        continue
      }
      guard byte &- 0x30 <= 9 else { return nil }
      let (tenfold, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(UInt64(byte &- 0x30))
      guard !overflow, !carry else { return nil }
      magnitude = sum
    }
    guard !isNegative || magnitude > 0 else { return nil }
    if isNegative, magnitude == Int64.min.magnitude {
      self.init(minorUnits: .min, currency: currency)
      return
    }
    guard let units = Int64(exactly: magnitude) else { return nil }
    self.init(minorUnits: isNegative ? -units : units, currency: currency)
  }
}

extension Money {
  /// Reads an amount with or without a currency: `45`, `$45`, `45 EUR`, `EUR45`, `45€`, `$1.2k`, `$45 CAD`.
  ///
  /// A sign shared by several currencies means the default currency if that is one of them, otherwise the
  /// most common one for a symbol (`$` is USD); a sign made of letters (`kr`) must then be a code.
  ///
  /// - Throws: As ``init(reading:currency:conventions:)``, and for an unknown code or sign.
  public static func reading(
    _ text: String, defaultCurrency: Money.Currency, conventions: NumberConventions
  ) throws(AmountError) -> Money {
    var currency = defaultCurrency
    do throws(AmountError.Reason) {
      let parts = try PricedText(text[...].trimmingBlanks())
      currency = try parts.currency(default: defaultCurrency)
      return try Money(
        number: parts.number, scale: parts.scale, currency: currency, conventions: conventions)
    } catch {
      throw AmountError(reason: error, text: text, currency: currency, conventions: conventions)
    }
  }
}
