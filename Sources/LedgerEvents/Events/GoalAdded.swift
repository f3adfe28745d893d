/// The person saves for something.
public struct GoalAdded: EventPayload {
  package static let type: EventType = "GoalAdded"
  /// What it is called; never empty.
  public var name: String
  /// The first day on which it is there.
  public var from: CalendarDay
  /// What it comes to in the end; `nil` where nobody said.
  public var target: Money?
  /// The day on which it is wanted; `nil` if nobody said.
  public var by: CalendarDay?
  /// The savings account that it is; `nil` of one that lies at hand.
  public var account: AccountName?
  /// Why; may be empty.
  package var reason: String

  /// A goal from a day on.
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

/// The person called a goal otherwise, or said anew what it comes to, or when; what is not said stays.
public struct GoalChanged: EventPayload {
  package static let type: EventType = "GoalChanged"
  /// The event that added it.
  public var goal: EventID
  /// What it is called from then on; `nil` for as before.
  public var name: String?
  /// What it comes to from then on; `nil` for as before.
  public var target: Money?
  /// When it is wanted from then on; `nil` for as before.
  public var by: CalendarDay?
  /// Why; may be empty.
  package var reason: String

  /// A change of the goal that an event added.
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

  /// A goal as it is from then on.
  package func changed(_ goal: GoalAdded) -> GoalAdded {
    var goal = goal
    goal.name = name ?? goal.name
    goal.target = target ?? goal.target
    goal.by = by ?? goal.by
    return goal
  }
}

/// What is put into a goal, or taken out of it.
public struct GoalStep: Hashable, Sendable {
  /// The event that added the goal.
  public var goal: EventID
  /// More than zero.
  public var amount: Money
  /// The day on which it is put in or taken out.
  public var day: CalendarDay
  /// What it is put away in; `nil` for ``CategoryName/savings``.
  package var category: CategoryName?
  /// Why; may be empty.
  package var reason: String

  /// An amount for the goal that an event added, or from it.
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
  /// The same the other way.
  package var negated: GoalStep {
    var step = self
    step.amount = amount.negated
    return step
  }
}

/// The person set money aside for a goal.
public struct GoalFunded: EventPayload {
  package static let type: EventType = "GoalFunded"
  /// How much, into which goal.
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
  /// How much, out of which goal.
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

/// The person saves for a goal no more, from a day on: what is in it is set aside no longer.
public struct GoalEnded: EventPayload {
  package static let type: EventType = "GoalEnded"
  /// The event that added it.
  public var goal: EventID
  /// The first day without it.
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
  /// What it puts into a goal or takes out, with the amount as it was said; `nil` if it does neither.
  public var goalStep: GoalStep? {
    switch self {
    case .goalFunded(let funded): funded.step
    case .goalWithdrawn(let withdrawn): withdrawn.step
    case .goalAdded, .goalChanged, .goalEnded: nil
    }
  }
}
