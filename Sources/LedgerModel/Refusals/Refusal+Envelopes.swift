extension Refusal {
  /// What is wrong with a request about a goal.
  func envelopeProblem(naming name: (EventID) -> String) -> String {
    switch self {
    case .noSuchGoal(let id): "there is no goal \(name(id))"
    case .goalExists(let id): "the goal \(name(id)) is called so already"
    case .goalNotBegun(let id, let day): "the goal \(name(id)) begins on \(day)"
    case .goalEnded(let id, let day): "the goal \(name(id)) ended on \(day)"
    case .goalHolds(let id, let saved, let wanted):
      "the goal \(name(id)) has \(saved.text()), which is less than \(wanted.text())"
    default: ""
    }
  }
}
