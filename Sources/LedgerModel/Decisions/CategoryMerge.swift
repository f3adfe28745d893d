import LedgerEvents

/// What moves from a category to the one that takes over.
struct CategoryMerge {
  private let category: CategoryName
  private let heir: CategoryName
  /// The day from which rules, bills and limits are the heir's.
  private let from: CalendarDay
  private let reason: String

  init(_ category: CategoryName, into heir: CategoryName, from: CalendarDay, _ reason: String) {
    self.category = category
    self.heir = heir
    self.from = from
    self.reason = reason
  }

  /// Returns the decisions that move everything and end the category.
  ///
  /// A category that ended before still moves its entries: another device may have added some meanwhile.
  func requests(given state: DecisionState) throws(Refusal) -> [any LedgerDecision] {
    let rules = EntryRules(state: state, today: from)
    for name in [category, heir] where name == .income { throw .incomeIsNoCategory }
    guard category != .other else { throw .categoryNeeded(category) }
    guard category != heir else { throw .nothingToChange }
    guard state.plan.categories.exists(category) else {
      throw .unknownCategory(category, known: state.plan.categories.offered(on: from))
    }
    try rules.check(heir, on: from)
    try EntryRules.check(reason, "reason")
    let entries = MovedEntries(category: category, heir: heir, reason: reason)
    if state.plan.categories.hasEnded(category, on: from) { return [entries] }
    return [entries] + ruleChanges(state) + billChanges(state) + limitChanges(state) + [
      EndCategoryAlone(
        ended: CategoryEnded(category: category, from: from, heir: heir, reason: reason))
    ]
  }

  private func ruleChanges(_ state: DecisionState) -> [any LedgerDecision] {
    state.plan.rules.rules.filter { $0.category == category }
      .map { AddRule($0.words, heir, reason: reason) }
  }

  /// Returns the changes of the bills from their first open day, and again wherever they name the category later.
  private func billChanges(_ state: DecisionState) -> [any LedgerDecision] {
    var change = ChangeBill.Amendment()
    change.category = heir
    return state.bills.bills.flatMap { bill -> [any LedgerDecision] in
      let first = min(from, state.bills.on(from).next(of: bill)?.due ?? from)
      let terms = state.bills.allTerms(of: bill)
      let later = terms.filter { $0.from > first && $0.value.category == category }.map(\.from)
      let now = state.bills.terms(of: bill, on: first)?.value.category == category ? [first] : []
      return (now + later).filter { day in state.bills.end(of: bill).map { day < $0 } ?? true }
        .map { ChangeBill(bill, from: $0, change, reason: reason) }
    }
  }

  private func limitChanges(_ state: DecisionState) -> [any LedgerDecision] {
    let caps = state.plan.caps
    let reaches = [.onward, .month] + MonthBudgetReach.allCases.filter { !$0.isOfMonths }
    return reaches.flatMap { reach -> [any LedgerDecision] in
      let timeline = caps.timeline(reach, of: category)
      let held = caps.replaced(by: reach, of: category, on: from).map { (from.month, $0.value) }
      let later = timeline.inEffect.filter { $0.from > from }.map { ($0.from.month, $0.value) }
      return ([held].compactMap(\.self) + later).flatMap { month, cap -> [any LedgerDecision] in
        let taken = SetMonthBudget(cap, of: heir, in: month, reach, reason: reason)
        let ended = SetMonthBudget(.none, of: category, in: month, reach, reason: reason)
        if cap.money == nil { return [] }
        let first = month.firstDay
        let isFree = caps.limit(reach, of: heir, in: first...first)?.value.money == nil
        return isFree ? [taken, ended] : [ended]
      }
    } + rolloverChanges(state)
  }

  /// Returns the changes of what the limits carry: the heir's own holds, if it says any.
  private func rolloverChanges(_ state: DecisionState) -> [any LedgerDecision] {
    let held = state.plan.rollover(ofLimitsOf: category).inForce(on: from)?.value
    guard let held, held != .off else { return [] }
    let hasOwn = state.plan.rollover(ofLimitsOf: heir).inForce(on: from) != nil
    var changes = [SetRollover(.off, of: BucketName(category.name), from: from, reason: reason)]
    if !hasOwn, state.allows(.rollover) {
      changes.append(SetRollover(held, of: BucketName(heir.name), from: from, reason: reason))
    }
    // A name that is a bucket's too sets that bucket.
    changes.removeAll { change in
      change.modes(of: state.plan.buckets).contains {
        change.category($0.bucket, in: state.plan) == nil
      }
    }
    return changes
  }
}

/// Ends a category that another one took over from.
private struct EndCategoryAlone: SingleDecision {
  let ended: CategoryEnded

  func event(given state: DecisionState) -> CategoryEnded { ended }

  func isSaid(by written: CategoryEnded) -> Bool { written == ended }
}

/// Moves the entries of a category to another one. Each keeps the source of its other values.
private struct MovedEntries: LedgerDecision {
  let category: CategoryName
  let heir: CategoryName
  let reason: String

  var view: ProjectionPair<DecisionState, EntryRegister> {
    ProjectionPair(DecisionState(), EntryRegister())
  }

  func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    var filter = EntryQuery.Filter()
    filter.categories = [category]
    let entries = view.second.matching(filter).filter { $0.status == .counts }
    guard !entries.isEmpty else { throw .nothingToChange }
    return entries.map { entry in
      let source = entry.texts.by
      let by =
        source.hasPrefix(LearnedCategories.mergeSource)
        ? source : "\(LearnedCategories.mergeSource) \(source)"
      return NewEvent(
        EntryCorrected(
          entry: entry.id, version: entry.version, was: entry.content.withoutSource,
          now: EntryAmendment(category: heir, by: by), reason: reason))
    }
  }

  func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.allSatisfy { event in
      guard case .amendment(.entryCorrected(let moved)) = event else { return false }
      return moved.now.category == heir && moved.reason == reason
    }
  }
}
