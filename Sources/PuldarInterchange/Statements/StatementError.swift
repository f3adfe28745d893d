public import LedgerModel

/// Why a bank's file is not read, or what it says cannot be taken into the ledger. Nothing was written.
public struct StatementError: ExplainedError, Hashable, Sendable {
  /// What somebody may say so that the file is read and taken in.
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
    /// The account that the file is of.
    case account
    /// Another ledger: this one is in another currency.
    case ledger
  }

  public let code: String
  public let problem: String
  public let remedy: String?
  /// The line of the file, counted from 1; `nil` if it is the file as a whole.
  public let line: Int?
  /// What to ask a person for; `nil` if nothing that can be said helps.
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
        .tooLarge, .balancesDiffer:
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
      case .secondCurrency, .twoCurrencies, .noIdentity: nil
      }
  }

  /// The code of what is beneath: the name of this type and of its case.
  static func code(of error: some Error) -> String {
    "StatementError.\(Mirror(reflecting: error).children.first?.label ?? "\(error)")"
  }
}
