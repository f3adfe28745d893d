public import LedgerEvents

/// Adds a goal: something that the person saves for.
///
/// A plain goal is filled by ``FundGoal``; one that is a savings account holds the account's balance, and is filled
/// and emptied by ``MoveMoney``. The outcome is one id, that of the goal. Refused with ``Refusal/goalExists(_:)``,
/// ``Refusal/textMissing(member:)`` without a name, ``Refusal/goalNeedsSavings(_:kind:)``,
/// ``Refusal/accountOfGoal(_:_:)``, ``Refusal/unknownAccount(_:known:)``, and for its target.
public struct AddGoal: SingleDecision {
  package var goal: GoalAdded
  /// Whether its first day was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool

  /// Creates a goal with a name.
  ///
  /// - Parameters:
  ///   - name: The goal's name; no other goal in force may have it.
  ///   - target: The amount to reach, above zero; `nil` if unknown.
  ///   - by: The day by which it is wanted.
  ///   - account: The savings account that is the goal; `nil` for a plain goal.
  ///   - from: The first day of the goal.
  ///   - isStartFilledIn: Whether that day was filled in rather than stated; then it is not part of the request.
  ///   - reason: The reason; may be empty.
  public init(
    _ name: String, target: Money? = nil, by: CalendarDay? = nil, account: AccountName? = nil,
    from: CalendarDay, isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.init(
      GoalAdded(name, from: from, target: target, by: by, account: account, reason: reason),
      isStartFilledIn: isStartFilledIn)
  }

  /// Creates the decision from the goal's event.
  public init(_ goal: GoalAdded, isStartFilledIn: Bool = false) {
    self.goal = goal
    self.isStartFilledIn = isStartFilledIn
  }

  package func event(given state: DecisionState) throws(Refusal) -> GoalAdded {
    guard let currency = state.currency else { throw .emptyLedger }
    if let target = goal.target { try EntryRules.check(target, in: currency) }
    try state.checkIsFree(goal.name, from: goal.from)
    if let account = goal.account {
      let kind = state.accounts.kind(of: account)
      guard state.accounts.exists(account) || kind == .savings else {
        throw .unknownAccount(account, known: state.accounts.offered(on: goal.from))
      }
      guard kind == .savings else { throw .goalNeedsSavings(account, kind: kind.rawValue) }
      let others = state.envelopes.goals.filter { state.envelopes.goal($0)?.account == account }
      for other in others where state.envelopes.end(of: other).map({ goal.from < $0 }) ?? true {
        throw .accountOfGoal(account, other)
      }
    }
    try EntryRules.check(goal.reason, "reason")
    return goal
  }

  package func isSaid(by added: GoalAdded) -> Bool {
    var wanted = goal
    if isStartFilledIn { wanted.from = added.from }
    return wanted == added
  }
}

/// Changes the name, the target or the wanted day of a goal; its money stays.
///
/// Refused with ``Refusal/noSuchGoal(_:)``, ``Refusal/goalEnded(_:from:)``, ``Refusal/goalExists(_:)``,
/// ``Refusal/nothingToChange``, and for its target.
public struct ChangeGoal: SingleDecision {
  package var change: GoalChanged
  /// The day of the change.
  package var today: CalendarDay

  /// Creates a change; a value that is `nil` stays.
  public init(
    _ goal: EventID, name: String? = nil, target: Money? = nil, by: CalendarDay? = nil,
    reason: String = "", today: CalendarDay
  ) {
    self.init(
      GoalChanged(goal, name: name, target: target, by: by, reason: reason), today: today)
  }

  /// Creates a change from an event; a value that is `nil` in it stays.
  public init(_ change: GoalChanged, today: CalendarDay) {
    self.change = change
    self.today = today
  }

