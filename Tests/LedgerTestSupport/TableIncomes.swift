package import LedgerModel

/// Which incomes came instead of what months expect, by the rule read word by word over all of them.
package struct TableIncomes {
  /// An income that counts.
  package struct Income: Hashable {
    package var id: EventID
    package var day: CalendarDay
    package var units: Int64

    package init(id: EventID, day: CalendarDay, units: Int64) {
      (self.id, self.day, self.units) = (id, day, units)
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
    let taken = takenByDay
    var sum: Int64 = 0
    var isSettled = taken.values.contains(month)
    for income in incomes where (taken[income.id] ?? income.day.month) == month {
      sum += income.units
      if taken[income.id] == nil, isRegular(income, in: month) { isSettled = true }
    }
    return isSettled ? sum : sum + (expected(month)?.units ?? 0)
  }

  private func isRegular(_ income: Income, in month: CalendarMonth) -> Bool {
    guard let base = expected(month)?.units else { return false }
    return abs(income.units - base) * 10 <= base
  }

  /// For each income that a pay day took, that day's month.
  private var takenByDay: [EventID: CalendarMonth] {
    var wishes: [CalendarMonth: [(distance: Int, income: Income)]] = [:]
    for income in incomes {
      let near = [income.day.month.previous, income.day.month, income.day.month.next]
        .compactMap { month in month.flatMap { payDay(of: $0) }.map { (month ?? .first, $0) } }
        .filter { expected($0.0) != nil }
        .map { (month: $0.0, distance: abs(income.day.days(until: $0.1))) }
      guard let nearest = near.map(\.distance).min(), nearest <= 10 else { continue }
      // Of two days that are as near, the earlier.
      let month = near.filter { $0.distance == nearest }.map(\.month).min() ?? .first
      if isRegular(income, in: month) { wishes[month, default: []].append((nearest, income)) }
    }
    var taken: [EventID: CalendarMonth] = [:]
    for (month, wishes) in wishes {
      let nearest = wishes.map(\.distance).min()
      if let first = wishes.first(where: { $0.distance == nearest }) {
        taken[first.income.id] = month
      }
    }
    return taken
  }

  private func payDay(of month: CalendarMonth) -> CalendarDay? {
    var days: [(setting: Int, from: CalendarMonth, day: Int)] = []
    for income in incomes {
      let own = income.day.month
      guard let setting = expected(own)?.setting, isRegular(income, in: own),
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
