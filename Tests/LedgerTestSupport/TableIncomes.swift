package import LedgerModel

/// Which incomes came instead of what months expect, by the rule read word by word over all of them.
package struct TableIncomes {
  /// An income that counts.
  package struct Income: Hashable {
    package var id: EventID
    package var day: CalendarDay
    package var units: Int64
    package var mark: EntryMark?
    /// The month that was said, unless it is more than three months away.
    package var said: CalendarMonth?

    package init(_ id: EventID, _ values: EntryValues) {
      (self.id, day, units) = (id, values.date, values.amount.minorUnits)
      mark = values.mark
      said = values.month.flatMap { (-3...3).contains(day.month.months(until: $0)) ? $0 : nil }
    }
  }

  private let incomes: [Income]
  private let setting: (CalendarMonth) -> IncomeSet?

  package init(
    _ incomes: [Income], setting: @escaping (CalendarMonth) -> IncomeSet?
  ) {
    self.incomes = incomes.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
    self.setting = setting
  }

  /// What a month expects and by which setting, counted in the order of their first days.
  private func expected(_ month: CalendarMonth) -> (setting: Int, units: Int64)? {
    setting(month).flatMap { set in
      set.plan.base.map { (set.from.daysSinceEpoch, $0.minorUnits) }
    }
  }

  /// All that counts in a month, and what it still expects.
  package func income(of month: CalendarMonth) -> Int64 {
    let (taken, here) = (taken, counted(in: month))
    let sum = here.map(\.units).reduce(0, +)
    if let said = saidDays(of: month) {
      let open = said.filter { !taken.values.contains($0) }
      return sum + Int64(open.count) * (expected(month)?.units ?? 0)
    }
    let isSettled = here.contains { taken[$0.id] != nil || settles($0, month) }
    return isSettled ? sum : sum + (expected(month)?.units ?? 0)
  }

  /// What counts in a month.
  package func counted(in month: CalendarMonth) -> [Income] {
    let taken = taken
    return incomes.filter { ($0.said ?? taken[$0.id]?.month ?? $0.day.month) == month }
  }

  /// Whether it may come instead of what a month expects.
  private func settles(_ income: Income, _ month: CalendarMonth) -> Bool {
    guard let base = expected(month)?.units, base > 0, income.units * 2 >= base else {
      return false
    }
    return income.mark == .regular
      || income.mark == nil && abs(income.units - base) * 10 <= base
  }

  /// For each income that an expected day took, that day: again and again the best pair that is left.
  private var taken: [EventID: CalendarDay] {
    var taken: [EventID: CalendarDay] = [:]
    func best() -> (income: Income, day: CalendarDay)? {
      var found: (rank: [Int], income: Income, day: CalendarDay)?
      for income in incomes where taken[income.id] == nil {
        let own = income.day.month
        for month in (-3...3).compactMap({ own.advanced(by: $0) }) where settles(income, month) {
          for day in saidDays(of: month) ?? [payDay(of: month)].compactMap(\.self)
          where !taken.values.contains(day) {
            let distance = abs(income.day.days(until: day))
            guard income.said.map({ $0 == month }) ?? (distance <= 10) else { continue }
            let rank = [income.said == nil ? 1 : 0, distance, day.daysSinceEpoch]
            if let found, !rank.lexicographicallyPrecedes(found.rank) { continue }
            found = (rank, income, day)
          }
        }
      }
      return found.map { ($0.income, $0.day) }
    }
    while let (income, day) = best() { taken[income.id] = day }
    return taken
  }

  /// Each day of a month on which income is said to come; `nil` if no days are said.
  private func saidDays(of month: CalendarMonth) -> [CalendarDay]? {
    guard let said = setting(month)?.plan.days else { return nil }
    return (0..<month.length).compactMap { month.firstDay.adding(days: $0) }
      .filter { day in !said.skipped.contains(day) && said.rule.falls(on: day) }
  }

  private func payDay(of month: CalendarMonth) -> CalendarDay? {
    var days: [(setting: Int, from: CalendarMonth, day: Int)] = []
    for income in incomes {
      let own = income.day.month
      guard saidDays(of: own) == nil, let setting = expected(own)?.setting, settles(income, own),
        !days.contains(where: { $0.setting == setting })
      else { continue }
      let before = days.last?.day
      let isKept = before.map { before in
        [own.previous, own, own.next].compactMap(\.self)
          .contains { abs(day(before, of: $0).days(until: income.day)) <= 5 }
      }
      days.append((setting, own, isKept == true ? before ?? 1 : income.day.day))
    }
    guard let first = days.first else { return nil }
    guard let setting = expected(month)?.setting else { return nil }
    return day(days.last { $0.setting <= setting }?.day ?? first.day, of: month)
  }

  private func day(_ number: Int, of month: CalendarMonth) -> CalendarDay {
    month.firstDay.adding(days: min(number, month.length) - 1) ?? month.firstDay
  }
}
