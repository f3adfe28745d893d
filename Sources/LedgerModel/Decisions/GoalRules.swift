extension EntryRules {
  /// What the goal of an entry covers of it now: what that holds, up to the amount and to what is asked for;
  /// nothing of a goal that is the account which pays.
  ///
  /// - Parameter own: What it covers of it until now.
  /// - Throws: ``Refusal`` if the goal can cover nothing of it.
  mutating func cover(of values: EntryValues, own: Int64 = 0) throws(Refusal) -> GoalCover? {
    guard let cover = values.cover else { return nil }
    let (id, book) = (cover.goal, state.envelopes)
    guard values.type == .expense else { throw .goalOfNoExpense(values.type) }
    guard let goal = book.goal(id) else { throw .noSuchGoal(id) }
    guard goal.from <= values.date else { throw .goalNotBegun(id, from: goal.from) }
    if let end = book.end(of: id), end <= max(values.date, today) {
      throw .goalEnded(id, from: end)
    }
    try checkPays(values)
    if goal.account != nil { return GoalCover(id, minorUnits: 0) }
    let held = book.held(in: id, on: .last, values.amount.currency) ?? 0
    let left = held - taken[id, default: 0] + own
    guard left > 0 else { throw .goalEmpty(id) }
    let units = min(left, values.amount.minorUnits, cover.minorUnits)
    taken[id, default: 0] += units
    return GoalCover(id, minorUnits: units)
  }

  /// The same of an entry that is changed; `nil` if its goal stays as it is.
  mutating func cover(
    of was: EntryValues, changedBy changes: EntryAmendment
  ) throws(Refusal) -> GoalCover? {
    guard let goal = changes.cover?.goal else { return nil }
    var now = was
    changes.figures.amend(&now)
    return try cover(of: now, own: was.cover?.goal == goal ? was.covered.minorUnits : 0)
  }

  /// - Throws: ``Refusal`` if an entry is not paid from where its goal lies.
  func checkPays(_ values: EntryValues) throws(Refusal) {
    guard values.type == .expense, let id = values.cover?.goal, let goal = state.envelopes.goal(id)
    else { return }
    let isPaid =
      goal.account.map { $0 == values.account } ?? !state.accounts.kind(of: values.account).isKept
    guard isPaid else {
      throw .goalPaidElsewhere(id, goal.account, paying: values.account, values.amount)
    }
  }
}
