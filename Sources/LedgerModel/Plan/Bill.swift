public import LedgerEvents

/// A bill, an expected income or a planned move as it stands on a day.
public struct Bill: Hashable, Identifiable, Sendable {
  /// The event that added it.
  public let id: EventID
  /// What it says of its next day; of one that has none what it said last.
  public let terms: BillTerms
  /// The first day that is still open, an overdue one if there is one; `nil` if none is.
  public let next: Day?
  /// How many of its days are overdue.
  public let overdueCount: Int
  /// The first day on which nothing of it is due any more; `nil` if it was not stopped.
  public let end: CalendarDay?
  /// What is saved for its next day at the end of the day's month; `nil` without such a day.
  public let saved: Money?

  /// - Returns: `nil` if there is no such bill.
  package init?(_ id: EventID, _ bills: BillPlan, _ savings: BillSavings, today: CalendarDay) {
    let next = bills.next(of: id)
    guard let terms = next?.terms ?? bills.latestTerms(of: id) else { return nil }
    let isOverdue = next.map { $0.isOverdue(on: today) } ?? false
    self.id = id
    self.terms = terms
    self.next = next
    overdueCount =
      isOverdue
      ? bills.openDays(of: id, in: .first...today).reduce(0) {
        $0 + ($1.isOverdue(on: today) ? 1 : 0)
      } : 0
    end = bills.end(of: id)
    saved = next.map { savings.saved(for: $0) }
  }
}
