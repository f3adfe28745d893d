import CommandTable
import EntryParsing
import LedgerModel

/// An amount as a person writes it; its value depends on the ledger's currency.
struct AmountArgument: ParameterValue, Hashable {
  let text: String

  init(parsing word: String) throws(ValueError) {
    if word.hasPrefix("."), word.count > 1 {
      throw .misspelled("write 0\(word) if that is meant; a shell makes that of '$12\(word)'")
    }
    text = word
  }

  /// Whether words hold several numbers, as "500 100": words of a command line are never joined to one.
  static func areSeveral(_ words: String) -> Bool {
    words.split(separator: " ").count { $0.contains(where: \.isNumber) } > 1
  }

  /// Makes an amount of the words of an argument that takes one amount.
  ///
  /// - Throws: ``ParsingFailure/severalAmounts(_:choices:)``.
  init(only words: String) throws {
    guard !AmountArgument.areSeveral(words) else {
      throw ParsingFailure.severalAmounts(words.split(separator: " ").map(String.init), choices: [])
    }
    try self.init(parsing: words)
  }

  /// Returns the amount.
  ///
  /// - Parameters:
  ///   - parameter: The parameter, as a message names it.
  ///   - allowsZero: Whether zero is valid.
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

/// Explains why a word of the command line is no amount.
enum AmountProblem {
  /// Returns the error to throw: for a text that is no amount at all, one like every other invalid value,
  /// with what would be accepted; otherwise the problem of the amount.
  static func error(_ error: AmountError, for parameter: String) -> any Error {
    switch error.reason {
    case .empty, .notANumber, .wrongGrouping:
      UsageError.invalid(error.text, for: parameter, .unreadable(accepted: error))
    case .ambiguous, .tooManyDecimals, .signed, .zero, .tooLarge, .unknownCurrency, .sharedSign:
      // The value of an option counts as part of how a command is written.
      parameter.hasPrefix("-")
        ? UsageError.invalid(
          error.text, for: parameter,
          .unreadable("\(error.problem); \(ValueError.unreadable(accepted: error).accepted ?? "")"))
        : error
    @unknown default: error
    }
  }
}
