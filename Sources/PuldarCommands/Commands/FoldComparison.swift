import LedgerModel
import LedgerStore

/// Compares two folds of one history that were made in different ways.
struct FoldComparison {
  typealias Figures = ProjectionPair<MonthlyBuckets, EntryRegister>

  /// What is not the same in both; `nil` where all is.
  let difference: String?

  init(_ one: Fold<Figures>, _ other: Fold<Figures>) {
    difference =
      if one.projection.first != other.projection.first {
        "the sums by day and category"
      } else if one.projection.second != other.projection.second {
        "the entries"
      } else if one.waiting != other.waiting {
        "the events that wait"
      } else if one.conflicts != other.conflicts {
        "the conflicts"
      } else {
        nil
      }
  }

  /// How many events go in before the fold is put aside and gone on with in a copy.
  private static let pieceLength = 10_000

  /// Folds the ledger's events, read with all their members, in pieces: each goes on in a copy of what
  /// the one before it left.
  static func replayed(in session: Session) async throws -> Fold<Figures> {
    let logCount = try await session.ledger.condition().heads.count
    var fold = Fold(into: Figures(MonthlyBuckets(), EntryRegister()), hasSeveralLogs: logCount > 1)
    var kept = fold
    var count = 0
    try await session.ledger.forEachEvent { envelope in
      fold.apply(envelope)
      count += 1
      if count % pieceLength == 0 {
        kept = fold
        fold = kept
      }
      return true
    }
    return fold
  }
}
