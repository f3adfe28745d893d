package import LedgerEvents

/// The law of the budget: over the whole history, income minus what was used equals the change of the free money at
/// hand. The two sides are computed separately: from what months count, and from what moved through accounts and
/// goals.
///
/// What is lent to people, or owed to them, counts as at hand: a purchase that somebody else paid is used, and a move
/// that settles it changes neither side. Bill savings count through the last month with any data. Openings and corrections of accounts, incomes marked as
/// savings and moves that leave budgets unchanged are excluded.
public struct MoneyLaw: Hashable, Sendable {
  /// The total income that counts.
  public let income: Money
  /// The total used in all months.
  public let used: Money
  /// The sum of what moved through accounts at hand and of people, minus what goals hold.
  public let free: Money

  /// The difference of the two sides: zero, unless one of them is computed wrongly.
  public var difference: Money { income.subtracting(used).subtracting(free) }

  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  ///
  /// - Parameters:
  ///   - buckets: The figures of the months.
  ///   - funds: The sums of the accounts.
  ///   - transfers: All transfers in effect. All three must cover the same events.
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
      // Reverses the moves that leave budgets unchanged.
      if isAtHand(made.source) { units.append(made.amount.minorUnits) }
      if isAtHand(made.destination) { units.append(-made.amount.minorUnits) }
    }
    // An ended goal returned all its money.
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
  /// Returns the income and the used amount of all months, and the last month; `nil` if a sum does not fit.
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
