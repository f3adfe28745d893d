/// A written amount split into the text before the number, the number, and the text after it.
struct PricedText {
  /// A sign or code; may be empty.
  private let before: Substring
  /// The text from the first digit, or the decimal mark directly before it, to the last digit.
  let number: Substring
  /// The power of ten of a letter directly after the number.
  let scale: Int
  /// A sign or code; may be empty.
  private let behind: Substring

  /// - Throws: `empty`, `signed`, or `notANumber` if there is no number at all.
  init(_ text: Substring) throws(AmountError.Reason) {
    if text.isEmpty { throw .empty }
    guard let first = text.firstIndex(where: PricedText.isDigit),
      let last = text.lastIndex(where: PricedText.isDigit)
    else { throw .notANumber }
    let end = text.index(after: last)
    if text[..<first].contains(where: Money.isSign) || text[end...].contains(where: Money.isSign) {
      throw .signed
    }
    var start = first
    // "$.50" is half a dollar, and "Rs.50" fifty rupees.
    if let mark = text[..<first].last, mark == "." || mark == ",",
      PricedText.currencies(named: text[..<first].trimmingBlanks()).isEmpty
    {
      start = text.index(before: first)
    }
    before = text[..<start].trimmingBlanks()
    number = text[start..<end]
    scale = PricedText.scale(of: text[end...])
    behind = (scale == 0 ? text[end...] : text[end...].dropFirst()).trimmingBlanks()
  }

  /// Returns the named currency, or the default one.
  ///
  /// - Throws: `unknownCurrency`, `sharedSign`, or `notANumber` if two are named.
  func currency(default usual: Money.Currency) throws(AmountError.Reason) -> Money.Currency {
    if before.isEmpty, behind.isEmpty { return usual }
    guard before.isEmpty || behind.isEmpty else { return try currencyNamedTwice() }
    let name = before.isEmpty ? behind : before
    let found = PricedText.currencies(named: name)
    guard let mostUsual = found.first else {
      throw PricedText.mayBeCurrency(name) ? .unknownCurrency(String(name)) : .notANumber
    }
    if found.contains(usual) { return usual }
    if found.count == 1 || !name.contains(where: \.isLetter) { return mostUsual }
    throw .sharedSign(String(name), found)
  }

  /// The currency of "$45 CAD": the only one that both names can mean.
  private func currencyNamedTwice() throws(AmountError.Reason) -> Money.Currency {
    let right = PricedText.currencies(named: behind)
    let both = PricedText.currencies(named: before).filter(right.contains)
    guard both.count == 1 else { throw .notANumber }
    return both[0]
  }

  /// The currencies that a code or sign may mean; none if it is neither.
  private static func currencies(named name: Substring) -> [Money.Currency] {
    if let currency = Money.Currency(code: name) { return [currency] }
    return Money.Currency.signed(name)
  }

  /// The power of ten of the letter at the start of a text, unless a currency begins there.
  private static func scale(of text: Substring) -> Int {
    guard let letter = text.first else { return 0 }
    let rest = text.dropFirst()
    let standsAlone =
      rest.first.map(\.isWhitespace) ?? true
      || (currencies(named: text).isEmpty && !currencies(named: rest).isEmpty)
    return standsAlone ? Money.scale(letter) : 0
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.decimalDigit != nil
  }

  /// Whether a text looks like the name of a currency rather than a stray mark.
  private static func mayBeCurrency(_ name: Substring) -> Bool {
    name.unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .currencySymbol
    }
  }
}
