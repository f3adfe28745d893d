public import LedgerModel
import PuldarInterchange

/// Why a bank's file is not read, or what it says cannot be taken into the ledger. Nothing was written.
///
/// Its ``code`` tells what to ask: `StatementReadingError.unknownDayOrder`, `.unknownSign`, `.unknownYear`,
/// `.unknownDecimalMark` and `.noColumn` are answered by a `StatementHints`, and `ImportProblem.otherNumber` by
/// the account.
public struct StatementError: ExplainedError, Hashable, Sendable {
  public let code: String
  public let problem: String
  public let remedy: String?
  /// The line of the file, counted from 1; `nil` if it is the file as a whole.
  public let line: Int?

  init(_ error: StatementReadingError) {
    (code, problem, remedy) = (error.code, error.problem, error.remedy)
    line = error.place?.line
  }

  init(_ error: ImportProblem) {
    (code, problem, remedy) = (error.code, error.problem, error.remedy)
    line = error.place?.line
  }
}
