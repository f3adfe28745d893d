import LedgerEvents

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

  /// Says in the changes of an entry what its goal covers of it, if they give it one; what is no expense any
  /// more is for none.
  mutating func cover(
    of was: EntryValues, changedBy changes: inout EntryAmendment
  ) throws(Refusal) {
    var now = was
    changes.figures.amend(&now)
    if let goal = changes.cover?.goal {
      let own = was.cover?.goal == goal ? was.covered.minorUnits : 0
      changes.cover = try cover(of: now, own: own)
    } else if now.type != .expense, was.cover != nil {
      changes.removesCover = true
    } else if let id = now.cover?.goal, let goal = state.envelopes.goal(id) {
      guard goal.from <= now.date else { throw .goalNotBegun(id, from: goal.from) }
    }
  }

  /// - Throws: ``Refusal`` if an entry is not paid from the money that its goal is.
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
