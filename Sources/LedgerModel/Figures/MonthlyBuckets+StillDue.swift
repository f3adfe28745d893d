public import LedgerEvents

extension MonthlyBuckets {
  /// Returns the figures of a month on a day, including what is still due.
  ///
  /// That is what bills have open through the month's end, plus, in the month of that day, what is overdue from
  /// earlier ones, each minus what is saved for it. Nothing is due in a past month. Bills paid from a kept account
  /// and moves between accounts at hand do not count.
  ///
  /// - Throws: ``FigureTooLarge``, as ``month(_:)``.
  public func month(
    _ month: CalendarMonth, on today: CalendarDay
  ) throws(FigureTooLarge) -> MonthBudget {
    var budget = try self.month(month)
    try addDue(to: &budget, on: today)
    return budget
  }

  /// Returns the same of consecutive months, formed together.
  ///
  /// - Throws: ``FigureTooLarge``, as ``month(_:)``.
  public func months(
    _ months: ClosedRange<CalendarMonth>, on today: CalendarDay
  ) throws(FigureTooLarge) -> [MonthBudget] {
    var budgets = try self.months(months)
    for place in budgets.indices { try addDue(to: &budgets[place], on: today) }
    return budgets
  }

  /// Adds what is still due on a day to a month's figures.
  func addDue(to budget: inout MonthBudget, on today: CalendarDay) throws(FigureTooLarge) {
    let tooLarge = FigureTooLarge(since: nil)
    func add(_ due: Int64, to sum: Money, of left: Money) throws(FigureTooLarge) -> Money {
      let all = try FigureTooLarge.sum([sum.minorUnits, due], tooLarge)
      _ = try FigureTooLarge.sum([left.minorUnits, -all], tooLarge)
      return Money(minorUnits: all, currency: currency)
    }
    let currency = budget.currency
    let open = open(in: budget.month, on: today)
    let savings = open.isEmpty ? BillSavings() : savings(in: budget.month...budget.month)
    for open in open {
      let bucket = plan.categories.bucket(of: open.terms.category, on: budget.month.firstDay)
      let place = place(of: bucket, in: &budget)
      let due = savings.rest(of: open)
      budget.buckets[place].stillDue = try add(
        due, to: budget.buckets[place].stillDue, of: budget.buckets[place].left)
      budget.stillDue = try add(due, to: budget.stillDue, of: budget.left)
    }
  }

  /// Returns the days of bills that are still due in a month.
  func open(in month: CalendarMonth, on today: CalendarDay) -> [Bill.Day] {
    guard plan.bills.isInUse, month >= today.month else { return [] }
    let start = month == today.month ? CalendarDay.first : month.firstDay
    return plan.bills.on(today).open(in: start...month.lastDay).filter {
      plan.accounts.usesMoneyAtHand($0.terms) && $0.terms.amount.currency == currency
    }
  }

  /// Returns the index of a bucket in a month; a bucket that had nothing so far is appended.
  private func place(of bucket: BucketName, in budget: inout MonthBudget) -> Int {
    if let place = budget.buckets.firstIndex(where: { $0.bucket == bucket }) { return place }
    let nothing = Money.zero(budget.currency)
    budget.buckets.append(
      BucketBudget(
        bucket: bucket, name: plan.buckets.displayName(of: bucket), share: .none, budget: nothing,
        carried: nothing, spent: nothing, covered: nothing, putAway: nothing, stillDue: nothing,
        categories: []))
    return budget.buckets.count - 1
  }
}
