/// Adds what recurring entries brought up to a day and is not there yet, each entry on its day.
///
/// Whoever runs it a second time, on this device or another, adds nothing twice: each entry is keyed by
/// its rule and its day.
package struct RunRecurring: LedgerDecision {
  /// Nothing behind this day is added.
  package var today: CalendarDay
  /// How many entries are added at once, the earliest first.
  package var limit: Int

  package init(today: CalendarDay, limit: Int = RunRecurring.usualLimit) {
    self.today = today
    self.limit = limit
  }

  /// More are added by another run: a batch of that many is decided and written in a moment.
  package static let usualLimit = 10_000

  package var view: ProjectionPair<DecisionState, RecurringEntries> {
    ProjectionPair(DecisionState(), RecurringEntries())
  }

  package func events(
    given view: ProjectionPair<DecisionState, RecurringEntries>, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    let state = view.first
    guard state.opened != nil else { throw .emptyLedger }
    guard state.allows(.recurring) else { throw .locked(.recurring) }
    return state.recurring.open(in: .first...today, added: view.second).prefix(limit)
      .map { planned in
        var content = planned.content
        // What ended meanwhile is offered to nobody.
        if content.values.type != .income,
          !state.plan.categories.isOffered(content.values.category, on: planned.day)
        {
          content.values.category = .other
        }
        return NewEvent(
          .entry(content), key: RecurringKey(rule: planned.rule, day: planned.day).key)
      }
  }

  /// The entries have keys of their own, and none is given by the caller.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

/// The person leaves one day of a recurring entry out.
package struct SkipRecurring: LedgerDecision {
  /// The event that added it.
  package var rule: EventID
  /// `nil` for the first that was neither added nor left out.
  package var day: CalendarDay?
  /// Why; may be empty.
  package var reason: String

  package init(_ rule: EventID, on day: CalendarDay? = nil, reason: String = "") {
    self.rule = rule
    self.day = day
    self.reason = reason
  }

  package var view: ProjectionPair<DecisionState, RecurringEntries> {
    ProjectionPair(DecisionState(), RecurringEntries())
  }

  package func events(
    given view: ProjectionPair<DecisionState, RecurringEntries>, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    let plan = view.first.recurring
    guard view.first.opened != nil else { throw .emptyLedger }
    guard view.first.allows(.recurring) else { throw .locked(.recurring) }
    guard plan.exists(rule) else { throw .noSuchRecurring(rule) }
    try EntryRules.check(reason, "reason")
    let next = plan.openDays(of: rule, in: .first ... .last, added: view.second).first { _ in true }
    guard let day = day ?? next?.day else { throw .nothingToSkip(rule) }
    guard plan.days(of: rule, in: day...day).contains(where: { _ in true }) else {
      throw .doesNotFall(rule, on: day)
    }
    if view.second.contains(day, of: rule) { throw .recurringAdded(rule, on: day) }
    if plan.isSkipped(day, of: rule) { throw .nothingToChange }
    return [
      NewEvent(
        .schedule(.recurringSkipped(RecurringSkipped(rule: rule, day: day, reason: reason))))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .schedule(.recurringSkipped(let skipped)) = written[0] else {
      return false
    }
    return skipped.rule == rule && (day == nil || skipped.day == day) && skipped.reason == reason
  }
}
