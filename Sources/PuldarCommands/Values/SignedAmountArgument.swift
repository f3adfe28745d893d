import CommandTable
import LedgerModel

/// An amount with an optional sign: `+0.42`, `-3.10`, `382.61`.
struct SignedAmountArgument: ParameterValue, Hashable {
  /// Whether it has a sign: a difference needs one.
  let isSigned: Bool
  private let isNegative: Bool
  private let amount: AmountArgument

  init(parsing word: String) throws(ValueError) {
    let sign = word.first
    isNegative = sign == "-" || sign == "−"
    isSigned = isNegative || sign == "+"
    amount = try AmountArgument(parsing: isSigned ? String(word.dropFirst()) : word)
  }

  /// - Throws: As ``AmountArgument/money(_:_:for:)``; zero is valid here.
  func money(
    _ currency: Money.Currency, _ conventions: NumberConventions, for parameter: String
  ) throws -> Money {
    let money = try amount.money(currency, conventions, for: parameter, allowsZero: true)
    return isNegative ? money.negated : money
  }
}
