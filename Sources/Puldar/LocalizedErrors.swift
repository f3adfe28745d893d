public import EntryParsing
public import Foundation
public import LedgerModel
public import LedgerStore

/// The text that Foundation and an app's alerts show for an error: its own words instead of "error 4".
extension LocalizedError where Self: ExplainedError {
  /// The problem, as a sentence.
  public var errorDescription: String? {
    problem.prefix(1).uppercased() + problem.dropFirst() + "."
  }

  /// What to do about it, if that holds in any program.
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
