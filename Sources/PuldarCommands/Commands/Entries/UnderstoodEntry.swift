import EntryParsing
import LedgerModel

/// An entry that is to be added, and how each of its fields was found.
struct UnderstoodEntry {
  var entry: NewEntry
  var reasons: [FieldReason]
  /// Why a model that was asked had no part in it; `nil` where it had, or was not asked.
  var failure: ProposalFailure?

  /// Where the values came from, as `rules` or `rules; the model gave no answer`.
  static func source(_ name: String, _ failure: ProposalFailure?) -> String {
    guard let failure else { return name }
    return "\(name); \(VisibleText(failure.problem))"
  }
}
