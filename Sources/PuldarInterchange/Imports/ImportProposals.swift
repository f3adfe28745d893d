import EntryParsing
package import LedgerModel

/// What a model proposes for payees that neither the person nor the rules know, each asked about once.
package struct ImportProposals: Sendable {
  /// Its categories, by the payee as names are compared.
  private var categories: [String: CategoryName] = [:]
  /// The model, as an event names it.
  package private(set) var source = ""
  /// The lines that may yet be read with a model this week; `nil` where none is counted.
  private var allowed: Set<IdempotencyKey>?

  /// Nothing, as without a model.
  package init() {}

  /// - Parameter categories: By the payee, however it is written.
  init(
    _ categories: [String: CategoryName], source: String, allowed: Set<IdempotencyKey>?
  ) {
    for (payee, category) in categories {
      self.categories[RuleBasedParser.folded(merchant: payee)] = category
    }
    self.source = source
    self.allowed = allowed
  }

  /// The category of a line's payee; `nil` if the model says none.
  package func category(of merchant: String, _ line: IdempotencyKey) -> CategoryName? {
    guard !categories.isEmpty, allowed?.contains(line) ?? true else { return nil }
    return categories[RuleBasedParser.folded(merchant: merchant)]
  }
}
