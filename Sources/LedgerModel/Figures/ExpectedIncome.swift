/// What a month's income is made of: what came and counts in it, and what it still expects.
struct MonthIncome: Hashable, Sendable {
  /// What was said to come, and for which nothing came yet; zero if it came, or none was said.
  var expected: Int64 = 0
  /// What counts in the month, by day.
  var received: [ReceivedIncome] = []
  /// The one of them that came instead of what was expected; `nil` if none did.
  var instead: EventID?
  /// What came in the month and counts in the month before or after it.
  var elsewhere: [EventID: CalendarMonth] = [:]
}

/// Which income came instead of what was said to come every month. It is worked out when a month is
/// read, and stored nowhere.
///
/// - Income is regular if it is within a tenth of what its month expects.
/// - Each month expects its income on the day of the earliest regular income of the setting that holds
///   for it. A later setting keeps the day of the one before it, unless its own first income lies more
///   than ``shift`` days from it.
/// - The regular income nearest to that day, and at most ``reach`` days from it, comes instead of what is
///   expected, and counts in that day's month: pay of 30 January for the first of February is February's.
/// - Else the first regular income of the month itself comes instead. Every other income comes on top.
struct ExpectedIncome: Sendable {
  private let plan: SettingTimeline<IncomePlan>
  private let incomes: ReceivedIncomes
  /// From which month on which day of a month is expected; each holds up to the next.
  private(set) var payDays: [PayDay] = []

  struct PayDay: Hashable, Sendable {
    var from: CalendarMonth
    /// 1 to 31; in a shorter month its last day.
    var day: Int
  }

  /// How many days before or after the expected day an income may come.
  static let reach = 10

  /// How many days a weekend and holidays move pay.
  static let shift = 5

  init(_ plan: SettingTimeline<IncomePlan>, _ incomes: ReceivedIncomes) {
    self.plan = plan
    self.incomes = incomes
    let settings = plan.inEffect
    for (place, setting) in settings.enumerated() {
      guard let first = ExpectedIncome.firstMonth(of: setting), let base = setting.value.base
      else { continue }
      let next = place + 1 < settings.count ? settings[place + 1] : nil
      let end = next.flatMap { ExpectedIncome.firstMonth(of: $0) }?.firstDay.previous
      let last = end ?? .last
      guard first.firstDay <= last,
        let income = incomes[first.firstDay...last]
          .first(where: { ExpectedIncome.isRegular($0, base.minorUnits) })
      else { continue }
      if let before = payDays.last, distance(of: income, from: before.day) <= ExpectedIncome.shift {
        continue
      }
      payDays.append(PayDay(from: first, day: income.day.day))
    }
  }

  /// The first month that a setting holds for: settings are in force from a month's first day on.
  private static func firstMonth(
    of setting: SettingTimeline<IncomePlan>.Element
  ) -> CalendarMonth? {
    setting.from == setting.from.month.firstDay ? setting.from.month : setting.from.month.next
  }

  private static func isRegular(_ income: ReceivedIncome, _ base: Int64) -> Bool {
    let (difference, overflows) = income.minorUnits.subtractingReportingOverflow(base)
    return !overflows && difference.magnitude <= base.magnitude / 10
  }

  /// How many days lie between an income and the nearest such day of a month.
  private func distance(of income: ReceivedIncome, from payDay: Int) -> Int {
    let month = income.day.month
    return [month.previous, month, month.next].compactMap(\.self)
      .map { abs(income.day.days(until: ExpectedIncome.day(payDay, of: $0))) }.min() ?? .max
  }

  private static func day(_ payDay: Int, of month: CalendarMonth) -> CalendarDay {
    CalendarDay(
      existingYear: month.year, month: month.monthOfYear, day: min(payDay, month.length))
  }
}

extension ExpectedIncome {
  /// What the income of a month is made of.
  func income(of month: CalendarMonth) -> MonthIncome {
    var found = MonthIncome()
    let near = [month.previous, month, month.next].compactMap(\.self)
    var came: [EventID: CalendarMonth] = [:]
    for month in near { nearest(month).map { came[$0.entry] = month } }
    for income in incomes[days(around: month)] {
      let counted = came[income.entry] ?? income.day.month
      if counted == month {
        found.received.append(income)
      } else if income.day.month == month {
        found.elsewhere[income.entry] = counted
      }
    }
    guard let base = base(of: month) else { return found }
    let instead =
      found.received.first { came[$0.entry] == month }
      ?? found.received.first { ExpectedIncome.isRegular($0, base) }
    found.instead = instead?.entry
    found.expected = instead == nil ? base : 0
    return found
  }

  /// What is said to come in a month, in minor units; `nil` if nothing is.
  private func base(of month: CalendarMonth) -> Int64? {
    plan.value(on: month.firstDay)?.base?.minorUnits
  }

  /// The day on which a month expects its income; `nil` if none came yet that tells it.
  private func expectedDay(of month: CalendarMonth) -> CalendarDay? {
    let payDay = payDays.last { $0.from <= month } ?? payDays.first
    return payDay.map { ExpectedIncome.day($0.day, of: month) }
  }

  /// The days on which an income may come that counts in a month.
  private func days(around month: CalendarMonth) -> ClosedRange<CalendarDay> {
    let first = month.firstDay.adding(days: -ExpectedIncome.reach) ?? .first
    let last = month.lastDay.adding(days: ExpectedIncome.reach) ?? .last
    return first...last
  }

  /// The regular income nearest to the expected day of a month, of those to which no other month's day
  /// is nearer; `nil` if none came within reach.
  private func nearest(_ month: CalendarMonth) -> ReceivedIncome? {
    guard let base = base(of: month), let day = expectedDay(of: month) else { return nil }
    let others = [month.previous, month.next].compactMap(\.self)
      .filter { self.base(of: $0) != nil }.compactMap(expectedDay)
    let first = day.adding(days: -ExpectedIncome.reach) ?? .first
    let last = day.adding(days: ExpectedIncome.reach) ?? .last
    return incomes[first...last].filter { income in
      let distance = abs(income.day.days(until: day))
      return ExpectedIncome.isRegular(income, base)
        && !others.contains {
          let other = abs(income.day.days(until: $0))
          return other < distance || other == distance && $0 < day
        }
    }.min { left, right in
      (abs(left.day.days(until: day)), left) < (abs(right.day.days(until: day)), right)
    }
  }
}

/// How an income counts beside what was said to come every month.
package struct IncomeCount: Hashable, Sendable {
  /// The month that it counts in.
  package let month: CalendarMonth
  /// What that month expects, by what was said.
  package let base: Money
  /// Whether it came instead of that; else it comes on top.
  package let isInstead: Bool
}

extension MonthlyBuckets {
  /// How an income counts; `nil` if its month expects nothing, or it does not count.
  package func count(ofIncome entry: EventID, on day: CalendarDay) -> IncomeCount? {
    let incomes = expectedIncome
    let own = incomes.income(of: day.month)
    let month = own.elsewhere[entry] ?? day.month
    let found = month == day.month ? own : incomes.income(of: month)
    guard let base = plan.income.value(on: month.firstDay)?.base, base.minorUnits > 0,
      found.received.contains(where: { $0.entry == entry })
    else { return nil }
    return IncomeCount(month: month, base: base, isInstead: found.instead == entry)
  }
}
