/// A text that is not accepted as an amount, with what would be.
public struct AmountError: Error, Hashable {
  /// What is wrong with it.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// Only blanks.
    case empty
    /// Letters, exponents, lone marks, digits of two scripts: anything that is not a number.
    case notANumber
    /// A plus, a minus, or brackets around it.
    case signed
    /// Marks between the digits that are in the wrong places, as in "1,2,3".
    case wrongGrouping
    /// "1.200" if the dot is neither the decimal mark nor the grouping mark.
    case ambiguous
    /// More decimals than the currency has.
    case tooManyDecimals
    /// Zero, although more is required.
    case zero
    /// More than ``Money/largestMinorUnits``.
    case tooLarge
    /// A code or sign of no currency.
    case unknownCurrency(String)
    /// A sign of letters that several currencies share, none of them the ledger's.
    case sharedSign(String, [Money.Currency])
  }

  /// What is wrong.
  public let reason: Reason
  /// The whole text as typed.
  public let text: String
  /// The intended currency of the amount.
  public let currency: Money.Currency
  /// The conventions for reading the text and writing examples.
  public let conventions: NumberConventions
}

// Thrown while a text is parsed; callers always get it together with the text.
extension AmountError.Reason: Error {}

extension AmountError: ExplainedError {
  public var problem: String {
    let typed = "'\(Quotation(of: text))'"
    switch reason {
    case .empty: return "the amount is empty"
    case .notANumber: return "\(typed) is not an amount"
    case .signed: return "the amount \(typed) has a plus, a minus or brackets"
    case .wrongGrouping: return "the digits of \(typed) are not grouped as in an amount"
    case .ambiguous: return "the amount \(typed) can be read in two ways"
    case .tooManyDecimals:
      let digits = currency.minorUnitDigits
      return "\(typed) has too many decimals: \(currency) has \(digits == 0 ? "none" : "\(digits)")"
    case .zero: return "the amount \(typed) is zero"
    case .tooLarge: return "the amount \(typed) is too large"
    case .unknownCurrency(let name):
      return "'\(Quotation(of: name))' in \(typed) is not a currency"
    case .sharedSign(let sign, let currencies):
      let codes = currencies.map(\.code).joined(separator: ", ")
      return "'\(Quotation(of: sign))' in \(typed) is the sign of several currencies: \(codes)"
    }
  }

  public var remedy: String? {
    switch reason {
    case .signed: return "Write it without, as \(example)."
    case .tooLarge:
      let largest = Money(minorUnits: Money.largestMinorUnits, currency: currency)
      return "The largest amount is \(largest.text(conventions))."
    case .unknownCurrency: return "Write a code of ISO 4217, as \(smallExample) \(currency)."
    case .sharedSign(_, let currencies):
      return "Write the code, as \(smallExample) \(currencies.first ?? currency)."
    default: return "Write \(example)."
    }
  }

  /// Two accepted amounts, in the digits and marks of the conventions: "12.50 or 1,200.50".
  private var example: String {
    let digits = currency.minorUnitDigits
    let large = digits == 0 ? 1250 : 12005 * power(digits - 1)
    return
      "\(smallExample) or \(Money(minorUnits: large, currency: currency).text(conventions))"
  }

  private var smallExample: String {
    let digits = currency.minorUnitDigits
    let small = digits == 0 ? 1250 : 125 * power(digits - 1)
    return Money(minorUnits: small, currency: currency).text(conventions, isGrouped: false)
  }

  private func power(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}
