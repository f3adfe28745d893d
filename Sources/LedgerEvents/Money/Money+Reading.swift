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
    let figures = try Figures(number.unicodeScalars)
    let decimals = try figures.decimals(
      by: conventions, limit: currency.minorUnitDigits, isScaled: scale > 0)
    let missingDigits = currency.minorUnitDigits + scale - decimals
    guard missingDigits >= 0 else { throw .tooManyDecimals }
    guard var minorUnits = figures.coefficient else { throw .tooLarge }
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

extension Figures {
  /// Reads a whole text of digits of one script and the marks between them.
  ///
  /// - Throws: `notANumber` if there is anything else, or no digit after a mark.
  fileprivate init(_ text: Substring.UnicodeScalarView) throws(AmountError.Reason) {
    self.init()
    var zero: UInt32?
    for scalar in text {
      if let mark = Mark(scalar) {
        if lastCount == 0, markCount > 0 { throw .notANumber }
        append(mark)
        continue
      }
      guard let digit = scalar.decimalDigit else { throw .notANumber }
      // The digits of a script follow its zero; a second zero means a second script.
      guard zero == nil || zero == scalar.value - UInt32(digit) else { throw .notANumber }
      zero = scalar.value - UInt32(digit)
      append(digit: digit)
    }
    if lastCount == 0 || firstCount == 0 && markCount > 1 { throw .notANumber }
  }

  /// Returns the number of decimals in an amount that a person types. If the form does not prove the meaning of a mark, the
  /// conventions decide.
  ///
  /// - Parameters:
  ///   - limit: The number of decimals of the currency.
  ///   - isScaled: Whether "k" or "m" follows, so that any number of decimals is usual.
  /// - Throws: `notANumber`, `wrongGrouping` or `ambiguous`.
  fileprivate func decimals(
    by conventions: NumberConventions, limit: Int, isScaled: Bool
  ) throws(AmountError.Reason) -> Int {
    let isOurs = lastMark == Mark(conventions.decimalSeparator)
    let groups = lastMark == Mark(conventions.groupingSeparator)
    switch form {
    case .whole: return 0
    case .either:
      if isOurs { return lastCount }
      if groups { return 0 }
      throw .ambiguous
    case .decimals:
      if markCount > 1 || isOurs || lastMark == .arabicDecimal { return lastCount }
      if firstCount == 0 { throw .notANumber }
      // "12,50" is a price of another locale, and "1,2k" cannot mean thousands; but "12,5" may be a typing
      // error, and a wrong guess would be off by a factor of ten.
      guard !groups || lastCount != 3 && (lastCount == limit || isScaled) else {
        throw .wrongGrouping
      }
      return lastCount
    case nil: throw .wrongGrouping
    }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script; `nil` for everything else (also "Ⅷ" and "½").
  var decimalDigit: UInt8? {
    if value >= 0x30, value <= 0x39 { return UInt8(value - 0x30) }
    guard value > 0x7F, properties.generalCategory == .decimalNumber else { return nil }
    return Character(self).wholeNumberValue.map { digit in UInt8(digit) }
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
