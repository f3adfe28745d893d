import CommandTable
import LedgerModel

/// Tells why a word of the command line is no amount.
enum AmountProblem {
  /// The error to throw: for a text that is no amount at all the shape of every other wrong value,
  /// with what would be right; else what is wrong with the amount.
  static func error(_ error: AmountError, for parameter: String) -> any Error {
    switch error.reason {
    case .empty, .notANumber, .wrongGrouping:
      UsageError.invalid(error.text, for: parameter, .unreadable(accepted: error))
    case .ambiguous, .tooManyDecimals, .signed, .zero, .tooLarge, .unknownCurrency, .sharedSign:
      error
    }
  }
}
