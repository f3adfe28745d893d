import LedgerModel
import LedgerStore

/// Compares two folds of the same history that were made in different ways.
struct FoldComparison {
  typealias Figures = ProjectionPair<MonthlyBuckets, EntryRegister>

  /// The part that differs; `nil` if nothing does.
  let difference: String?

  init(_ one: LedgerFold<Figures>, _ other: LedgerFold<Figures>) {
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

  /// Folds the ledger in another way: the first half as it was known then, and the later events one by
  /// one, read with all their members.
  static func replayed(in session: Session) async throws -> LedgerFold<Figures> {
    let ledger = session.ledger.opened
    let eventCount = try await ledger.condition().heads.reduce(0) { $0 + $1.eventCount }
    var half: EventID?
    var halfCount = 0
    try await ledger.forEachEvent(parts: []) { envelope in
      halfCount += 1
      guard halfCount >= eventCount / 2, envelope.batch?.isLast ?? true else { return true }
      half = envelope.id
      return false
    }
    let start = Figures(MonthlyBuckets(), EntryRegister())
    guard let half else { return try await ledger.folded(start) }
    var fold = try await ledger.folded(start, asOf: .after(half))
    var count = 0
    try await ledger.forEachEvent { envelope in
      count += 1
      if count > halfCount { fold.apply(envelope) }
      return true
    }
    return fold
  }
}

/// Folds every entry of the ledger in two ways and compares: the sums with the entries, both with a
/// fold that was made in two parts, and the events' claims about earlier ones with those.
struct ReplayCheck {
  /// The first day whose figures differ from the sum of its entries.
  let contradictedDay: CalendarDay?
  /// The first event that makes a false claim about another one.
  let contradiction: (event: EventID, about: EventID)?
  /// The difference between the two folds; `nil` if there is none.
  let difference: String?

  /// Whether no contradiction or difference was found.
  var agrees: Bool { contradictedDay == nil && contradiction == nil && difference == nil }

  init(in session: Session) async throws {
    let fold = try await session.ledger.folded(
      ProjectionPair(MonthlyBuckets(), EntryRegister()))
    contradictedDay = FigureCheck(fold.projection.first, fold.projection.second).difference
    difference = FoldComparison(fold, try await FoldComparison.replayed(in: session)).difference
    contradiction = try await session.ledger.opened.firstContradiction()
  }
}
