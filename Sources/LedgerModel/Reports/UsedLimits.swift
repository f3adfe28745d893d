import LedgerEvents

// How far a limit is used in a month, a week, two weeks, a quarter or a year, and what it carries over.
extension MonthlyBuckets {
  /// Returns the periods of a limit that are listed in a month: those that end in it, and the one that contains a day of
  /// it, but none that begins after that day.
  func periods(
    _ reach: MonthBudgetReach, of category: CategoryName?, in month: CalendarMonth,
    on day: CalendarDay?
  ) -> [ClosedRange<CalendarDay>] {
    let seen = day.flatMap { $0.month == month ? $0 : nil }
    var periods: [ClosedRange<CalendarDay>] = []
    var first: CalendarDay? = month.firstDay
    while let start = first, start <= seen ?? month.lastDay, start.month == month {
      let days = days(of: reach, category, around: start)
      if days.upperBound.month == month || seen.map(days.contains) ?? false { periods.append(days) }
      first = days.upperBound.next
    }
    return periods
  }

  /// Returns whether a category has a limit on a day, of whatever period.
  public func hasLimit(of category: CategoryName, on day: CalendarDay) -> Bool {
    plan.caps.subjects.contains { subject in
      subject.category == category
        && plan.caps.limit(
          subject.reach, of: category, in: days(of: subject.reach, category, around: day))?.value
          .money != nil
    }
  }

  /// Returns the days of the period that a day is in.
  private func days(
    of reach: MonthBudgetReach, _ category: CategoryName?, around day: CalendarDay
  ) -> ClosedRange<CalendarDay> {
    func days(_ length: SpendingReport.Axis, _ day: CalendarDay) -> ClosedRange<CalendarDay> {
      ReportPeriod.days(of: length, around: day, plan.weekStart)
    }
    switch reach {
    case .month, .onward: return days(.month, day)
    case .weekly: return days(.week, day)
    case .quarterly: return days(.quarter, day)
    case .yearly: return days(.year, day)
    case .twoWeekly:
      let week = days(.week, day)
      let origin = days(.week, plan.caps.beginning(reach, of: category) ?? day).lowerBound
      let isFirst = origin.days(until: week.lowerBound) / 7 % 2 == 0
      let other = isFirst ? week.upperBound.next : week.lowerBound.previous
      return other.map { days(.week, $0) }.map {
        min(week.lowerBound, $0.lowerBound)...max(week.upperBound, $0.upperBound)
      } ?? week
    }
  }

  /// Returns how far a limit is used in consecutive periods, without those that have none.
  func limits(
    _ reach: MonthBudgetReach, of category: CategoryName?,
    in listed: [ClosedRange<CalendarDay>]
  ) throws(FigureTooLarge) -> [MonthOverview.UsedLimit] {
    func held(_ days: ClosedRange<CalendarDay>) -> SettingTimeline<MonthCap>.Element? {
      let held = plan.caps.limit(reach, of: category, in: days)
      return held?.value.money == nil ? nil : held
    }
    guard let first = listed.first, let last = listed.last,
      listed.contains(where: { held($0) != nil })
    else { return [] }
    let chain = chain(of: reach, category, to: first)
    let savings = savings(in: (chain.first ?? first).lowerBound.month...last.upperBound.month)
    var left: Int64 = 0
    var limits: [MonthOverview.UsedLimit] = []
    for (place, days) in (chain + listed).enumerated() {
      let carried = carried(left, of: category, into: days)
      left = 0
      guard let held = held(days), let cap = held.value.money else { continue }
      let used = try used(on: days, in: category, savings)
      left = try FigureTooLarge.sum([cap.minorUnits, carried, -used], FigureTooLarge(since: nil))
      if place < chain.count { continue }
      func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: cap.currency) }
      limits.append(
        MonthOverview.UsedLimit(
          category: category, name: category.map(plan.categories.displayName(of:)) ?? "",
          reach: reach.isOfMonths ? .onward : reach, days: days, cap: cap,
          carried: money(carried), used: money(used), left: money(left), setBy: held.event))
    }
    return limits
  }

  /// Returns the periods from which a limit carries something into another one, in order; empty if nothing is carried.
  private func chain(
    of reach: MonthBudgetReach, _ category: CategoryName?, to days: ClosedRange<CalendarDay>
  ) -> [ClosedRange<CalendarDay>] {
    guard let category, plan.rollover(ofLimitsOf: category).inForce(on: days.lowerBound) != nil,
      let rollover = plan.rollover(ofLimitsOf: category).first?.from,
      let limited = plan.caps.beginning(reach, of: category)
    else { return [] }
    let start = max(rollover.previous ?? rollover, limited)
    var periods: [ClosedRange<CalendarDay>] = []
    var first: CalendarDay? = start
    while let day = first, day < days.lowerBound {
      let period = self.days(of: reach, category, around: day)
      periods.append(period)
      first = period.upperBound.next
    }
    return periods
  }

  private func carried(
    _ left: Int64, of category: CategoryName?, into days: ClosedRange<CalendarDay>
  ) -> Int64 {
    guard let category,
      let setting = plan.rollover(ofLimitsOf: category).inForce(on: days.lowerBound)
    else { return 0 }
    return setting.value.carried(of: left)
  }

  /// Returns what was spent and not covered, plus put away, in some days.
  private func used(
    on days: ClosedRange<CalendarDay>, in category: CategoryName?, _ savings: BillSavings
  ) throws(FigureTooLarge) -> Int64 {
    let tooLarge = FigureTooLarge(since: tooLargeSince)
    let names = category.map { [$0.name] } ?? countedCategories.map(\.name)
    func isMeant(_ part: (day: CalendarDay, category: CategoryName)) -> Bool {
      days.contains(part.day) && (category == nil || part.category == category)
    }
    var parts: [Int64] = []
    for month in CalendarMonth.months(from: days.lowerBound.month, through: days.upperBound.month) {
      let span = max(days.lowerBound, month.firstDay).day...min(days.upperBound, month.lastDay).day
      for name in names {
        guard let spent = sums.sum(of: name, in: month, span) else { throw tooLarge }
        parts.append(spent)
        for account in keptAccounts {
          guard let paid = accountSums.sums(of: account).sum(of: name, in: month, span) else {
            throw tooLarge
          }
          parts.append(-paid)
        }
      }
      parts += putAway(in: month, savings).filter { isMeant(($0.day, $0.category)) }.map(
        \.minorUnits)
      parts += plan.envelopes.covered(in: month, currency ?? .usd)
        .filter { isMeant(($0.day, $0.category)) }.map { -$0.minorUnits }
      parts += savings.covers.filter { $0.day.month == month && isMeant(($0.day, $0.category)) }
        .map { -$0.minorUnits }
    }
    return try FigureTooLarge.sum(parts, tooLarge)
  }
}
