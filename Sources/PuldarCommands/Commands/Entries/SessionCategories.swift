import EntryParsing
import LedgerModel

/// The person's lessons about merchants, folded from the ledger once, and only if a sentence names
/// one.
final class SessionCategories {
  private let session: Session
  /// `nil` if there is no ledger yet.
  private let categories: CategoryCatalog?
  private var known: [String: CategoryName]?

  init(_ session: Session, _ state: DecisionState?) {
    self.session = session
    categories = state?.plan.categories
  }

  /// Returns the lesson about each merchant, for categories that an entry on a day can be in.
  ///
  /// - Parameter day: The day of the entry; `nil` for today.
  func lessons(on day: CalendarDay?) async throws -> [String: CategoryName] {
    let offered = Set(categories?.offered(on: day ?? session.today) ?? [])
    guard !offered.isEmpty else { return [:] }
    let all: [String: CategoryName]
    if let known {
      all = known
    } else {
      all = try await session.ledger.answer(
        .lessons(folding: RuleBasedParser.folded(merchant:)))
      known = all
    }
    return all.filter { offered.contains($0.value) }
  }

  /// Returns the lesson about a merchant; `nil` if there is none, if an entry of the day cannot be in
  /// that category, or if the lessons were not loaded.
  func lesson(of merchant: String, on day: CalendarDay) -> CategoryName? {
    known?[RuleBasedParser.folded(merchant: merchant)]
      .flatMap { categories?.isOffered($0, on: day) == true ? $0 : nil }
  }
}
