/// The person says on which day the weeks of a calendar begin.
package struct SetWeekStart: LedgerDecision {
  package var weekStart: Weekday
  /// Why; may be empty.
  package var reason: String

  package init(_ weekStart: Weekday, reason: String = "") {
    self.weekStart = weekStart
    self.reason = reason
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    try EntryRules.check(reason, "reason")
    guard state.plan.weekStart != weekStart else { throw .nothingToChange }
    let before = state.plan.weekStartSetting
    let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
    return [NewEvent(WeekStartSet(weekStart, change: change))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.isOne { (set: WeekStartSet) in
      set.weekStart == weekStart && set.change.reason == reason
    }
  }
}
