public import LedgerModel

/// The reason why a bank's file cannot be read or imported. Nothing was written.
public struct StatementError: ExplainedError, Hashable, Sendable {
  /// The fact that, if stated, makes the file readable.
  @nonexhaustive
  public enum Answer: Hashable, Sendable {
    /// ``StatementHints/dayOrder-swift.property``.
    case dayOrder
    /// ``StatementHints/decimalMark-swift.property``.
    case decimalMark
    /// ``StatementHints/year``.
    case year
    /// ``StatementHints/sign-swift.property``.
    case sign
    /// ``StatementHints/columns``.
    case columns
    /// ``StatementHints/currencyCode``.
    case currency
    /// The file's account.
    case account
    /// Another ledger, as this one has another currency.
    case ledger
  }

  public let code: String
  public let problem: String
  public let remedy: String?
  /// The line of the file, counted from 1; `nil` if the whole file is at fault.
  public let line: Int?
  /// The question to ask the person; `nil` if no answer helps.
  public let answer: Answer?

  init(_ error: StatementReadingError) {
    (code, problem, remedy) = (error.code, error.problem, error.remedy)
    line = error.place?.line
    answer =
      switch error.reason {
      case .unknownDayOrder: .dayOrder
      case .unknownDecimalMark: .decimalMark
      case .unknownYear: .year
      case .unknownSign: .sign
      case .noColumn, .twoColumns, .hintMismatch: .columns
      case .unknownForm, .foreign, .cutShort, .malformed, .badAmount, .badDay, .missing,
        .tooLarge, .bothSides:
        nil
      }
  }

  init(_ error: ImportProblem) {
    (code, problem, remedy) = (error.code, error.problem, error.remedy)
    line = error.place?.line
    answer =
      switch error {
      case .notOfCurrency: .currency
      case .otherNumber: .account
      case .otherCurrency: .ledger
      case .secondCurrency, .twoCurrencies: nil
      }
  }

  /// Returns an error's code: the name of this type, and of the underlying error's case.
  static func code(of error: some Error) -> String {
    "StatementError.\(Mirror(reflecting: error).children.first?.label ?? "\(error)")"
  }
}
