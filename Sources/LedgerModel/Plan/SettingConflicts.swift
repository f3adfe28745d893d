/// Finds settings that two devices made without knowing of each other: each says which one it
/// replaced, and another one was in force.
package struct SettingConflicts: FigureProjection {
  private var found = SettingPairs()
  package private(set) var plan = BudgetPlan()
  private var recurring = RecurringPlan()
  private var bills = BillPlan()

  package init() {}

  /// What was found in a fold that keeps the settings as well.
  init(_ found: SettingPairs, in state: DecisionState) {
    self.found = found
    (plan, recurring, bills) = (state.plan, state.recurring, state.bills)
  }

  /// In the order of the later events.
  package var pairs: [SettingConflict] { found.pairs }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    // Entries say nothing about settings.
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    found.look(at: fact, from: cause, before: plan, recurring, bills)
    plan.apply(fact)
    guard case .schedule(let event) = fact.content else { return }
    recurring.apply(event, by: fact.id)
    if case .bill(let event) = event { bills.apply(event, by: fact.id) }
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    plan.revert(fact)
    guard case .schedule(let event) = fact.content else { return }
    recurring.revert(event, by: fact.id)
    if case .bill(let event) = event { bills.revert(event, by: fact.id) }
  }
}

/// The pairs of settings that were found, looked for beside the settings that somebody else keeps.
struct SettingPairs: Hashable, Sendable {
  /// In the order of the later events.
  private(set) var pairs: [SettingConflict] = []

  /// Looks at a setting before the others take it in.
  mutating func look(
    at fact: Fact, from cause: borrowing EventEnvelope, before plan: borrowing BudgetPlan,
    _ recurring: borrowing RecurringPlan, _ bills: borrowing BillPlan
  ) {
    // What a redo puts back was compared when it was made.
    guard fact.id == cause.id,
      let held = SettingPairs.held(before: fact.content, plan, recurring, bills),
      held.event != held.replaced, held.event.writer != fact.id.writer
    else { return }
    pairs.append(SettingConflict(earlier: held.event, later: fact.id))
  }

  private static func held(
    before fact: Fact.Content, _ plan: borrowing BudgetPlan, _ recurring: borrowing RecurringPlan,
    _ bills: borrowing BillPlan
  ) -> (event: EventID, replaced: EventID?)? {
    switch fact {
    case .setting(let setting): held(before: setting, plan)
    case .schedule(.recurringChanged(let changed)):
      recurring.terms(of: changed.rule, on: changed.from).map { ($0.event, changed.change.on) }
    case .schedule(.bill(.changed(let changed))):
      bills.terms(of: changed.bill, on: changed.from).map { ($0.event, changed.change.on) }
    case .schedule, .account, .receipt, .logOpened, .purchase, .log: nil
    }
  }

  /// What is in force on a setting's first day, and what the setting says that it replaces; `nil`
  /// where nothing is, or the event says nothing of it.
  private static func held(
    before event: SettingEvent, _ plan: borrowing BudgetPlan
  ) -> (event: EventID, replaced: EventID?)? {
    switch event {
    case .allocationChanged(let setting):
      plan.shares.inForce(on: setting.from).map { ($0.event, setting.change.on) }
    case .incomeSet(let setting):
      plan.income.inForce(on: setting.from).map { ($0.event, setting.change.on) }
    case .rolloverSet(let setting):
      plan.rollover(of: setting.bucket).inForce(on: setting.from)
        .map { ($0.event, setting.change.on) }
    case .monthBudgetSet(let set):
      plan.caps.replaced(by: set.reach, of: set.category, on: set.from)
        .map { ($0.event, set.change.on) }
    case .allowanceSet(let setting):
      plan.allowance.inForce(on: setting.from).map { ($0.event, setting.change.on) }
    case .categoryMoved(let setting):
      plan.categories.move(of: setting.category, on: setting.from)
        .map { ($0.event, setting.change.on) }
    case .categoryRenamed(let setting):
      plan.categories.name(of: setting.category).flatMap { told($0, setting.change.on) }
    case .categorySymbolSet(let setting):
      plan.categories.symbolSetting(of: setting.category)
        .flatMap { told($0, setting.change.on) }
    case .bucketRenamed(let setting):
      plan.buckets.name(of: setting.bucket).flatMap { told($0, setting.change.on) }
    case .bucketEnded(let setting):
      plan.buckets.ending(of: setting.bucket, on: setting.from).map { ($0.event, nil) }
    case .weekStartSet(let set): plan.weekStartSetting.map { ($0.event, set.change.on) }
    // Of two rules with the same words one decides, and both are listed.
    case .ruleAdded, .ruleEnded, .categoryAdded, .categoryEnded, .bucketAdded: nil
    }
  }

  /// A text that was set; an empty one says nothing that could be replaced.
  private static func told(
    _ held: SettingTimeline<String>.Element, _ replaced: EventID?
  ) -> (event: EventID, replaced: EventID?)? {
    held.value.isEmpty ? nil : (held.event, replaced)
  }
}

/// Two devices set the same thing without knowing of each other: the later holds.
package struct SettingConflict: Hashable, Sendable {
  /// The event that was there first.
  package var earlier: EventID
  /// The event that had not seen it; its value holds.
  package var later: EventID

  package init(earlier: EventID, later: EventID) {
    self.earlier = earlier
    self.later = later
  }
}
