package import LedgerEvents

/// The real history under other rules: the events that decisions add when they are folded over a copy of it. They are
/// stored nowhere.
///
/// The rules are ordinary decisions of a ledger, so a scenario refuses whatever the ledger would refuse. A setting
/// replaces those of its kind from its month on, including real ones that begin later.
package struct ScenarioEvents: Hashable, Sendable {
  package private(set) var events: [EventEnvelope] = []
  /// For each event, the index of the rule that made it.
  private var makers: [Int] = []
  private var ruleCount = 0
  private let writer: WriterID

  /// - Parameter writers: The writers of the history; the scenario's events use another one.
  package init(beside writers: some Collection<WriterID>) {
    let names = ["scenario"] + (0...writers.count).map { "rule\($0)" }
    writer = names.compactMap { WriterID($0) }.first { !writers.contains($0) } ?? .unknown
  }

  /// Returns a fold of the same history with the scenario's events after it.
  package func added<P>(to fold: LedgerFold<P>) -> LedgerFold<P> {
    var fold = fold
    for event in events { fold.apply(event) }
    return fold
  }

  /// Adds the events that a rule decides.
  ///
  /// - Parameters:
  ///   - history: The real history, folded into the rule's view.
  ///   - isPart: Whether the rule is one that another rule delegates to.
  /// - Throws: ``ScenarioRefusal`` if the decision is refused, and then adds nothing. A rule that already holds is
  ///   not refused.
  package mutating func decide<D: LedgerDecision>(
    _ rule: D, over history: LedgerFold<D.View>, isPart: Bool = false
  ) throws(ScenarioRefusal) {
    defer { if !isPart { ruleCount += 1 } }
    var fold = added(to: history)
    let before = events
    if let setting = rule as? any SettingDecision, let state = fold.projection as? DecisionState {
      for fact in setting.later(in: state.plan) where fact.id.writer != writer {
        let undo = Reversal(event: fact.id, copy: fact.content.event)
        append(.reversal(.eventReverted(EventReverted(undo))), to: &fold)
      }
    }
    do throws(Refusal) {
      for new in try rule.events(given: fold.projection, from: nextID) {
        append(new.event, to: &fold)
      }
    } catch {
      guard error == .nothingToChange else {
        let refusal = ScenarioRefusal(
          refusal: error, makers: Dictionary(uniqueKeysWithValues: zip(events.map(\.id), makers)))
        events = before
        makers = Array(makers.prefix(before.count))
        throw refusal
      }
      // A setting that already holds is no error, and is restated in case another rule starts before it.
      if let setting = rule as? any SettingDecision, let state = fold.projection as? DecisionState {
        for event in setting.stated(in: state.plan) { append(.setting(event), to: &fold) }
      }
    }
  }

  /// Returns the decisions that a rule delegates to; empty if it decides itself.
  package func requests<D: LedgerDecision>(
    of rule: D, over history: LedgerFold<D.View>
  ) throws(ScenarioRefusal) -> [any LedgerDecision] {
    do throws(Refusal) {
      return try rule.requests(given: added(to: history).projection) ?? []
    } catch {
      throw ScenarioRefusal(refusal: error, makers: [:])
    }
  }

  private var nextID: EventID { EventID(writer: writer, number: events.count) }

  private mutating func append<P>(_ event: LedgerEvent, to fold: inout LedgerFold<P>) {
    let envelope = EventEnvelope(id: nextID, recordedAt: .latest, event: event)
    events.append(envelope)
    makers.append(ruleCount)
    fold.apply(envelope)
  }
}

/// The refusal of a scenario's rule, with the rules that made the events that only the scenario has.
public struct ScenarioRefusal: Error, Hashable, Sendable {
  /// The reason for the refusal.
  public let refusal: Refusal
  /// For each event of the scenario, the index of the rule that made it.
  public let makers: [EventID: Int]
}

/// A decision that sets something from a month on.
protocol SettingDecision: LedgerDecision where View == DecisionState {
  /// Returns the settings of its kind that begin later, and would override it from then on.
  func later(in plan: BudgetPlan) -> [LedgerFact]

  /// Returns the settings it states, even if they hold already.
  func stated(in plan: BudgetPlan) -> [SettingEvent]
}

extension ChangeAllocation: SettingDecision {
  func stated(in plan: BudgetPlan) -> [SettingEvent] {
    [.allocationChanged(AllocationChanged(from: from, shares: BucketShare.inOrder(shares)))]
  }

  func later(in plan: BudgetPlan) -> [LedgerFact] {
    plan.shares.later(than: from).map { setting in
      LedgerFact(
        id: setting.event,
        content: .setting(
          .allocationChanged(AllocationChanged(from: setting.from, shares: setting.value))))
    }
  }
}

extension SetIncome: SettingDecision {
  func stated(in _: BudgetPlan) -> [SettingEvent] {
    [.incomeSet(IncomeSet(from: from, plan: plan))]
  }

  func later(in plan: BudgetPlan) -> [LedgerFact] {
    plan.income.later(than: from).map { setting in
      LedgerFact(
        id: setting.event,
        content: .setting(.incomeSet(IncomeSet(from: setting.from, plan: setting.value))))
    }
  }
}

extension SetRollover: SettingDecision {
  func stated(in plan: BudgetPlan) -> [SettingEvent] {
    modes(of: plan.buckets).map { .rolloverSet(setting($0, in: plan)) }
  }

  func later(in plan: BudgetPlan) -> [LedgerFact] {
    modes(of: plan.buckets).map { setting($0, in: plan) }.flatMap { stated in
      plan.rollover(with: stated).later(than: from).map { later in
        LedgerFact(
          id: later.event,
          content: .setting(
            .rolloverSet(
              RolloverSet(
                from: later.from, bucket: stated.bucket, of: stated.category, mode: later.value))))
      }
    }
  }
}

extension MoveCategory: SettingDecision {
  func stated(in plan: BudgetPlan) -> [SettingEvent] {
    [.categoryMoved(CategoryMoved(category: category, bucket: bucket, from: from))]
  }

  func later(in plan: BudgetPlan) -> [LedgerFact] {
    plan.categories.moves(of: category).later(than: from).map { setting in
      LedgerFact(
        id: setting.event,
        content: .setting(
          .categoryMoved(
            CategoryMoved(category: category, bucket: setting.value, from: setting.from))))
    }
  }
}

extension SettingTimeline {
  /// Returns the settings in effect from a later day than the given one.
  fileprivate func later(than day: CalendarDay) -> [Element] {
    inEffect.filter { $0.from > day }
  }
}
