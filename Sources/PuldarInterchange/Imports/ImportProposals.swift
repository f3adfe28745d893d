import EntryParsing
package import LedgerModel

/// A model's categories for payees that neither the person nor the rules know, each asked once.
package struct ImportProposals: Sendable {
  /// The proposed categories by folded payee.
  private var categories: [String: CategoryName] = [:]
  /// The model, as an event names it.
  package private(set) var source = ""
  /// The lines that may be read with a model this week; `nil` if there is no limit.
  private var allowed: Set<IdempotencyKey>?

  /// Creates proposals without a model.
  package init() {}

  /// - Parameter categories: The proposals by payee, in any spelling.
  init(
    _ categories: [String: CategoryName], source: String, allowed: Set<IdempotencyKey>?
  ) {
    for (payee, category) in categories {
      self.categories[RuleBasedParser.folded(merchant: payee)] = category
    }
    self.source = source
    self.allowed = allowed
  }

  /// Returns the category of a line's payee; `nil` if the model proposes none.
  package func category(of merchant: String, _ line: IdempotencyKey) -> CategoryName? {
    guard !categories.isEmpty, allowed?.contains(line) ?? true else { return nil }
    return categories[RuleBasedParser.folded(merchant: merchant)]
  }
}
