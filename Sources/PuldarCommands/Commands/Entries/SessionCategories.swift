import EntryParsing
import LedgerModel

/// What the person taught about merchants, folded from the ledger once, and only when a sentence
/// names one.
final class SessionCategories {
  private let session: Session
  /// `nil` where there is no ledger yet.
  private let categories: CategoryCatalog?
  private var known: [String: CategoryName]?

  init(_ session: Session, _ state: DecisionState?) {
    self.session = session
    categories = state?.plan.categories
  }

  /// What was taught about each merchant, of categories that an entry of a day can be in.
  ///
  /// - Parameter day: `nil` for today.
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

  /// What was taught about a merchant; `nil` where nothing was, where an entry of the day cannot be in
  /// that category, or where the lessons were not asked for.
  func lesson(of merchant: String, on day: CalendarDay) -> CategoryName? {
    known?[RuleBasedParser.folded(merchant: merchant)]
      .flatMap { categories?.isOffered($0, on: day) == true ? $0 : nil }
  }
}
