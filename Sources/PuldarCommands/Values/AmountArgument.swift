import CommandTable
import LedgerModel

/// An amount as a person writes it; what it is depends on the ledger's currency.
struct AmountArgument: ParameterValue, Hashable {
  let text: String

  init(parsing word: String) throws(ValueError) { text = word }

  /// The amount.
  ///
  /// - Parameters:
  ///   - parameter: What the word was given for, as a message names it.
  ///   - allowsZero: Whether nothing at all is an amount.
  func money(
    _ currency: Currency, _ conventions: NumberConventions, for parameter: String,
    allowsZero: Bool = false
  ) throws -> Money {
    do throws(AmountError) {
      return try Money.reading(text, defaultCurrency: currency, conventions: conventions)
    } catch {
      if allowsZero, error.reason == .zero {
        return Money(minorUnits: 0, currency: error.currency)
      }
      throw AmountProblem.error(error, for: parameter)
    }
  }
}