  package func event(given state: DecisionState) throws(Refusal) -> GoalChanged {
    guard let currency = state.currency else { throw .emptyLedger }
    guard let goal = state.envelopes.goal(change.goal) else { throw .noSuchGoal(change.goal) }
    if let end = state.envelopes.end(of: change.goal), end <= today {
      throw .goalEnded(change.goal, from: end)
    }
    if let target = change.target { try EntryRules.check(target, in: currency) }
    if let name = change.name {
      try state.checkIsFree(name, from: max(goal.from, today), but: change.goal)
    }
    try EntryRules.check(change.reason, "reason")
    guard change.changed(goal) != goal else { throw .nothingToChange }
    return change
  }

  package func isSaid(by written: GoalChanged) -> Bool { written == change }
}

/// Puts money into a goal, or takes some out. No account changes; in its month the amount counts as put away,
/// negative when it is taken out.
///
/// Refused with ``Refusal/noSuchGoal(_:)``, ``Refusal/goalIsAccount(_:_:_:isFilled:)`` if the goal is an account,
/// ``Refusal/goalHolds(_:_:wanted:)`` if it holds less on that day or a later one, ``Refusal/goalNotBegun(_:from:)``,
/// ``Refusal/goalEnded(_:from:)``, ``Refusal/futureDate(_:today:)``, and for its amount and category.
public struct FundGoal: LedgerDecision {
  /// The direction of the money.
  public enum Manner: Hashable, Sendable {
    /// It is put into the goal.
    case funded
    /// It is taken out of the goal.
    case withdrawn
  }

  package var manner: Manner
  package var step: GoalStep
  /// Whether the day was filled in rather than stated; then it is not part of the request.
  package var isDateFilledIn: Bool
  /// The latest allowed day.
  package var today: CalendarDay

  /// Puts money into a goal.
  ///
  /// - Parameters:
  ///   - goal: The event that added it.
  ///   - amount: More than zero.
  ///   - day: The day on which it is put away.
  ///   - category: The category it counts in; `nil` for ``LedgerEvents/CategoryName/savings``.
  ///   - isDateFilledIn: Whether the day was filled in rather than stated; then it is not part of the request.
  ///   - reason: The reason; may be empty.
  ///   - today: The latest allowed day.
  public init(
    _ goal: EventID, with amount: Money, on day: CalendarDay, in category: CategoryName? = nil,
    isDateFilledIn: Bool = false, reason: String = "", today: CalendarDay
  ) {
    self.init(
      .funded, GoalStep(goal, amount, on: day, in: category, reason: reason),
      isDateFilledIn: isDateFilledIn, today: today)
  }

  /// Takes money out of a goal. To buy something with it, use ``NewEntry/bought(with:)`` instead.
  ///
  /// - Parameters:
  ///   - goal: The event that added it.
  ///   - amount: More than zero.
  ///   - day: The day on which it is taken out.
  ///   - category: The category it counts in; `nil` for ``LedgerEvents/CategoryName/savings``.
  ///   - isDateFilledIn: Whether the day was filled in rather than stated; then it is not part of the request.
  ///   - reason: The reason; may be empty.
  ///   - today: The latest allowed day.
  public init(
    _ goal: EventID, takingOut amount: Money, on day: CalendarDay,
    in category: CategoryName? = nil, isDateFilledIn: Bool = false, reason: String = "",
    today: CalendarDay
  ) {
    self.init(
      .withdrawn, GoalStep(goal, amount, on: day, in: category, reason: reason),
      isDateFilledIn: isDateFilledIn, today: today)
  }

