/// The person plans an entry that comes again.
///
/// A feature of Pro under the metered policy; to end it is not.
package struct AddRecurring: LedgerDecision {
  package var terms: RecurringTerms
  /// The sentence that it was made of; empty where it was none.
  package var said: String
  /// Where the values came from, as an entry has it.
  package var by: String
  /// Whether nobody stated the first day: then it is no part of the request.
  package var isStartFilledIn: Bool

  package init(
    _ terms: RecurringTerms, said: String = "", by: String = "flags", isStartFilledIn: Bool = false
  ) {
    self.terms = terms
    self.said = said
    self.by = by
    self.isStartFilledIn = isStartFilledIn
  }

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard state.allows(.recurring) else { throw .locked(.recurring) }
    try EntryRules(state: state, today: terms.recurrence.first).check(terms)
    try EntryRules.check(said, "sentence")
    try EntryRules.check(by, "source")
    return [
      NewEvent(.schedule(.recurringAdded(RecurringAdded(terms: terms, said: said, by: by))))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .schedule(.recurringAdded(let added)) = written[0],
      added.said == said
    else { return false }
    var (wanted, known) = (terms, added.terms)
    if isStartFilledIn {
      guard wanted.recurrence.interval == known.recurrence.interval,
        wanted.recurrence.end == known.recurrence.end
      else { return false }
      known.recurrence = wanted.recurrence
    }
    // The sentence says the category, or leaves it to what was learned.
    if !said.isEmpty { wanted.category = known.category }
    return wanted == known
  }
}

/// The person changes a recurring entry from a day on; its days before stay as they were.
package struct ChangeRecurring: LedgerDecision {
  /// The event that added it.
  package var rule: EventID
  /// The first day on which the change holds.
  package var from: CalendarDay
  /// Whether nobody stated ``from``: then it is no part of the request.
  package var isFromFilledIn: Bool
  package var amendment: Amendment
  /// Why; may be empty.
  package var reason: String

  /// What changes; `nil` for what stays.
  package struct Amendment: Hashable, Sendable {
    package var amount: Money?
    package var category: CategoryName?
    package var account: AccountName?
    /// Empty for nobody.
    package var merchant: String?
    /// Empty for none.
    package var note: String?
    /// It begins anew with the first such day.
    package var interval: Recurrence.Interval?
    package var end: Recurrence.End?

    package init() {}
  }

  package init(
    _ rule: EventID, from: CalendarDay, isFromFilledIn: Bool = false, _ amendment: Amendment,
    reason: String = ""
  ) {
    self.rule = rule
    self.from = from
    self.isFromFilledIn = isFromFilledIn
    self.amendment = amendment
    self.reason = reason
  }

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard state.allows(.recurring) else { throw .locked(.recurring) }
    try state.recurring.check(rule, fallsOn: from)
    guard let before = state.recurring.terms(of: rule, on: from) else {
      throw .noSuchRecurring(rule)
    }
    let terms = try amended(before.value)
    guard terms != before.value else { throw .nothingToChange }
    if before.value.type == .income, terms.category != .income { throw .incomeHasNoCategory(rule) }
    try EntryRules(state: state, today: max(from, terms.recurrence.first)).check(terms)
    try EntryRules.check(reason, "reason")
    let change = SettingChange(on: before.event, was: before.value, reason: reason)
    return [
      NewEvent(
        .schedule(
          .recurringChanged(
            RecurringChanged(rule: rule, from: from, terms: terms, change: change))))
    ]
  }

  private func amended(_ terms: RecurringTerms) throws(Refusal) -> RecurringTerms {
    var terms = terms
    terms.amount = amendment.amount ?? terms.amount
    terms.category = amendment.category ?? terms.category
    terms.account = amendment.account ?? terms.account
    terms.merchant = amendment.merchant ?? terms.merchant
    terms.note = amendment.note ?? terms.note
    do throws(RecurrenceError) {
      if let interval = amendment.interval {
        terms.recurrence = try Recurrence(
          interval, from: from, end: amendment.end ?? terms.recurrence.remainingEnd(from: from))
      } else if let end = amendment.end {
        terms.recurrence = try terms.recurrence.ending(end)
      }
    } catch {
      throw .neverFalls(problem: error.problem, remedy: error.remedy ?? "")
    }
    return terms
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .schedule(.recurringChanged(let changed)) = written[0],
      changed.rule == rule, isFromFilledIn || changed.from == from, changed.change.reason == reason,
      let was = changed.change.was
    else { return false }
    let request = ChangeRecurring(rule, from: changed.from, amendment)
    return (try? request.amended(was)) == changed.terms
  }
}

extension Recurrence {
  /// The end of what goes on in its place from a day on: of a count what is left of it.
  fileprivate func remainingEnd(from day: CalendarDay) -> End {
    guard case .times(let count) = end, let last = day.previous else { return end }
    return .times(count - self.count(in: .first...last))
  }
}

/// The person ends a recurring entry: from a day on it falls no more. What it added stays.
package struct EndRecurring: LedgerDecision {
  /// The event that added it.
  package var rule: EventID
  /// The first day on which it falls no more.
  package var from: CalendarDay
  /// Whether nobody stated ``from``: then it is no part of the request.
  package var isFromFilledIn: Bool
  /// Why; may be empty.
  package var reason: String

  package init(
    _ rule: EventID, from: CalendarDay, isFromFilledIn: Bool = false, reason: String = ""
  ) {
    self.rule = rule
    self.from = from
    self.isFromFilledIn = isFromFilledIn
    self.reason = reason
  }

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    try state.recurring.check(rule, fallsOn: from)
    try EntryRules.check(reason, "reason")
    return [
      NewEvent(
        .schedule(.recurringEnded(RecurringEnded(rule: rule, from: from, reason: reason))))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .schedule(.recurringEnded(let ended)) = written[0] else {
      return false
    }
    return ended.rule == rule && (isFromFilledIn || ended.from == from) && ended.reason == reason
  }
}

extension RecurringPlan {
  /// - Throws: ``Refusal`` where there is no such recurring entry, or it ended before a day.
  func check(_ rule: EventID, fallsOn day: CalendarDay) throws(Refusal) {
    guard exists(rule) else { throw .noSuchRecurring(rule) }
    if let end = end(of: rule), end <= day { throw .recurringEnded(rule, from: end) }
  }
}

extension EntryRules {
  /// - Throws: ``Refusal`` where the entries of a recurring one would break a rule.
  func check(_ terms: RecurringTerms) throws(Refusal) {
    guard let currency = state.currency else { throw .emptyLedger }
    try EntryRules.check(terms.amount, in: currency)
    try EntryRules.check(terms.merchant, "merchant")
    try EntryRules.check(terms.note, "note")
    guard terms.type != .income else { return }
    guard terms.category != .income else { throw .incomeIsNoCategory }
    try check(terms.category, on: today)
  }
}
