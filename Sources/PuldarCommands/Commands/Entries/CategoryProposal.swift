import LedgerModel

/// A category that a model proposes for an entry.
struct CategoryProposal {
  var entry: RegisteredEntry
  var category: CategoryName
  /// The model.
  var source: String
}
