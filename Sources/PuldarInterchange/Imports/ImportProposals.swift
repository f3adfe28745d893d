import EntryParsing
public import LedgerModel

/// What a model proposes for payees that neither the person nor the rules know, each asked about once.
public struct ImportProposals: Sendable {
  /// Its categories, by the payee as names are compared.
  public var categories: [String: CategoryName] = [:]
  /// The model, as an event names it.
  public var source = ""
  /// The lines that may yet be read with a model this week; `nil` where none is counted.
  public var allowed: Set<IdempotencyKey>?

  /// Nothing, as without a model.
  package init() {}

  /// The category of a line's payee; `nil` if the model says none.
  package func category(of merchant: String, _ line: IdempotencyKey) -> CategoryName? {
    guard !categories.isEmpty, allowed?.contains(line) ?? true else { return nil }
    return categories[RuleBasedParser.folded(merchant: merchant)]
  }
}
