package import LedgerEvents

/// What a month's income is made of: what came and counts in it, and what it still expects.
struct MonthIncome: Hashable, Sendable {
  /// What was said to come, and for which nothing came yet; zero if it came, or none was said.
  var expected: Int64 = 0
  /// What counts in the month, by day.
  var received: [ReceivedIncome] = []
  /// Those of them that came instead of what was expected.
  var instead: [EventID] = []
  /// What came in the month and counts in another.
  var elsewhere: [EventID: CalendarMonth] = [:]
  /// The days of the month that are known, and for which nothing came.
  var open: [CalendarDay] = []
}

/// Which income came instead of what was said to come. It is worked out when a month is read, and only what
/// a person or the words said of an income is stored.
///
/// - Income is regular if it is said to be, or, of which nothing is said, if it is within a tenth of what
///   is expected.
/// - Each month expects its income on each of the days that were said, else on the day of the earliest
///   regular income of the setting that holds for it. A later setting keeps the day of the one before it,
///   unless its own first income lies more than ``shift`` days from it.
/// - Regular income of at least half of what is expected comes instead of it on the nearest day that is
///   open and at most ``reach`` days away, and counts in that day's month: pay of 30 January for the first
///   of February is February's. Nearer pairs go first. Income that is said to be for a month comes on a
///   day of that month alone, however far away, and before any other.
/// - If no days were said, and none came for the day of a month, the first such income that counts in the
///   month and came for no other day comes instead. Every other income comes on top.
struct ExpectedIncome: Sendable {
  private let plan: SettingTimeline<IncomePlan>
  private let incomes: ReceivedIncomes
  /// Whether days were said: then one income may change for which day another came, and so on.
  let hasSaidDays: Bool
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
    hasSaidDays = settings.contains { $0.value.days != nil }
    for (place, setting) in settings.enumerated() {
      guard let first = ExpectedIncome.firstMonth(of: setting), let base = setting.value.base,
        setting.value.days == nil
      else { continue }
      let next = place + 1 < settings.count ? settings[place + 1] : nil
      let end = next.flatMap { ExpectedIncome.firstMonth(of: $0) }?.firstDay.previous
      let last = end ?? .last
      guard first.firstDay <= last,
        let income = incomes[first.firstDay...last].first(where: { $0.settles(base.minorUnits) })
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

extension ReceivedIncome {
  /// Whether it may come instead of an expected amount: if it is regular, and at least half of that.
  fileprivate func settles(_ base: Int64) -> Bool {
    let (difference, overflows) = minorUnits.subtractingReportingOverflow(base)
    guard base > 0, !overflows, mark != .extra, minorUnits >= 0 &- difference else { return false }
    return mark == .regular || difference.magnitude <= base.magnitude / 10
  }
}

extension Money {
  /// Whether it is so near to what is expected that it is regular by that alone.
  package func isWithinTenth(of expected: Money) -> Bool {
    let (difference, overflows) = minorUnits.subtractingReportingOverflow(expected.minorUnits)
    return !overflows && currency == expected.currency
      && difference.magnitude <= expected.minorUnits.magnitude / 10
  }

  /// Whether it is so much that regular income of it comes instead of what is expected.
  package func isAtLeastHalf(of expected: Money) -> Bool {
    currency == expected.currency && minorUnits >= expected.minorUnits &- minorUnits
  }
}

extension ExpectedIncome {
  /// What the income of a month is made of.
  func income(of month: CalendarMonth) -> MonthIncome {
    var found = MonthIncome()
    let days = days(around: month)
    for income in incomes(near: month) {
      let counted = income.month ?? days[income.entry]?.month ?? income.day.month
      if counted == month {
        found.received.append(income)
      } else if income.day.month == month {
        found.elsewhere[income.entry] = counted
      }
    }
    guard let base = base(of: month) else { return found }
    found.instead = found.received.map(\.entry).filter { days[$0] != nil }
    found.open = expectedDays(of: month).filter { !days.values.contains($0) }
    if plan.value(on: month.firstDay)?.days != nil {
      found.expected = base * Int64(found.open.count)
      return found
    }
    if found.instead.isEmpty, let first = found.received.first(where: { $0.settles(base) }) {
      found.instead = [first.entry]
      found.open = []
    }
    found.expected = found.instead.isEmpty ? base : 0
    return found
  }

  /// A day for which an income may have come, and how well they fit.
  private struct Pair {
    var isSaid: Bool
    var distance: Int
    var day: CalendarDay
    var income: ReceivedIncome

    static func isBefore(_ left: Pair, _ right: Pair) -> Bool {
      if left.isSaid != right.isSaid { return left.isSaid }
      return (left.distance, left.day, left.income) < (right.distance, right.day, right.income)
    }
  }

  /// For which day each income came, of all that may change what a month's days or incomes are matched to.
  private func days(around month: CalendarMonth) -> [EventID: CalendarDay] {
    var pairs: [EventID: [Pair]] = [:]
    var (known, next): (Set<CalendarMonth>, [CalendarMonth]) = ([month], [month])
    while let reached = next.popLast() {
      for income in incomes(near: reached) where pairs[income.entry] == nil {
        let own = self.pairs(income)
        let months = own.map(\.day.month)
        guard months.contains(reached) || reached == month && income.day.month == month else {
          continue
        }
        pairs[income.entry] = own
        next += months.filter { known.insert($0).inserted }
      }
    }
    var days: [EventID: CalendarDay] = [:]
    var settled: Set<CalendarDay> = []
    for pair in pairs.values.joined().sorted(by: Pair.isBefore)
    where days[pair.income.entry] == nil && settled.insert(pair.day).inserted {
      days[pair.income.entry] = pair.day
    }
    return days
  }

  /// The days for which an income may have come.
  private func pairs(_ income: ReceivedIncome) -> [Pair] {
    let own = income.day.month
    let near = income.month.map { [$0] } ?? [own.previous, own, own.next].compactMap(\.self)
    return near.flatMap { month -> [Pair] in
      guard let base = base(of: month), income.settles(base) else { return [] }
      return expectedDays(of: month).map { day in
        Pair(
          isSaid: income.month != nil, distance: abs(income.day.days(until: day)), day: day,
          income: income)
      }
    }.filter { $0.isSaid || $0.distance <= ExpectedIncome.reach }
  }

  /// The incomes that may count in a month.
  private func incomes(near month: CalendarMonth) -> ArraySlice<ReceivedIncome> {
    let reach = ReceivedIncome.monthReach
    let first = month.advanced(by: -reach) ?? .first
    return incomes[first.firstDay...(month.advanced(by: reach) ?? .last).lastDay]
  }

  /// What is said to come in a month, or on each of its days, in minor units; `nil` if nothing is.
  private func base(of month: CalendarMonth) -> Int64? {
    plan.value(on: month.firstDay)?.base?.minorUnits
  }

  /// The days on which a month expects its income; none if none came yet that tells them.
  private func expectedDays(of month: CalendarMonth) -> [CalendarDay] {
    if let said = plan.value(on: month.firstDay)?.days { return said.days(of: month) }
    let payDay = payDays.last { $0.from <= month } ?? payDays.first
    return payDay.map { [ExpectedIncome.day($0.day, of: month)] } ?? []
  }
}

extension MonthIncome {
  /// Why an income of the month comes on top though it is regular; `nil` if it does not, or is not.
  fileprivate func obstacle(to income: ReceivedIncome, _ base: Int64) -> IncomeCount.Obstacle? {
    if instead.contains(income.entry) { return nil }
    if !income.settles(base) { return income.mark == .regular ? .tooSmall : nil }
    return open.isEmpty ? .cameAlready : .noDayNear
  }
}

/// How an income counts beside what was said to come every month.
public struct IncomeCount: Hashable, Sendable {
  /// The month that it counts in.
  public let month: CalendarMonth
  /// What that month expects, by what was said.
  public let base: Money
  /// Whether it came instead of that; else it comes on top.
  public let isInstead: Bool
  /// Why it comes on top though it is regular; `nil` if it comes instead, or is not regular.
  public let obstacle: Obstacle?

  /// Why regular income comes on top.
  public enum Obstacle: Hashable, Sendable {
    /// It is less than half of what is expected.
    case tooSmall
    /// All that is expected of the month came already.
    case cameAlready
    /// None of the days that are open is near enough.
    case noDayNear
  }
}

extension MonthlyBuckets {
  /// How incomes count, in their order; those that do not count, or whose month expects nothing, are left out.
  public func counts(
    ofIncomes entries: some Sequence<(entry: EventID, day: CalendarDay)>
  ) -> [(entry: EventID, count: IncomeCount)] {
    let incomes = expectedIncome
    return entries.compactMap { entry, day in
      let own = incomes.income(of: day.month)
      let month = own.elsewhere[entry] ?? day.month
      let found = month == day.month ? own : incomes.income(of: month)
      guard let base = plan.income.value(on: month.firstDay)?.base, base.minorUnits > 0,
        let income = found.received.first(where: { $0.entry == entry })
      else { return nil }
      return (
        entry,
        IncomeCount(
          month: month, base: base, isInstead: found.instead.contains(entry),
          obstacle: found.obstacle(to: income, base.minorUnits))
      )
    }
  }

  /// The incomes that were recorded between two events of one writer, and their days.
  public func incomes(
    recordedIn events: ClosedRange<EventID>
  ) -> [(entry: EventID, day: CalendarDay)] {
    incomes.all.filter { events.contains($0.entry) }.map { ($0.entry, $0.day) }
  }

  /// The days on which an income is late, once one of the series came, and what was expected on each.
  public func lateIncomes(on today: CalendarDay) -> [(day: CalendarDay, base: Money)] {
    guard let first = incomes.all.first?.day.month, first <= today.month else { return [] }
    let expected = expectedIncome
    var late: [(day: CalendarDay, base: Money)] = []
    var start: CalendarDay?
    for month in CalendarMonth.months(from: first, through: today.month) {
      let income = expected.income(of: month)
      start = start ?? income.received.first { income.instead.contains($0.entry) }?.day
      guard let start, let base = plan.income.value(on: month.firstDay)?.base else { continue }
      late += income.open.filter { $0 > start && $0.days(until: today) > ExpectedIncome.shift }
        .map { ($0, base) }
    }
    return late
  }

  /// The setting that expects nothing on a day, and from when on it holds; `nil` if nothing is open then.
  public func income(skipping day: CalendarDay) -> (plan: IncomePlan, from: CalendarDay)? {
    guard expectedIncome.income(of: day.month).open.contains(day),
      let set = plan.income.inForce(on: day.month.firstDay), let base = set.value.base
    else { return nil }
    let usual: MonthDay = day == day.month.lastDay ? 31 : .day(day.day)
    let rule = try? Recurrence(.months(1, on: [usual]), from: set.from)
    return (set.value.days ?? rule.map(IncomeDays.init))
      .map { (.onDays(base, $0.skipping(day)), set.from) }
  }
}
