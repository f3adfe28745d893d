import LedgerEvents

extension EntryRules {
  /// Returns how much of an entry its goal covers now: what the goal holds, up to the amount and the requested cover.
  /// A goal that is the paying account covers 0.
  ///
  /// - Parameter own: The minor units it covers so far.
  /// - Throws: ``Refusal`` if the goal can cover nothing.
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

  /// Sets the cover in the changes of an entry if they name a goal; an entry that is no longer an expense loses its
  /// cover.
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

  /// - Throws: ``Refusal`` if an entry is not paid from its goal's money.
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
