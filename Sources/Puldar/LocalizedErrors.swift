public import EntryParsing
public import Foundation
public import LedgerModel
public import LedgerStore

/// Gives Foundation and an app's alerts the words of an error instead of "error 4".
extension LocalizedError where Self: ExplainedError {
  /// The problem, as a sentence.
  public var errorDescription: String? {
    problem.prefix(1).uppercased() + problem.dropFirst() + "."
  }

  /// The remedy, if it applies in any program.
  public var recoverySuggestion: String? { remedy }
}

extension LedgerError: LocalizedError {}
extension LogError: LocalizedError {}
extension Refusal: LocalizedError {}
extension ParsingFailure: LocalizedError {}
extension RecurrenceFailure: LocalizedError {}
extension IdempotencyKeyError: LocalizedError {}
extension FigureTooLarge: LocalizedError {}
extension MoneyError: LocalizedError {}
extension AmountError: LocalizedError {}
extension StatementError: LocalizedError {}
extension BackupRefusal: LocalizedError {}
extension MergeRefusal: LocalizedError {}
extension CompactionRefusal: LocalizedError {}
extension NewFolderRefusal: LocalizedError {}
extension ReceiptRefusal: LocalizedError {}
