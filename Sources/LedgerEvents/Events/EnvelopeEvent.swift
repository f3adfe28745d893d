/// The events about goals: what is set aside of the money that is there, until it is spent on something.
@nonexhaustive
public enum EnvelopeEvent: Hashable, Sendable {
  /// The person saves for something.
  case goalAdded(GoalAdded)
  /// It is called otherwise, or comes to something else.
  case goalChanged(GoalChanged)
  /// Money is put into it.
  case goalFunded(GoalFunded)
  /// Money is taken out of it.
  case goalWithdrawn(GoalWithdrawn)
  /// It is saved for no more.
  case goalEnded(GoalEnded)

  var payload: any EventPayload {
    switch self {
    case .goalAdded(let payload): payload
    case .goalChanged(let payload): payload
    case .goalFunded(let payload): payload
    case .goalWithdrawn(let payload): payload
    case .goalEnded(let payload): payload
    }
  }

  /// The event that added the goal that it is about; `nil` if it adds one itself.
  public var envelope: EventID? {
    switch self {
    case .goalAdded: nil
    case .goalChanged(let changed): changed.goal
    case .goalFunded(let funded): funded.step.goal
    case .goalWithdrawn(let withdrawn): withdrawn.step.goal
    case .goalEnded(let ended): ended.goal
    }
  }

  /// The same about a goal under its new id.
  package func moved(to ids: [EventID: EventID]) -> EnvelopeEvent {
    func new(_ id: EventID) -> EventID { ids[id] ?? id }
    switch self {
    case .goalAdded: return self
    case .goalChanged(var changed):
      changed.goal = new(changed.goal)
      return .goalChanged(changed)
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
