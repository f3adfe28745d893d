import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

struct ProjectionTraitsTests {
  private static let projections: [any Projection] = [
    BudgetState(), EntryHabits(), AccountSums(), Envelopes(), DecisionState(), MonthlyBuckets(),
    Plans(), SettingConflicts(), LearnedCategories(), LatestSums(), UsedAccounts(), Refunds(),
    Accounts(), Goals(), Funds(), NamedEntries([]), LatestEntries([]), EntryRegister(),
    EntryHistory(of: .sample(1)), UndoHistory(), ModelEntries(), EntryMeetings([]),
    ExplainedMonth("2026-01", depth: 1),
    ProjectionPair(BudgetState(), EntryHabits()), AccountTransfers(),
  ]

  private static func conformances<P: Projection>(of start: P) -> ProjectionTraits {
    var traits: ProjectionTraits = []
    if start is any KeptProjection { traits.insert(.kept) }
    if start is any AdditiveProjection { traits.insert(.additive) }
    if start is any ComposedProjection { traits.insert(.composed) }
    if start is any LatestProjection { traits.insert(.latest) }
    if start is any SelectiveProjection { traits.insert(.selective) }
    if start is any PairedProjection { traits.insert(.paired) }
    return traits
  }

  @Test func `a projection has the traits of what it conforms to`() {
    func check<P: Projection>(_ start: P) {
      #expect(P.traits == Self.conformances(of: start), "\(P.self)")
    }
    for start in Self.projections { check(start) }
  }
}
