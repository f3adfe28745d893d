public import LedgerEvents

/// A bill, an expected income or a planned move, in its state on a day.
public struct Bill: Hashable, Identifiable, Sendable {
  /// The event that added it.
  public let id: EventID
  /// The terms of its next day; without one, the latest terms.
  public let terms: BillTerms
  /// The first open day, which may be overdue; `nil` if none is open.
  public let next: Day?
  /// The number of its overdue days.
  public let overdueCount: Int
  /// The first day on which nothing is due any more; `nil` if it was not stopped.
  public let end: CalendarDay?
  /// The amount saved for its next day at the end of the day's month; `nil` without a next day.
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
