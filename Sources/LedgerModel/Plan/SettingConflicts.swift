/// Finds settings that two devices made without knowing of each other: each says which one it
/// replaced, and another one was in force.
package struct SettingConflicts: FigureProjection {
  /// In the order of the later events.
  package private(set) var pairs: [SettingConflict] = []
  package private(set) var plan = BudgetPlan()
  private var recurring = RecurringPlan()
  private var bills = BillPlan()

  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    // Entries say nothing about settings.
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    // What a redo puts back was compared when it was made.
    if fact.id == cause.id, let held = held(before: fact.content), held.event != held.replaced,
      held.event.writer != fact.id.writer
    {
      pairs.append(SettingConflict(earlier: held.event, later: fact.id))
    }
    plan.apply(fact)
    guard case .schedule(let event) = fact.content else { return }
    recurring.apply(event, by: fact.id)
    // What happened to days of bills says nothing that another could have set.
    if case .bill(let event) = event, !fact.content.isStepOfBill { bills.apply(event, by: fact.id) }
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    plan.revert(fact)
    guard case .schedule(let event) = fact.content else { return }
    recurring.revert(event, by: fact.id)
    if case .bill(let event) = event, !fact.content.isStepOfBill {
      bills.revert(event, by: fact.id)
    }
  }

  private func held(before fact: Fact.Content) -> (event: EventID, replaced: EventID?)? {
    switch fact {
    case .setting(let setting): held(before: setting)
    case .schedule(.recurringChanged(let changed)):
      recurring.terms(of: changed.rule, on: changed.from).map { ($0.event, changed.change.on) }
    case .schedule(.bill(.changed(let changed))):
      bills.terms(of: changed.bill, on: changed.from).map { ($0.event, changed.change.on) }
    case .schedule, .account, .receipt, .logOpened, .purchase, .log: nil
    }
  }

  /// What is in force on a setting's first day, and what the setting says that it replaces; `nil`
  /// where nothing is, or the event says nothing of it.
  private func held(before event: SettingEvent) -> (event: EventID, replaced: EventID?)? {
    switch event {
    case .allocationChanged(let setting):
      plan.shares.inForce(on: setting.from).map { ($0.event, setting.change.on) }
    case .incomeSet(let setting):
      plan.income.inForce(on: setting.from).map { ($0.event, setting.change.on) }
    case .rolloverSet(let setting):
      plan.rollover(of: setting.bucket).inForce(on: setting.from)
        .map { ($0.event, setting.change.on) }
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
    case .categoryAdded, .categoryEnded, .bucketAdded: nil
    }
  }

  /// A text that was set; an empty one says nothing that could be replaced.
  private func told(
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
