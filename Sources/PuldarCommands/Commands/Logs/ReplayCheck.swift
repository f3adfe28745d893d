import LedgerModel
import LedgerStore

/// Folds every entry of the ledger in two ways and compares: the sums with the entries, and both with
/// a fold that was made in two parts.
struct ReplayCheck {
  /// The first day whose figures are not what its entries add up to.
  let contradictedDay: CalendarDay?
  /// What differs between the two folds; `nil` where all is the same.
  let difference: String?

  init(in session: Session) async throws {
    let fold = try await session.folded(ProjectionPair(MonthlyBuckets(), EntryRegister()))
    contradictedDay = FigureCheck(fold.projection.first, fold.projection.second).difference
    difference = FoldComparison(fold, try await FoldComparison.replayed(in: session)).difference
  }
}
