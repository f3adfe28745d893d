/// What is set aside of the money that is there: earmarks, each for a month, and goals.
///
/// Whether an earmark is paid is a matter of the month: in a new one it is set aside again (DR12).
package struct EnvelopeBook: Hashable, Sendable {
  /// What happened to an earmark's month, or to a goal.
  private struct Step<Content: Hashable & Sendable>: Hashable {
    var event: EventID
    var content: Content
    var isUndone = false
  }

  private enum Payment: Hashable {
    case paid(EarmarkPaid)
    /// All that was paid until then is taken back, after it was so often before.
    case unpaid(turn: Int)
  }

  private struct Earmark: Hashable {
    var added: EarmarkAdded
    var isInEffect = true
  }

  private struct Goal: Hashable {
    var added: GoalAdded
    var isInEffect = true
  }

  private var earmarkRecords: [EventID: Earmark] = [:]
  private var goalRecords: [EventID: Goal] = [:]
  /// In the order in which they were added.
  private var order: [EventID] = []
  private var ends: [EventID: SettingTimeline<Bool>] = [:]
  /// By earmark and month, in the order of the events.
  private var payments: [EventID: [CalendarMonth: [Step<Payment>]]] = [:]
  /// By goal, in the order of the events; what was taken out is below zero.
  private var steps: [EventID: [Step<GoalStep>]] = [:]

  package init() {}

  mutating func apply(_ event: EnvelopeEvent, by id: EventID) {
    switch event {
    case .earmarkAdded(let added):
      if earmarkRecords[id] == nil { order.append(id) }
      earmarkRecords[id] = Earmark(added: added)
    case .goalAdded(let added):
      if goalRecords[id] == nil { order.append(id) }
      goalRecords[id] = Goal(added: added)
    case .earmarkPaid(let paid):
      EnvelopeBook.put(
        .paid(paid), by: id,
        into: &payments[paid.earmark, default: [:]][paid.due.month, default: []])
    case .earmarkUnpaid(let unpaid):
      EnvelopeBook.put(
        .unpaid(turn: unpaid.turn), by: id,
        into: &payments[unpaid.earmark, default: [:]][unpaid.due.month, default: []])
    case .goalFunded(let funded):
      EnvelopeBook.put(funded.step, by: id, into: &steps[funded.step.goal, default: []])
    case .goalWithdrawn(let withdrawn):
      var step = withdrawn.step
      step.amount = step.amount.negated
      EnvelopeBook.put(step, by: id, into: &steps[step.goal, default: []])
    case .earmarkEnded(let ended):
      ends[ended.earmark, default: .init()].apply(true, from: ended.from, by: id)
    case .goalEnded(let ended):
      ends[ended.goal, default: .init()].apply(true, from: ended.from, by: id)
    }
  }

  mutating func revert(_ event: EnvelopeEvent, by id: EventID) {
    switch event {
    case .earmarkAdded: earmarkRecords[id]?.isInEffect = false
    case .goalAdded: goalRecords[id]?.isInEffect = false
    case .earmarkPaid(let paid):
      EnvelopeBook.undo(id, in: &payments[paid.earmark, default: [:]][paid.due.month, default: []])
    case .earmarkUnpaid(let unpaid):
      EnvelopeBook.undo(
        id, in: &payments[unpaid.earmark, default: [:]][unpaid.due.month, default: []])
    case .goalFunded(let funded): EnvelopeBook.undo(id, in: &steps[funded.step.goal, default: []])
    case .goalWithdrawn(let withdrawn):
      EnvelopeBook.undo(id, in: &steps[withdrawn.step.goal, default: []])
    case .earmarkEnded(let ended): ends[ended.earmark]?.revert(id)
    case .goalEnded(let ended): ends[ended.goal]?.revert(id)
    }
  }

  private static func put<Content>(
    _ content: Content, by id: EventID, into steps: inout [Step<Content>]
  ) {
    if let place = steps.firstIndex(where: { $0.event == id }) {
      steps[place].isUndone = false
    } else {
      steps.append(Step(event: id, content: content))
    }
  }

  private static func undo<Content>(_ id: EventID, in steps: inout [Step<Content>]) {
    for place in steps.indices where steps[place].event == id { steps[place].isUndone = true }
  }
}

extension EnvelopeBook {
  /// Whether anything was ever set aside and not undone.
  package var isInUse: Bool { !earmarks.isEmpty || !goals.isEmpty }

  /// The earmarks, also those that ended, in the order in which they were added.
  package var earmarks: [EventID] { order.filter { earmarkRecords[$0]?.isInEffect == true } }

