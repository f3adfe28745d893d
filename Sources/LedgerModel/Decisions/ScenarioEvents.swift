package import LedgerEvents

/// The true history under other rules: what decisions that are folded over a copy of it add to it, and
/// saved nowhere.
///
/// The rules are the decisions that a ledger performs, so that what one of them refuses a scenario
/// refuses too. A setting replaces those of its kind from its month on: the true ones that begin
/// later do not override it.
package struct ScenarioEvents: Hashable, Sendable {
  package private(set) var events: [EventEnvelope] = []
  /// Of each event the place of the rule that made it.
  private var makers: [Int] = []
  private var ruleCount = 0
  private let writer: WriterID

  /// - Parameter writers: Those of the history, none of which the events are of.
  package init(beside writers: some Collection<WriterID>) {
    let names = ["scenario"] + (0...writers.count).map { "rule\($0)" }
    writer = names.compactMap { WriterID($0) }.first { !writers.contains($0) } ?? .unknown
  }

  /// The same history with the events behind it.
  package func added<P>(to fold: LedgerFold<P>) -> LedgerFold<P> {
    var fold = fold
    for event in events { fold.apply(event) }
    return fold
  }

  /// Adds what a rule decides.
  ///
  /// - Parameters:
  ///   - history: The true history, folded into the rule's view.
  ///   - isPart: Whether another rule has it decide.
  /// - Throws: ``ScenarioRefusal``, where the decision would be refused; a rule that holds already is not.
  ///   Nothing is added then.
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
      // What holds already is no mistake, and holds also where another rule begins before it.
      if let setting = rule as? any SettingDecision, let state = fold.projection as? DecisionState {
        for event in setting.stated(in: state.plan) { append(.setting(event), to: &fold) }
      }
    }
  }

  /// Whom a rule has decide in its place; none if it decides itself.
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

/// Why a rule of a scenario is refused, with what the events are that only the scenario has.
public struct ScenarioRefusal: Error, Hashable, Sendable {
  /// Why the rule is refused.
  public let refusal: Refusal
  /// Of each event of the scenario the place of the rule that made it.
  public let makers: [EventID: Int]
}

/// A decision that sets something from a month on.
protocol SettingDecision: LedgerDecision where View == DecisionState {
  /// The settings of its kind that hold and begin later, which would override it from then on.
  func later(in plan: BudgetPlan) -> [LedgerFact]

  /// What is to hold, whatever holds already.
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
    modes(of: plan.buckets).map {
      .rolloverSet(RolloverSet(from: from, bucket: $0.bucket, mode: $0.mode))
    }
  }

  func later(in plan: BudgetPlan) -> [LedgerFact] {
    modes(of: plan.buckets).map(\.bucket).flatMap { bucket in
      plan.rollover(of: bucket).later(than: from).map { setting in
        LedgerFact(
          id: setting.event,
          content: .setting(
            .rolloverSet(
              RolloverSet(from: setting.from, bucket: bucket, mode: setting.value))))
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
  /// What holds from a later day than a given one.
  fileprivate func later(than day: CalendarDay) -> [Element] {
    inEffect.filter { $0.from > day }
  }
}
