package import LedgerEvents

/// What months may use, in all or by category, as it was said: for one month, or from one on.
public struct MonthCaps: Hashable, Sendable {
  /// What a budget is of.
  private struct Place: Hashable, Sendable {
    var reach: MonthBudgetReach
    var category: CategoryName?
  }

  private var timelines: [Place: SettingTimeline<MonthCap>] = [:]

  package init() {}

  /// What was said in all, or of a category.
  public func timeline(
    _ reach: MonthBudgetReach, of category: CategoryName?
  ) -> SettingTimeline<MonthCap> {
    timelines[Place(reach: reach, category: category)] ?? .init()
  }

  /// What holds in a month: what was said of it alone, else what was said from it or an earlier one
  /// on; `nil` where nothing was.
  package func inForce(
    in month: CalendarMonth, of category: CategoryName?
  ) -> SettingTimeline<MonthCap>.Element? {
    timeline(.month, of: category).set(on: month.firstDay)
      ?? timeline(.onward, of: category).inForce(on: month.firstDay)
  }

  /// What a setting with such a first day replaces; `nil` where nothing was said.
  package func replaced(
    by reach: MonthBudgetReach, of category: CategoryName?, on day: CalendarDay
  ) -> SettingTimeline<MonthCap>.Element? {
    let timeline = timeline(reach, of: category)
    return reach == .month ? timeline.set(on: day) : timeline.inForce(on: day)
  }

  /// The limits of a month's categories, by their names.
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

  /// The days of the months that a setting holds for.
  func days(changedBy set: MonthBudgetSet) -> ClosedRange<CalendarDay> {
    if set.reach == .month { return set.from...set.from.month.lastDay }
    let next = timeline(.onward, of: set.category).first(after: set.from)?.from
    return set.from...(next ?? .last)
  }

  /// The first days of all that were said of whole months.
  var startingDays: [CalendarDay] {
    timelines.filter { $0.key.category == nil }.values.flatMap(\.inEffect).map(\.from)
  }

  mutating func apply(_ set: MonthBudgetSet, by event: EventID) {
    timelines[Place(reach: set.reach, category: set.category), default: .init()]
      .apply(set.cap, from: set.from, by: event)
  }

  mutating func revert(_ set: MonthBudgetSet, _ event: EventID) {
    timelines[Place(reach: set.reach, category: set.category)]?.revert(event)
  }
}
