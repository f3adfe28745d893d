extension Money {
  /// The amount that a person wrote, without a sign or code: `1250`, `1,250.00`, `12,34,567.50`,
  /// `1.2k`, `1.5m`.
  ///
  /// The whole text must be an amount; only blanks around it do not matter. Marks are read as
  /// ``NumberConventions`` say where the form leaves it open. "k" is a thousand and "m" a million.
  /// Digits of any one script are understood.
  ///
  /// - Throws: What is wrong, also for zero and for more than ``largestMinorUnits``.
  public init(
    reading text: String, currency: Currency, conventions: NumberConventions
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
      throw AmountError(error, text: text, currency: currency, conventions: conventions)
    }
  }

  /// - Parameter scale: The power of ten that stood behind the number as a letter.
  init(
    number: Substring, scale: Int, currency: Currency, conventions: NumberConventions
  ) throws(AmountError.Reason) {
    let number = try WrittenNumber(
      number.unicodeScalars, conventions: conventions, decimalLimit: currency.minorUnitDigits,
      isScaled: scale > 0)
    let missingDigits = currency.minorUnitDigits + scale - number.decimalCount
    guard missingDigits >= 0 else { throw .tooManyDecimals }
    guard var minorUnits = number.coefficient else { throw .tooLarge }
    if minorUnits == 0 { throw .zero }
    for _ in 0..<missingDigits {
      // Ten times the limit is far from the end of `UInt64`.
      guard minorUnits <= Money.largestMinorUnits else { throw .tooLarge }
      minorUnits *= 10
    }
    guard minorUnits <= Money.largestMinorUnits else { throw .tooLarge }
    self.init(minorUnits: Int64(minorUnits), currency: currency)
  }

  /// Whether a character before or behind a number makes it negative or positive.
  static func isSign(_ character: Character) -> Bool {
    switch character {
    // Hyphen, minus, en dash, full-width minus; accountants write brackets.
    case "+", "-", "\u{2212}", "\u{2013}", "\u{FF0D}", "\u{FF0B}", "(", ")": true
    default: false
    }
  }

  /// The power of ten that a letter behind a number means; 0 where it means none.
  static func scale(_ character: Character) -> Int {
    switch character {
    case "k", "K": 3
    case "m", "M": 6
    default: 0
    }
  }
}

extension Substring {
  /// The text without blanks and tabs around it.
  func trimmingBlanks() -> Substring {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
