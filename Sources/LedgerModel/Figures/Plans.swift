public import LedgerEvents

/// The bills, expected incomes and planned moves, with the state of each of their days.
///
/// Read it with `try await ledger.view(Plans())`. What is due is not stored: it is derived from the terms minus what
/// was paid or skipped.
public struct Plans: FigureProjection {
  private var buckets: MonthlyBuckets

  /// Creates the projection before the first event.
  public init() { self.init(MonthlyBuckets()) }

  init(_ buckets: MonthlyBuckets) { self.buckets = buckets }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    buckets.apply(change, from: cause)
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    buckets.apply(fact, from: cause)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    buckets.revert(fact, from: cause)
  }

  private var bills: BillPlan { buckets.plan.bills }

  /// Returns all of them on a day, in the order in which they were added, including stopped and settled ones, which
  /// have no ``Bill/next``.
  public func bills(on today: CalendarDay) -> [Bill] {
    bills(bills.bills, on: today)
  }

  /// Returns one of them; `nil` if it does not exist, or its addition was undone.
  public func bill(_ id: EventID, on today: CalendarDay) -> Bill? {
    bills([id], on: today).first
  }

  /// Returns some of them; unknown ids are left out.
  package func bills(_ ids: [EventID], on today: CalendarDay) -> [Bill] {
    let savings = savings(on: today)
    let plan = bills.on(today)
    return ids.compactMap { Bill($0, plan, savings, today: today) }
  }

  private func savings(on today: CalendarDay) -> BillSavings {
    bills.savings(atEndOf: today.month, buckets.currency ?? .usd)
  }

  /// Returns the days of one of them in a span, both ends included, in order and whatever their state.
  public func days(of bill: EventID, in span: ClosedRange<CalendarDay>) -> [Bill.Day] {
    bills.occurrences(of: bill, in: span)
  }

  /// Returns the days open on one day and due through another, overdue days first; incomes and moves are included.
  public func open(through last: CalendarDay, on today: CalendarDay) -> [Bill.Day] {
    bills.on(today).open(in: .first...last)
  }

  /// Returns what is still due of a month on a day, including overdue days of earlier months, minus what is saved for
  /// it.
  ///
  /// It equals ``MonthBudget/stillDue``: incomes, and what is paid from a kept account, are not included.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func stillDue(
    in month: CalendarMonth, on today: CalendarDay
  ) throws(FigureTooLarge) -> Money {
    try buckets.month(month, on: today).stillDue
  }
}
