/// The person started saving for something.
public struct GoalAdded: EventPayload {
  package static let type: EventType = "GoalAdded"
  /// The name; never empty.
  public var name: String
  /// The first day of the goal.
  public var from: CalendarDay
  /// The target amount; `nil` if not stated.
  public var target: Money?
  /// The day by which it is wanted; `nil` if not stated.
  public var by: CalendarDay?
  /// The savings account that holds the goal; `nil` if its money is at hand.
  public var account: AccountName?
  /// Why; may be empty.
  package var reason: String

  /// Makes a goal that begins on a day.
  public init(
    _ name: String, from: CalendarDay, target: Money? = nil, by: CalendarDay? = nil,
    account: AccountName? = nil, reason: String = ""
  ) {
    self.by = by
    self.account = account
    self.name = name
    self.from = from
    self.target = target
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    name = try fields.text("name")
    from = try fields.day("from")
    target = try fields.optionalMoney()
    by = try fields.optionalDay("until")
    account = try fields.optionalName("account").map { AccountName($0) }
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("name", name)
    fields.write("from", from)
    if let target { fields.write(target) }
    if let by { fields.write("until", by) }
    if let account { fields.write("account", account.text) }
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.envelope(.goalAdded(self))) }
  package var causes: [EventID] { [] }
}

/// The person changed the name, target or date of a goal; what is not stated stays.
public struct GoalChanged: EventPayload {
  package static let type: EventType = "GoalChanged"
  /// The event that added the goal.
  public var goal: EventID
  /// The new name; `nil` if unchanged.
  public var name: String?
  /// The new target; `nil` if unchanged.
  public var target: Money?
  /// The new date; `nil` if unchanged.
  public var by: CalendarDay?
  /// Why; may be empty.
  package var reason: String

  /// Makes a change of the goal that an event added.
  public init(
    _ goal: EventID, name: String? = nil, target: Money? = nil, by: CalendarDay? = nil,
    reason: String = ""
  ) {
    self.goal = goal
    self.name = name
    self.target = target
    self.by = by
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    goal = try fields.event("of")
    name = try fields.presentText("name")
    target = try fields.optionalMoney()
    by = try fields.optionalDay("until")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", goal)
    if let name { fields.write("name", name) }
    if let target { fields.write(target) }
    if let by { fields.write("until", by) }
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.envelope(.goalChanged(self))) }
  package var causes: [EventID] { [goal] }

  /// Returns a goal with the change applied.
  package func changed(_ goal: GoalAdded) -> GoalAdded {
    var goal = goal
    goal.name = name ?? goal.name
    goal.target = target ?? goal.target
    goal.by = by ?? goal.by
    return goal
  }
}

/// An amount put into a goal or taken out of it.
public struct GoalStep: Hashable, Sendable {
  /// The event that added the goal.
  public var goal: EventID
  /// More than zero.
  public var amount: Money
  /// The day of the step.
  public var day: CalendarDay
  /// The category it is put away in; `nil` for ``CategoryName/savings``.
  package var category: CategoryName?
  /// Why; may be empty.
  package var reason: String

  /// Makes an amount put into, or taken out of, the goal that an event added.
  public init(
    _ goal: EventID, _ amount: Money, on day: CalendarDay, in category: CategoryName? = nil,
    reason: String = ""
  ) {
    self.category = category
    self.goal = goal
    self.amount = amount
    self.day = day
    self.reason = reason
  }

  init(from fields: inout FieldReader) throws(FieldError) {
    goal = try fields.event("of")
    amount = try fields.money()
    day = try fields.day("date")
    category = try fields.optionalName("category").map { CategoryName($0) }
    reason = try fields.optionalText("why")
  }

  func write(to fields: inout FieldWriter) {
    fields.write("of", goal)
    fields.write(amount)
    fields.write("date", day)
    fields.writeUnlessEmpty("category", category?.text ?? "")
    fields.writeUnlessEmpty("why", reason)
  }
}

extension GoalStep {
  /// The same step in the other direction.
  package var negated: GoalStep {
    var step = self
    step.amount = amount.negated
    return step
  }
}

/// The person set money aside for a goal.
public struct GoalFunded: EventPayload {
  package static let type: EventType = "GoalFunded"
  /// The amount and its goal.
  public var step: GoalStep

  package init(_ step: GoalStep) { self.step = step }
  package init(from fields: inout FieldReader) throws(FieldError) {
    step = try GoalStep(from: &fields)
  }

  package func write(to fields: inout FieldWriter) { step.write(to: &fields) }
  package var event: LedgerEvent { .account(.envelope(.goalFunded(self))) }
  package var reason: String { step.reason }
  package var causes: [EventID] { [step.goal] }
}

/// The person took money out of a goal.
public struct GoalWithdrawn: EventPayload {
  package static let type: EventType = "GoalWithdrawn"
  /// The amount and its goal.
  public var step: GoalStep

  package init(_ step: GoalStep) { self.step = step }
  package init(from fields: inout FieldReader) throws(FieldError) {
    step = try GoalStep(from: &fields)
  }

  package func write(to fields: inout FieldWriter) { step.write(to: &fields) }
  package var event: LedgerEvent { .account(.envelope(.goalWithdrawn(self))) }
  package var reason: String { step.reason }
  package var causes: [EventID] { [step.goal] }
}

/// The person ended a goal from a day on: its money is no longer set aside.
public struct GoalEnded: EventPayload {
  package static let type: EventType = "GoalEnded"
  /// The event that added the goal.
  public var goal: EventID
  /// The first day without the goal.
  public var from: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(_ goal: EventID, from: CalendarDay, reason: String = "") {
    self.goal = goal
    self.from = from
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    goal = try fields.event("of")
    from = try fields.day("from")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", goal)
    fields.write("from", from)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.envelope(.goalEnded(self))) }
  package var causes: [EventID] { [goal] }
}

extension EnvelopeEvent {
  /// The amount put into or taken out of a goal, as stated; `nil` for other events.
  public var goalStep: GoalStep? {
    switch self {
    case .goalFunded(let funded): funded.step
    case .goalWithdrawn(let withdrawn): withdrawn.step
    case .goalAdded, .goalChanged, .goalEnded: nil
    }
  }
}
