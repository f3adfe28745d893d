/// The events about what is set aside of the money that is there: for a month, and for goals.
package enum EnvelopeEvent: Hashable, Sendable {
  case earmarkAdded(EarmarkAdded)
  case earmarkPaid(EarmarkPaid)
  case earmarkUnpaid(EarmarkUnpaid)
  case earmarkEnded(EarmarkEnded)
  case goalAdded(GoalAdded)
  case goalFunded(GoalFunded)
  case goalWithdrawn(GoalWithdrawn)
  case goalEnded(GoalEnded)

  var payload: any EventPayload {
    switch self {
    case .earmarkAdded(let payload): payload
    case .earmarkPaid(let payload): payload
    case .earmarkUnpaid(let payload): payload
    case .earmarkEnded(let payload): payload
    case .goalAdded(let payload): payload
    case .goalFunded(let payload): payload
    case .goalWithdrawn(let payload): payload
    case .goalEnded(let payload): payload
    }
  }

  /// The event that added the earmark or goal that it is about; `nil` where it adds one itself.
  package var envelope: EventID? {
    switch self {
    case .earmarkAdded, .goalAdded: nil
    case .earmarkPaid(let paid): paid.earmark
    case .earmarkUnpaid(let unpaid): unpaid.earmark
    case .earmarkEnded(let ended): ended.earmark
    case .goalFunded(let funded): funded.step.goal
    case .goalWithdrawn(let withdrawn): withdrawn.step.goal
    case .goalEnded(let ended): ended.goal
    }
  }

  /// The category that its expenses are put into; `nil` where it names none.
  var category: CategoryName? {
    if case .earmarkAdded(let added) = self { added.category } else { nil }
  }

  /// The same about an earmark or goal under its new id.
  func moved(to ids: [EventID: EventID]) -> EnvelopeEvent {
    func new(_ id: EventID) -> EventID { ids[id] ?? id }
    switch self {
    case .earmarkAdded, .goalAdded: return self
    case .earmarkPaid(var paid):
      paid.earmark = new(paid.earmark)
      return .earmarkPaid(paid)
    case .earmarkUnpaid(var unpaid):
      unpaid.earmark = new(unpaid.earmark)
      return .earmarkUnpaid(unpaid)
    case .earmarkEnded(var ended):
      ended.earmark = new(ended.earmark)
      return .earmarkEnded(ended)
    case .goalFunded(var funded):
      funded.step.goal = new(funded.step.goal)
      return .goalFunded(funded)
    case .goalWithdrawn(var withdrawn):
      withdrawn.step.goal = new(withdrawn.step.goal)
      return .goalWithdrawn(withdrawn)
    case .goalEnded(var ended):
      ended.goal = new(ended.goal)
      return .goalEnded(ended)
    }
  }
}
