import EntryParsing
import LedgerModel
import LedgerStore

/// What the person taught about merchants, folded from the ledger once, and only when a sentence
/// names one.
final class TaughtCategories {
  private let session: Session
  /// The categories that an entry of today can be in; none where there is no ledger yet.
  private let offered: Set<CategoryName>
  private var known: [String: CategoryName]?

  init(_ session: Session, _ state: DecisionState?) {
    self.session = session
    offered = Set(state?.plan.categories.offered(on: session.today) ?? [])
  }

  /// The category last given to each merchant, as ``ParsingContext/learnedCategories`` has it.
  func categories() async throws -> [String: CategoryName] {
    if let known { return known }
    let categories =
      offered.isEmpty
      ? [:]
      : try await session.ledger.view(LearnedCategories())
        .categories(folding: RuleBasedParser.folded(merchant:))
        .filter { offered.contains($0.value) }
    known = categories
    return categories
  }
}
