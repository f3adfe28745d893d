import CommandTable
import LedgerModel

/// An amount as a person writes it; what it is depends on the ledger's currency.
struct AmountArgument: ParameterValue, Hashable {
  let text: String

  init(parsing word: String) throws(ValueError) {
    if word.hasPrefix("."), word.count > 1 {
      throw .misspelled("write 0\(word) if that is meant; a shell makes that of '$12\(word)'")
    }
    text = word
  }

  /// The amount.
  ///
  /// - Parameters:
  ///   - parameter: What the word was given for, as a message names it.
  ///   - allowsZero: Whether nothing at all is an amount.
  func money(
    _ currency: Money.Currency, _ conventions: NumberConventions, for parameter: String,
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

/// Tells why a word of the command line is no amount.
enum AmountProblem {
  /// The error to throw: for a text that is no amount at all the shape of every other wrong value,
  /// with what would be right; else what is wrong with the amount.
  static func error(_ error: AmountError, for parameter: String) -> any Error {
    switch error.reason {
    case .empty, .notANumber, .wrongGrouping:
      UsageError.invalid(error.text, for: parameter, .unreadable(accepted: error))
    case .ambiguous, .tooManyDecimals, .signed, .zero, .tooLarge, .unknownCurrency, .sharedSign:
      // The value of an option is how the command is written.
      parameter.hasPrefix("-")
        ? UsageError.invalid(
          error.text, for: parameter,
          .unreadable("\(error.problem); \(ValueError.unreadable(accepted: error).accepted ?? "")"))
        : error
    @unknown default: error
    }
  }
}
