/// What months may spend, in all or by category, as it was said: for one month, or from one on.
package struct MonthCaps: Hashable, Sendable {
  /// What a budget is of.
  private struct Place: Hashable, Sendable {
    var reach: MonthBudgetReach
    var category: CategoryName?
  }

  private var timelines: [Place: SettingTimeline<MonthCap>] = [:]

  package init() {}

  /// Whether any was ever said that is not undone.
  package var isInUse: Bool { timelines.values.contains { $0.first != nil } }

  /// What was said in all, or of a category.
  package func timeline(
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

  /// The budgets of a month: in all first, then by the names of the categories.
  package func budgets(
    in month: CalendarMonth
  ) -> [(category: CategoryName?, cap: Money, event: EventID)] {
    let categories = Set(timelines.keys.compactMap(\.category)).sorted()
    return ([nil] + categories.map(Optional.some)).compactMap { category in
      guard let held = inForce(in: month, of: category), let cap = held.value.money else {
        return nil
      }
      return (category, cap, held.event)
    }
  }

  mutating func apply(_ set: MonthBudgetSet, by event: EventID) {
    timelines[Place(reach: set.reach, category: set.category), default: .init()]
      .apply(set.cap, from: set.from, by: event)
  }

  mutating func revert(_ set: MonthBudgetSet, _ event: EventID) {
    timelines[Place(reach: set.reach, category: set.category)]?.revert(event)
  }
}
