/// The events about goals: money that is set aside until it is spent on something.
@nonexhaustive
public enum EnvelopeEvent: Hashable, Sendable {
  /// A goal was added.
  case goalAdded(GoalAdded)
  /// The name, target or date of a goal changed.
  case goalChanged(GoalChanged)
  /// Money was put into a goal.
  case goalFunded(GoalFunded)
  /// Money was taken out of a goal.
  case goalWithdrawn(GoalWithdrawn)
  /// A goal ended.
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

  /// The event that added the goal; `nil` if this event adds it.
  public var envelope: EventID? {
    switch self {
    case .goalAdded: nil
    case .goalChanged(let changed): changed.goal
    case .goalFunded(let funded): funded.step.goal
    case .goalWithdrawn(let withdrawn): withdrawn.step.goal
    case .goalEnded(let ended): ended.goal
    }
  }

  /// Returns the same event about a goal under its new id.
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
