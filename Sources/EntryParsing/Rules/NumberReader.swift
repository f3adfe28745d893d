import LedgerEvents

/// Parses digits with marks between them, `1,250.00` or `1.250,00`, by the conventions of a locale.
///
/// | written | meaning |
/// |---|---|
/// | two kinds of mark | the last one begins the decimals |
/// | one mark several times | groups |
/// | one mark, not followed by three digits | decimals |
/// | the locale's grouping mark, three digits | a group |
/// | the locale's decimal mark, three digits | ambiguous, unless the currency has three decimals |
/// | a comma as the locale's decimal mark, three zeros | a group, unless the currency has three decimals |
/// | groups of two digits before one of three | only with commas, as in India |
struct NumberReader {
  let decimalMark: UInt8
  let groupMark: UInt8

  /// More digits than any amount has.
  private static let digitLimit = 18

  init(_ conventions: NumberConventions) {
    decimalMark = conventions.decimalSeparator == "," ? UInt8(ascii: ",") : UInt8(ascii: ".")
    groupMark = decimalMark == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
  }

  /// - Parameter currencyDigits: The number of decimals of the amount's currency.
  func read(
    _ folded: [UInt8], _ range: Range<Int>, currencyDigits: Int
  ) throws(QuantityProblem) -> NumberReading {
    var marks = 0
    var lastMark: UInt8 = 0
    var firstMark: UInt8 = 0
    var lastPlace = range.lowerBound
    var kinds = 0
    for place in range where !ScalarClass.isASCIIDigit(folded[place]) {
      if marks == 0 { firstMark = folded[place] }
      if folded[place] != lastMark { kinds += 1 }
      marks += 1
      lastMark = folded[place]
      lastPlace = place
    }
    if marks == 0 {
      return NumberReading(quantity: try digits(folded, range, decimalsFrom: range.upperBound))
    }
    let isDecimalMark = lastMark == UInt8(ascii: ".") || lastMark == UInt8(ascii: ",")
    if kinds == 2, isDecimalMark, count(of: lastMark, folded, range) == 1, firstMark != lastMark {
      try checkGroups(folded, range.lowerBound..<lastPlace)
      let quantity = try digits(folded, range, decimalsFrom: lastPlace)
      return NumberReading(quantity: quantity)
    }
    guard kinds == 1 else { throw .unreadable }
    if marks > 1 || !isDecimalMark {
      try checkGroups(folded, range)
      return NumberReading(quantity: try digits(folded, range, decimalsFrom: range.upperBound))
    }
    return try readOneMark(folded, range, at: lastPlace, currencyDigits: currencyDigits)
  }

  private func readOneMark(
    _ folded: [UInt8], _ range: Range<Int>, at place: Int, currencyDigits: Int
  ) throws(QuantityProblem) -> NumberReading {
    let mark = folded[place]
    let behind = range.upperBound - place - 1
    let before = place - range.lowerBound
    let fraction = try digits(folded, range, decimalsFrom: place)
    let beginsWithZero = before == 0 || folded[range.lowerBound] == UInt8(ascii: "0")
    guard behind == 3, !beginsWithZero, before <= 3 else {
      // `1,2345` is invalid if the comma groups.
      if behind > 3, mark != decimalMark, mark == UInt8(ascii: ",") { throw .unreadable }
      return NumberReading(quantity: fraction)
    }
    let whole = try digits(folded, range, decimalsFrom: range.upperBound)
    if mark == groupMark {
      return NumberReading(quantity: whole, rule: .groupedByLocale)
    }
    if currencyDigits == 3 { return NumberReading(quantity: fraction, rule: .decimalByLocale) }
    // Nobody writes three zeros for no cents.
    if mark == UInt8(ascii: ","), folded[(place + 1)..<range.upperBound].allSatisfy({ $0 == 0x30 })
    {
      return NumberReading(quantity: whole)
    }
    return NumberReading(quantity: fraction, alternative: whole, rule: .decimalByLocale)
  }

  private func count(of mark: UInt8, _ folded: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for place in range where folded[place] == mark { count += 1 }
    return count
  }

  /// Checks that groups have three digits, or two with three at the end as in India; the first has up to three.
  private func checkGroups(_ folded: [UInt8], _ range: Range<Int>) throws(QuantityProblem) {
    var count = 0
    var isFirst = true
    var sawTwo = false
    var sawThree = false
    for place in range {
      if ScalarClass.isASCIIDigit(folded[place]) {
        count += 1
        continue
      }
      guard count > 0, isFirst ? count <= 3 : count == 2 || count == 3 else { throw .unreadable }
      if !isFirst {
        sawTwo = sawTwo || count == 2
        sawThree = sawThree || count == 3
      }
      isFirst = false
      count = 0
    }
    guard isFirst || count == 3, !(sawTwo && sawThree) else { throw .unreadable }
    if sawTwo, folded[range].contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "'") })
    {
      throw .unreadable
    }
  }

  private func digits(
    _ folded: [UInt8], _ range: Range<Int>, decimalsFrom point: Int
  ) throws(QuantityProblem) -> Quantity {
    var value: Int64 = 0
    var decimals = 0
    var count = 0
    for place in range where ScalarClass.isASCIIDigit(folded[place]) {
      let digit = Int64(folded[place] - 0x30)
      if count > 0 || digit > 0 { count += 1 }
      guard count <= NumberReader.digitLimit else { throw .tooLarge }
      value = value * 10 + digit
      if place > point { decimals += 1 }
    }
    guard decimals <= 12 else { throw .tooManyDecimals }
    return Quantity(value, decimals: decimals)
  }
}

/// The meaning of digits with their marks.
struct NumberReading {
  var quantity: Quantity
  /// The other reading if conventions differ and neither is certain: 4.800 as 4800.
  var alternative: Quantity?
  var rule = ParsingRule.plainNumber
}

/// The languages and currencies that group digits with blanks: 2 340 for 2,340.
enum GroupingByBlanks {
  /// Languages that group with blanks. Source: CLDR 47.
  private static let languages: Set<String> = [
    "fr", "ru", "uk", "pl", "cs", "sk", "sv", "nb", "no", "fi", "hu", "bg", "lt", "lv", "et", "kk",
    "uz", "ky", "be", "pt", "sq", "hy", "ka", "az",
  ]
  /// Currencies of countries that group with blanks.
  private static let codes: Set<String> = [
    "EUR", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "BGN", "RUB", "UAH", "BYN", "KZT", "UZS",
    "KGS",
    "XOF", "XAF", "CHF", "ZAR", "MAD", "DZD", "TND", "ISK", "RON", "GEL", "AMD", "AZN",
  ]

  static func isCustom(in conventions: NumberConventions) -> Bool {
    languages.contains(conventions.language) || conventions.groupingSeparator == " "
  }

  static func isCustom(with currencies: [Money.Currency]) -> Bool {
    currencies.contains { currency in codes.contains(currency.code) }
  }
}