  /// Creates the decision from the event's step.
  public init(
    _ manner: Manner, _ step: GoalStep, isDateFilledIn: Bool = false, today: CalendarDay
  ) {
    self.manner = manner
    self.step = step
    self.isDateFilledIn = isDateFilledIn
    self.today = today
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard let currency = state.currency else { throw .emptyLedger }
    let book = state.envelopes
    guard let goal = book.goal(step.goal) else { throw .noSuchGoal(step.goal) }
    if let account = goal.account {
      throw .goalIsAccount(step.goal, account, step.amount, isFilled: manner == .funded)
    }
    try EntryRules.check(step.amount, in: currency)
    guard step.day <= today else { throw .futureDate(step.day, today: today) }
    guard goal.from <= step.day else { throw .goalNotBegun(step.goal, from: goal.from) }
    if let end = book.end(of: step.goal), end <= step.day {
      throw .goalEnded(step.goal, from: end)
    }
    try EntryRules.check(step.reason, "reason")
    if let category = step.category {
      try EntryRules(state: state, today: today).check(category, on: step.day)
    }
    let isIn = manner == .funded
    // A goal may not go below zero, neither on that day nor on a later one.
    let days = [step.day] + book.steps(of: step.goal, through: .last).map(\.step.day)
    for day in Set(days).sorted() where day >= step.day {
      let saved = try saved(on: day, book, currency)
      let (after, overflows) = saved.minorUnits.addingReportingOverflow(
        isIn ? step.amount.minorUnits : -step.amount.minorUnits)
      guard !overflows, after.magnitude <= Money.largestMinorUnits.magnitude else {
        throw .amountTooLarge(step.amount)
      }
      if !isIn, after < 0 { throw .goalHolds(step.goal, saved, wanted: step.amount) }
    }
    return [NewEvent(.account(.envelope(event)))]
  }

  private func saved(
    on day: CalendarDay, _ book: EnvelopeBook, _ currency: Money.Currency
  ) throws(Refusal) -> Money {
    do throws(FigureTooLarge) {
      return try book.saved(in: step.goal, on: day, currency: currency)
    } catch {
      throw .amountTooLarge(step.amount)
    }
  }

  private var event: EnvelopeEvent {
    switch manner {
    case .funded: .goalFunded(GoalFunded(step))
    case .withdrawn: .goalWithdrawn(GoalWithdrawn(step))
    }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .account(.envelope(let found)) = written[0] else { return false }
    var wanted = self
    if isDateFilledIn, let day = found.goalStep?.day { wanted.step.day = day }
    return found == wanted.event
  }
}

/// Ends a goal: nothing more is saved for it, and its money is no longer set aside.
///
/// The plans that fill it stop with it. Refused with ``Refusal/noSuchGoal(_:)`` and ``Refusal/goalEnded(_:from:)``.
public struct EndGoal: LedgerDecision {
  /// The event that added it.
  package var goal: EventID
  /// The first day without it.
  package var from: CalendarDay
  /// Whether that day was filled in rather than stated.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to end a goal from a day on.
  public init(
    _ goal: EventID, from: CalendarDay, isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.goal = goal
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.envelopes.goal(goal) != nil else { throw .noSuchGoal(goal) }
    if let end = state.envelopes.end(of: goal) { throw .goalEnded(goal, from: end) }
    try EntryRules.check(reason, "reason")
    let plans = state.bills.bills.filter { plan in
      let now = state.bills.terms(of: plan, on: from)?.value.goal
      let later = state.bills.allTerms(of: plan).filter { from < $0.from }.map(\.value.goal)
      return ([now] + later).contains(goal)
        && (state.bills.end(of: plan).map { from < $0 } ?? true)
    }
    return [NewEvent(GoalEnded(goal, from: from, reason: reason))]
      + plans.map { NewEvent(BillStopped(bill: $0, from: from, reason: reason)) }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard case .account(.envelope(.goalEnded(let ended))) = written.first else { return false }
    return ended.goal == goal && (isStartFilledIn || ended.from == from) && ended.reason == reason
      && written.dropFirst().allSatisfy { event in
        if case .schedule(.bill(.stopped)) = event { true } else { false }
      }
  }
}

extension DecisionState {
  /// - Throws: ``Refusal`` if the name of a goal is empty, or a goal in force from a day on already has it.
  fileprivate func checkIsFree(
    _ name: String, from day: CalendarDay, but own: EventID? = nil
  ) throws(Refusal) {
    guard !name.allSatisfy(\.isWhitespace) else { throw .textMissing(member: "name") }
    try EntryRules.check(name, "name")
    let wanted = FoldedText(name)
    for id in envelopes.goals where id != own {
      guard envelopes.end(of: id).map({ day < $0 }) ?? true else { continue }
      if envelopes.goal(id).map({ FoldedText($0.name) }) == wanted { throw .goalExists(id) }
    }
  }
}
