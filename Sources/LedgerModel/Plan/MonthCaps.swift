package import LedgerEvents

/// The budgets of months and limits of categories, as stated: for one month, or from a month on.
package struct MonthCaps: Hashable, Sendable {
  /// The subject of a budget.
  private struct Place: Hashable, Sendable {
    var reach: MonthBudgetReach
    var category: CategoryName?
  }

  private var timelines: [Place: SettingTimeline<MonthCap>] = [:]

  package init() {}

  /// Returns the budget settings of the whole month, or of a category.
  package func timeline(
    _ reach: MonthBudgetReach, of category: CategoryName?
  ) -> SettingTimeline<MonthCap> {
    timelines[Place(reach: reach, category: category)] ?? .init()
  }

  /// Returns the budget of a month: the one for that month only, else the one from that or an earlier month on; `nil`
  /// if none was stated.
  package func inForce(
    in month: CalendarMonth, of category: CategoryName?
  ) -> SettingTimeline<MonthCap>.Element? {
    timeline(.month, of: category).set(on: month.firstDay)
      ?? timeline(.onward, of: category).inForce(on: month.firstDay)
  }

  /// Returns the setting that a new one with this first day replaces; `nil` for none.
  package func replaced(
    by reach: MonthBudgetReach, of category: CategoryName?, on day: CalendarDay
  ) -> SettingTimeline<MonthCap>.Element? {
    let timeline = timeline(reach, of: category)
    return reach == .month ? timeline.set(on: day) : timeline.inForce(on: day)
  }

  /// Returns the limits of a month's categories, sorted by category.
  package func limits(
    in month: CalendarMonth
  ) -> [(category: CategoryName, cap: Money, event: EventID)] {
    Set(timelines.keys.compactMap(\.category)).sorted().compactMap { category in
      guard let held = inForce(in: month, of: category), let cap = held.value.money else {
        return nil
      }
      return (category, cap, held.event)
    }
  }

  /// What has or had limits: categories, and the periods other than months of anything; months first, then by name.
  var subjects: [(reach: MonthBudgetReach, category: CategoryName?)] {
    let all = Set(
      timelines.keys.map { $0.reach == .month ? Place(reach: .onward, category: $0.category) : $0 })
    let order = MonthBudgetReach.allCases
    return all.filter { $0.category != nil || !$0.reach.isOfMonths }
      .sorted {
        (order.firstIndex(of: $0.reach) ?? 0, $0.category?.text ?? "")
          < (order.firstIndex(of: $1.reach) ?? 0, $1.category?.text ?? "")
      }
      .map { ($0.reach, $0.category) }
  }

  /// Returns the limit of a period: the one in force on its last day; for a month, as ``inForce(in:of:)``.
  func limit(
    _ reach: MonthBudgetReach, of category: CategoryName?, in days: ClosedRange<CalendarDay>
  ) -> SettingTimeline<MonthCap>.Element? {
    reach.isOfMonths
      ? inForce(in: days.upperBound.month, of: category)
      : timeline(reach, of: category).inForce(on: days.upperBound)
  }

  /// Returns the first day on which a limit of such periods begins; `nil` if there is none.
  func beginning(_ reach: MonthBudgetReach, of category: CategoryName?) -> CalendarDay? {
    let alone = reach.isOfMonths ? timeline(.month, of: category).first?.from : nil
    return [timeline(reach, of: category).first?.from, alone].compactMap(\.self).min()
  }

  /// Returns the days on which a setting holds.
  func days(changedBy set: MonthBudgetSet) -> ClosedRange<CalendarDay> {
    if set.reach == .month { return set.from...set.from.month.lastDay }
    let next = timeline(.onward, of: set.category).first(after: set.from)?.from
    return set.from...(next ?? .last)
  }

  /// The first days of the budgets of whole months.
  var startingDays: [CalendarDay] {
    timelines.filter { $0.key.category == nil && $0.key.reach.isOfMonths }.values.flatMap(
      \.inEffect
    ).map(\.from)
  }

  mutating func apply(_ set: MonthBudgetSet, by event: EventID) {
    timelines[Place(reach: set.reach, category: set.category), default: .init()]
      .apply(set.cap, from: set.from, by: event)
  }

  mutating func revert(_ set: MonthBudgetSet, _ event: EventID) {
    timelines[Place(reach: set.reach, category: set.category)]?.revert(event)
  }
}
