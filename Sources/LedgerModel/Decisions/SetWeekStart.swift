package import LedgerEvents

/// Sets the first day of a calendar week.
public struct SetWeekStart: SingleDecision {
  package var weekStart: CalendarDay.Weekday
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to begin weeks on a day.
  public init(_ weekStart: CalendarDay.Weekday, reason: String = "") {
    self.weekStart = weekStart
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> WeekStartSet {
    try EntryRules.check(reason, "reason")
    guard state.plan.weekStart != weekStart else { throw .nothingToChange }
    let before = state.plan.weekStartSetting
    let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
    return WeekStartSet(weekStart, change: change)
  }

  package func isSaid(by set: WeekStartSet) -> Bool {
    set.weekStart == weekStart && set.change.reason == reason
  }
}
