package import LedgerEvents

/// The law of the budget: over the whole history, income less what was used is by how much the free money at
/// hand changed. Both sides are summed up apart: what months count, and what went through accounts and goals.
///
/// What bills save counts through the last month of which anything is known. Openings and corrections of accounts, incomes as savings and moves that spare the budget stand outside of it.
public struct MoneyLaw: Hashable, Sendable {
  /// All that came and counts.
  public let income: Money
  /// All that was used, in all months.
  public let used: Money
  /// What all that went through accounts at hand comes to, less what goals hold.
  public let free: Money

  /// By how much the two sides differ: zero, unless one of them is summed up wrongly.
  public var difference: Money { income.subtracting(used).subtracting(free) }

  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  ///
  /// - Parameters:
  ///   - buckets: What months count.
  ///   - funds: What went through accounts.
  ///   - transfers: All that hold. The three are of the same events.
  public init(
    _ buckets: MonthlyBuckets, _ funds: Funds, _ transfers: [(event: EventID, made: TransferMade)]
  ) throws(FigureTooLarge) {
    let (sums, envelopes) = (funds.first.second, funds.second)
    let tooLarge = FigureTooLarge(since: buckets.tooLargeSince ?? envelopes.tooLargeSince)
    guard tooLarge.since == nil, let currency = buckets.currency,
      let counted = buckets.totals()
    else { throw tooLarge }
    let plan = buckets.plan
    func isAtHand(_ account: AccountName) -> Bool { !plan.accounts.kind(of: account).isKept }
    var units: [Int64] = []
    for account in sums.accounts where isAtHand(account) {
      units.append(try sums.sum(of: account, in: .first...(.last)))
      units.append(-(try envelopes.saved(in: account)))
    }
    for (_, made) in transfers where made.sparesBudget && made.amount.currency == currency {
      // What left money at hand is put back, and what came is taken away.
      if isAtHand(made.source) { units.append(made.amount.minorUnits) }
      if isAtHand(made.destination) { units.append(-made.amount.minorUnits) }
    }
    // One that ended gave back all that it held.
    for goal in plan.envelopes.goals where plan.envelopes.end(of: goal) == nil {
      let held = try plan.envelopes.saved(in: goal, on: .last, currency: currency)
      units.append(-held.minorUnits)
    }
    units += buckets.savings(in: counted.last...counted.last).all.map { 0 &- $0.units }
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
    income = money(counted.income)
    used = money(counted.used)
    free = money(try FigureTooLarge.sum(units, tooLarge))
    _ = try FigureTooLarge.sum(
      [counted.income, -counted.used, -free.minorUnits], FigureTooLarge(since: nil))
  }
}

extension MonthlyBuckets {
  /// What came in all months, what was used in them, and the last of them; `nil` if a sum does not fit.
  func totals() -> (income: Int64, used: Int64, last: CalendarMonth)? {
    let known = metMonths.map { [$0.lowerBound, $0.upperBound] } ?? []
    let all = known + (plan.monthsOfPutAways.map { [$0.lowerBound, $0.upperBound] } ?? [])
    var units: [Int64] = []
    guard let first = all.min(), let last = all.max() else { return (0, 0, .first) }
    let savings = savings(in: first...last)
    for month in CalendarMonth.months(from: first, through: last) {
      guard let spending = spending(in: month, savings) else { return nil }
      for category in spending {
        units += [category.spent, category.putAway, category.covered.negated].map(\.minorUnits)
      }
    }
    guard let used = try? FigureTooLarge.sum(units, FigureTooLarge(since: nil)),
      let income = try? FigureTooLarge.sum(
        incomes.all.map(\.minorUnits), FigureTooLarge(since: nil))
    else { return nil }
    return (income, used, last)
  }
}
