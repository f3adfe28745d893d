package import LedgerEvents

/// What entries say about money that is set aside: the spending by day and account, which uses up the daily
/// allowance, and the income marked as savings.
package struct Envelopes: FigureProjection {
  /// Expenses by account; those marked as daily, whatever their account, have the empty name.
  var spent = DailySums()
  /// Incomes marked as savings, by account.
  var saved = DailySums()
  /// The expenses that were ever linked to a bill's day, with their current values.
  var linked = LinkedExpenses()
  /// The first event whose amount made a sum overflow 64 bits; the sums do not include it.
  package internal(set) var tooLargeSince: EventID?
  var currency: Money.Currency?

  /// Creates the projection before the first event.
  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if let was = change.was { count(was, isTakenBack: true, cause.id) }
    if let now = change.now { count(now, isTakenBack: false, cause.id) }
    linked.apply(change)
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if case .logOpened(let opened) = fact.content, currency == nil { currency = opened.currency }
    if case .schedule(.bill(.paid(let paid))) = fact.content { linked.add(paid) }
  }

  private mutating func count(_ values: EntryValues, isTakenBack: Bool, _ cause: EventID) {
    guard values.amount.currency == currency else { return }
    let units = isTakenBack ? -values.amount.minorUnits : values.amount.minorUnits
    let fits: Bool
    switch (values.type, values.mark) {
    case (.expense, .notDaily): return
    case (.expense, .daily): fits = spent.add(units, on: values.date, to: .nothing)
    case (.expense, _): fits = spent.add(units, on: values.date, to: values.account.name)
    case (.income, .savings): fits = saved.add(units, on: values.date, to: values.account.name)
    case (.income, _), (.credit, _): return
    }
    if !fits, tooLargeSince == nil { tooLargeSince = cause }
  }

  /// Returns the day's spending that counts against the allowance, including bill payments and covered amounts.
  package func spent(
    on day: CalendarDay, _ book: AccountBook
  ) throws(FigureTooLarge) -> Int64 {
    if let tooLargeSince { throw FigureTooLarge(since: tooLargeSince) }
    let units = spent.names
      .filter { $0 == .nothing || book.countsDaily(AccountName($0)) }
      .map { spent.sum(on: day, of: $0) }
    return try FigureTooLarge.sum(units, FigureTooLarge(since: nil))
  }

  /// Returns the total income marked as savings in an account.
  func saved(in account: AccountName) throws(FigureTooLarge) -> Int64 {
    guard let months = saved.months else { return 0 }
    let sums = CalendarMonth.months(from: months.lowerBound, through: months.upperBound)
      .map { saved.sum(of: account.name, in: $0, 1...31) }
    guard sums.allSatisfy({ $0 != nil }) else { throw FigureTooLarge(since: nil) }
    return try FigureTooLarge.sum(sums.compactMap(\.self), FigureTooLarge(since: nil))
  }

  /// Returns the income marked as savings in a month.
  package func saved(in month: CalendarMonth) throws(FigureTooLarge) -> Int64 {
    if let tooLargeSince { throw FigureTooLarge(since: tooLargeSince) }
    guard let sums = saved.sums(of: month) else { throw FigureTooLarge(since: nil) }
    return try FigureTooLarge.sum(sums.map(\.minorUnits), FigureTooLarge(since: nil))
  }
}
