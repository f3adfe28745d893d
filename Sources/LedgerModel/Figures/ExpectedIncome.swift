package import LedgerEvents

/// The parts of a month's income: received income that counts in it, and income still expected.
struct MonthIncome: Hashable, Sendable {
  /// The planned income for which none was received yet; zero if it was received, or none is planned.
  var expected: Int64 = 0
  /// The incomes that count in the month, by day.
  var received: [ReceivedIncome] = []
  /// Those of them that replace expected income.
  var instead: [EventID] = []
  /// The incomes received in the month that count in another.
  var elsewhere: [EventID: CalendarMonth] = [:]
  /// The known pay days of the month without a received income.
  var open: [CalendarDay] = []
}

/// Decides which received income replaces planned income. It is computed when a month is read; only what a person or
/// the words stated about an income is stored.
///
/// - An income is regular if it is marked so, or if it is unmarked and within a tenth of the expected amount.
/// - Each month expects its income on each planned day, or, if no days are planned, on the day of the earliest
///   regular income under its setting. A later setting keeps the day of the one before it, unless its own first
///   income is more than ``shift`` days from it.
/// - Regular income of at least half the expected amount replaces it on the nearest open day at most ``reach`` days
///   away, and counts in that day's month: pay of 30 January for the first of February counts in February. Nearer
///   pairs go first. Income assigned to a month only settles a day of that month, at any distance, and before any
///   other.
/// - If no days are planned and the month's day stays open, the first such income that counts in the month and
///   settled no other day replaces it. Every other income is additional.
struct ExpectedIncome: Sendable {
  private let plan: SettingTimeline<IncomePlan>
  private let incomes: ReceivedIncomes
  /// Whether days are planned; then matching one income may change the match of another, and so on.
  let hasSaidDays: Bool
  /// The expected day of a month, from a month on; each holds until the next.
  private(set) var payDays: [PayDay] = []

  struct PayDay: Hashable, Sendable {
    var from: CalendarMonth
    /// 1 to 31; the last day in a shorter month.
    var day: Int
  }

  /// The most days between an income and the expected day.
  static let reach = 10

  /// The most days by which weekends and holidays shift pay.
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

  /// Returns the first month that a setting holds for: one that a month's first day is on or after.
  private static func firstMonth(
    of setting: SettingTimeline<IncomePlan>.Element
  ) -> CalendarMonth? {
    setting.from == setting.from.month.firstDay ? setting.from.month : setting.from.month.next
  }

  /// Returns the days between an income and the nearest pay day of a month.
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
  /// Returns whether it may replace an expected amount: it is regular, and at least half of that amount.
  fileprivate func settles(_ base: Int64) -> Bool {
    let (difference, overflows) = minorUnits.subtractingReportingOverflow(base)
    guard base > 0, !overflows, mark != .extra, minorUnits >= 0 &- difference else { return false }
    return mark == .regular || difference.magnitude <= base.magnitude / 10
  }
}

extension Money {
  /// Returns whether it is so close to the expected amount that it is regular without a mark.
  package func isWithinTenth(of expected: Money) -> Bool {
    let (difference, overflows) = minorUnits.subtractingReportingOverflow(expected.minorUnits)
    return !overflows && currency == expected.currency
      && difference.magnitude <= expected.minorUnits.magnitude / 10
  }

  /// Returns whether regular income of this amount replaces the expected amount.
  package func isAtLeastHalf(of expected: Money) -> Bool {
    currency == expected.currency && minorUnits >= expected.minorUnits &- minorUnits
  }
}

extension ExpectedIncome {
  /// Returns the parts of a month's income.
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

  /// A possible match of an income and a pay day, with its quality.
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

  /// Returns the settled day of each income, among all that may affect the matches of a month.
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

  /// Returns the pay days that an income may settle.
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

  /// Returns the incomes that may count in a month.
  private func incomes(near month: CalendarMonth) -> ArraySlice<ReceivedIncome> {
    let reach = ReceivedIncome.monthReach
    let first = month.advanced(by: -reach) ?? .first
    return incomes[first.firstDay...(month.advanced(by: reach) ?? .last).lastDay]
  }

  /// Returns the planned amount of a month, or of each of its days, in minor units; `nil` if none is planned.
  private func base(of month: CalendarMonth) -> Int64? {
    plan.value(on: month.firstDay)?.base?.minorUnits
  }

  /// Returns the days on which a month expects its income; empty if no received income reveals the day yet.
  private func expectedDays(of month: CalendarMonth) -> [CalendarDay] {
    if let said = plan.value(on: month.firstDay)?.days { return said.days(of: month) }
    let payDay = payDays.last { $0.from <= month } ?? payDays.first
    return payDay.map { [ExpectedIncome.day($0.day, of: month)] } ?? []
  }
}

extension MonthIncome {
  /// Returns why an income of the month is additional although it is regular; `nil` if it is not additional, or not
  /// regular.
  fileprivate func obstacle(to income: ReceivedIncome, _ base: Int64) -> IncomeCount.Obstacle? {
    if instead.contains(income.entry) { return nil }
    if !income.settles(base) { return income.mark == .regular ? .tooSmall : nil }
    return open.isEmpty ? .cameAlready : .noDayNear
  }
}

/// How an income counts against the planned income of its month.
public struct IncomeCount: Hashable, Sendable {
  /// The month that it counts in.
  public let month: CalendarMonth
  /// The planned amount of that month.
  public let base: Money
  /// Whether it replaces that amount; otherwise it is additional.
  public let isInstead: Bool
  /// Why it is additional although it is regular; `nil` if it is not additional, or not regular.
  public let obstacle: Obstacle?

  /// The reason why regular income is additional.
  public enum Obstacle: Hashable, Sendable {
    /// It is less than half of the expected amount.
    case tooSmall
    /// The month's expected income was already received.
    case cameAlready
    /// No open day is near enough.
    case noDayNear
  }
}

extension MonthlyBuckets {
  /// Returns how incomes count, in their order; those that do not count, or whose month expects nothing, are left
  /// out.
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

  /// Returns the incomes recorded between two events of one writer, with their days.
  public func incomes(
    recordedIn events: ClosedRange<EventID>
  ) -> [(entry: EventID, day: CalendarDay)] {
    incomes.all.filter { events.contains($0.entry) }.map { ($0.entry, $0.day) }
  }

  /// Returns the days of late income with the expected amounts, once the first of the series was received.
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

  /// Returns the setting that expects nothing on a day, and its first day; `nil` if nothing is open on the day.
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
