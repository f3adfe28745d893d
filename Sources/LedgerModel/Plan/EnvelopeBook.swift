package import LedgerEvents

/// The goals of a ledger, with the money in each.
public struct EnvelopeBook: Hashable, Sendable {
  /// One movement of a goal's money.
  private struct Step: Hashable {
    var event: EventID
    var content: GoalStep
    var isUndone = false
  }

  private struct Record: Hashable {
    var added: GoalAdded
    /// The changes in the order of the events.
    var changes: [Change] = []
    var isInEffect = true
  }

  private struct Change: Hashable {
    var event: EventID
    var content: GoalChanged
    var isUndone = false
  }

  private var goalRecords: [EventID: Record] = [:]
  /// The goals in the order in which they were added.
  private var order: [EventID] = []
  private var ends: [EventID: SettingTimeline<Bool>] = [:]
  /// The steps by goal, in the order of the events; amounts taken out are negative.
  private var steps: [EventID: [Step]] = [:]
  /// The purchases covered by goals.
  var purchases = GoalPurchases()

  package init() {}

  mutating func apply(_ event: EnvelopeEvent, by id: EventID) {
    switch event {
    case .goalAdded(let added):
      if goalRecords[id] == nil { order.append(id) }
      goalRecords[id, default: Record(added: added)].isInEffect = true
    case .goalChanged(let changed):
      if let place = place(of: id, among: changed) {
        goalRecords[changed.goal]?.changes[place].isUndone = false
      } else {
        goalRecords[changed.goal]?.changes.append(Change(event: id, content: changed))
      }
    case .goalFunded(let funded):
      EnvelopeBook.put(funded.step, by: id, into: &steps[funded.step.goal, default: []])
    case .goalWithdrawn(let withdrawn):
      var step = withdrawn.step
      step.amount = step.amount.negated
      EnvelopeBook.put(step, by: id, into: &steps[step.goal, default: []])
    case .goalEnded(let ended):
      ends[ended.goal, default: .init()].apply(true, from: ended.from, by: id)
    }
  }

  mutating func revert(_ event: EnvelopeEvent, by id: EventID) {
    switch event {
    case .goalAdded: goalRecords[id]?.isInEffect = false
    case .goalChanged(let changed):
      if let place = place(of: id, among: changed) {
        goalRecords[changed.goal]?.changes[place].isUndone = true
      }
    case .goalFunded(let funded): EnvelopeBook.undo(id, in: &steps[funded.step.goal, default: []])
    case .goalWithdrawn(let withdrawn):
      EnvelopeBook.undo(id, in: &steps[withdrawn.step.goal, default: []])
    case .goalEnded(let ended): ends[ended.goal]?.revert(id)
    }
  }

  private func place(of event: EventID, among changed: GoalChanged) -> Int? {
    goalRecords[changed.goal]?.changes.firstIndex { $0.event == event }
  }

  private static func put(_ content: GoalStep, by id: EventID, into steps: inout [Step]) {
    if let place = steps.firstIndex(where: { $0.event == id }) {
      steps[place].isUndone = false
    } else {
      steps.append(Step(event: id, content: content))
    }
  }

  private static func undo(_ id: EventID, in steps: inout [Step]) {
    for place in steps.indices where steps[place].event == id { steps[place].isUndone = true }
  }
}

extension EnvelopeBook {
  /// Whether there is a goal whose addition was not undone.
  public var isInUse: Bool { !goals.isEmpty }

  /// The goals in the order in which they were added, including ended ones.
  public var goals: [EventID] { order.filter { goalRecords[$0]?.isInEffect == true } }

  /// Returns a goal with its changes applied; `nil` if there is no such goal.
  public func goal(_ id: EventID) -> GoalAdded? {
    guard let record = goalRecords[id], record.isInEffect else { return nil }
    return record.changes.filter { !$0.isUndone }
      .reduce(record.added) { $1.content.changed($0) }
  }

  /// Returns the first day without a goal; `nil` if it was not ended.
  public func end(of id: EventID) -> CalendarDay? { ends[id]?.first?.from }

  /// Returns the first event in effect that ended a goal; `nil` if there is none.
  func ending(of id: EventID) -> EventID? { ends[id]?.first?.event }

  /// Returns whether a goal is active on a day.
  public func isActive(_ id: EventID, on day: CalendarDay) -> Bool {
    guard let from = goal(id)?.from, from <= day else { return false }
    return end(of: id).map { day < $0 } ?? true
  }

  /// Returns what was put into a goal and taken out through a day, in the order of the events, followed by what it
  /// covered.
  public func steps(
    of goal: EventID, through day: CalendarDay
  ) -> [(event: EventID, step: GoalStep)] {
    (steps[goal] ?? []).filter { !$0.isUndone && $0.content.day <= day }
      .map { ($0.event, $0.content) } + purchases.steps(of: goal, through: day)
  }
}

extension EnvelopeBook {
  /// Returns the amount in a goal at the end of a day, in minor units of a currency; `nil` if the sum does not fit.
  public func held(in goal: EventID, on day: CalendarDay, _ currency: Money.Currency) -> Int64? {
    var sum: Int64 = 0
    for (_, step) in steps(of: goal, through: day) where step.amount.currency == currency {
      let (next, overflows) = sum.addingReportingOverflow(step.amount.minorUnits)
      if overflows || next == .min { return nil }
      sum = next
    }
    return sum
  }
}