  /// The goals, also those that ended, in the order in which they were added.
  package var goals: [EventID] { order.filter { goalRecords[$0]?.isInEffect == true } }

  /// What an earmark says; `nil` where there is no such one.
  package func earmark(_ id: EventID) -> EarmarkAdded? {
    earmarkRecords[id].flatMap { $0.isInEffect ? $0.added : nil }
  }

  /// What a goal says; `nil` where there is no such one.
  package func goal(_ id: EventID) -> GoalAdded? {
    goalRecords[id].flatMap { $0.isInEffect ? $0.added : nil }
  }

  /// The first day without an earmark or goal; `nil` where it was not ended.
  package func end(of id: EventID) -> CalendarDay? { ends[id]?.first?.from }

  /// The event that ended it, the first one in effect; `nil` where none did.
  func ending(of id: EventID) -> EventID? { ends[id]?.first?.event }

  /// Whether an earmark or goal is there on a day.
  package func isActive(_ id: EventID, on day: CalendarDay) -> Bool {
    guard let from = earmark(id)?.from ?? goal(id)?.from, from <= day else { return false }
    return end(of: id).map { day < $0 } ?? true
  }

  /// What was paid of an earmark for a month, by the event that says so; `nil` where it is not paid.
  package func payment(
    of earmark: EventID, in month: CalendarMonth
  ) -> (event: EventID, paid: EarmarkPaid)? {
    var found: (event: EventID, paid: EarmarkPaid)?
    for step in payments[earmark]?[month] ?? [] where !step.isUndone {
      switch step.content {
      // Two devices that pay it twice, each under another turn, are counted by the first.
      case .paid(let paid): found = found ?? (step.event, paid)
      case .unpaid: found = nil
      }
    }
    return found
  }

  /// What was paid of an earmark for a month and is not taken back, in the order in which it was recorded;
  /// the first one counts.
  package func paymentsInForce(
    of earmark: EventID, in month: CalendarMonth
  ) -> [PaymentInForce] {
    guard self.earmark(earmark) != nil else { return [] }
    var found: [PaymentInForce] = []
    var key = PaymentKey(bill: earmark, due: month.firstDay, turn: 0, isOfEarmark: true)
    for step in payments[earmark]?[month] ?? [] {
      switch step.content {
      case .paid(let paid) where !step.isUndone:
        found.append(
          PaymentInForce(event: step.event, key: key, amount: paid.amount, day: paid.day))
      case .unpaid(let turn):
        // Whoever pays after it counts it, also where it is undone later.
        key.turn = max(key.turn, turn + 1)
        if !step.isUndone { found = [] }
      case .paid: break
      }
    }
    return found
  }

  /// How often what was paid for a month was taken back, undone or not.
  package func turn(of earmark: EventID, in month: CalendarMonth) -> Int {
    var turn = 0
    for case .unpaid(let past) in payments[earmark]?[month]?.map(\.content) ?? [] {
      turn = max(turn, past + 1)
    }
    return turn
  }

  /// The months of an earmark that are paid, in order.
  package func paidMonths(of earmark: EventID) -> [CalendarMonth] {
    (payments[earmark] ?? [:]).keys.filter { payment(of: earmark, in: $0) != nil }.sorted()
  }

  /// What an earmark sets aside on a day, by the terms in force; `nil` where it is not there, or paid.
  package func heldBack(by earmark: EventID, on day: CalendarDay) -> Money? {
    guard let added = self.earmark(earmark), isActive(earmark, on: day) else { return nil }
    if let paid = payment(of: earmark, in: day.month)?.paid, paid.day <= day { return nil }
    return added.amount
  }

  /// What was put into a goal and taken out of it up to a day, in the order of the events.
  package func steps(
    of goal: EventID, through day: CalendarDay
  ) -> [(event: EventID, step: GoalStep)] {
    (steps[goal] ?? []).filter { !$0.isUndone && $0.content.day <= day }
      .map { ($0.event, $0.content) }
  }
}

extension EnvelopeBook {
  /// What is in a goal at the end of a day, in minor units of a currency; `nil` if the sum does not fit.
  package func held(in goal: EventID, on day: CalendarDay, _ currency: Currency) -> Int64? {
    var sum: Int64 = 0
    for (_, step) in steps(of: goal, through: day) where step.amount.currency == currency {
      let (next, overflows) = sum.addingReportingOverflow(step.amount.minorUnits)
      if overflows || next == .min { return nil }
      sum = next
    }
    return sum
  }
}
