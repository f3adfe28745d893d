import CommandTable
import LedgerModel

/// The part of an amount that is tax, as a person writes it, or `none`.
struct TaxArgument: ParameterValue, Hashable {
  /// `nil` for none.
  private let amount: AmountArgument?

  private static let none = "none"

  init(parsing word: String) throws(ValueError) {
    amount = word == TaxArgument.none || word.isEmpty ? nil : try AmountArgument(parsing: word)
  }

  static var completions: [Completion] { [Completion(none)] }

  /// Returns the tax, which may be zero; `nil` to remove it.
  func money(_ currency: Money.Currency, _ conventions: NumberConventions) throws -> Money? {
    try amount?.money(currency, conventions, for: "--tax", allowsZero: true)
  }
}
