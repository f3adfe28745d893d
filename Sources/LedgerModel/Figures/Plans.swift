public import LedgerEvents

/// What is expected: bills, incomes and planned moves, and what became of each of their days.
///
/// `try await ledger.view(Plans())` gives it. What is due is nowhere stored: it is what the terms say, less what was
/// paid or skipped.
public struct Plans: FigureProjection {
  private var buckets: MonthlyBuckets

  /// Before the first event.
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

  /// All of them as they stand on a day, in the order in which they were added: those that are stopped or settled, too,
  /// which have no ``Bill/next``.
  public func bills(on today: CalendarDay) -> [Bill] {
    bills(bills.bills, on: today)
  }

  /// One of them; `nil` if there is no such one, or it was undone.
  public func bill(_ id: EventID, on today: CalendarDay) -> Bill? {
    bills([id], on: today).first
  }

  /// Some of them; those that are not there are left out.
  package func bills(_ ids: [EventID], on today: CalendarDay) -> [Bill] {
    let savings = savings(on: today)
    let plan = bills.on(today)
    return ids.compactMap { Bill($0, plan, savings, today: today) }
  }

  private func savings(on today: CalendarDay) -> BillSavings {
    bills.savings(atEndOf: today.month, buckets.currency ?? .usd)
  }

  /// The days of one of them in a span, whatever became of each, in their order; both ends belong to the span.
  public func days(of bill: EventID, in span: ClosedRange<CalendarDay>) -> [Bill.Day] {
    bills.occurrences(of: bill, in: span)
  }

  /// What is open on a day, due up to another one: overdue days first. An income and a move are among them.
  public func open(through last: CalendarDay, on today: CalendarDay) -> [Bill.Day] {
    bills.on(today).open(in: .first...last)
  }

  /// What is still due of a month on a day, overdue days of earlier months with it, less what is saved for it. It is
  /// what ``MonthBudget/stillDue`` says: incomes, and what is paid from a kept account, are no part of it.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public func stillDue(
    in month: CalendarMonth, on today: CalendarDay
  ) throws(FigureTooLarge) -> Money {
    try buckets.month(month, on: today).stillDue
  }
}
