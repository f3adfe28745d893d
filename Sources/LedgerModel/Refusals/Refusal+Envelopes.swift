import LedgerEvents

extension Refusal {
  /// Returns the problem of a request about a goal.
  func envelopeProblem(naming name: (EventID) -> String) -> String {
    switch self {
    case .noSuchGoal(let id): "there is no goal \(name(id))"
    case .goalExists(let id): "the goal \(name(id)) is called so already"
    case .goalNotBegun(let id, let day): "the goal \(name(id)) begins on \(day)"
    case .goalEnded(let id, let day): "the goal \(name(id)) ended on \(day)"
    case .goalHolds(let id, let saved, let wanted):
      "the goal \(name(id)) has \(saved.plainText), which is less than \(wanted.plainText)"
    case .goalEmpty(let id): "nothing is left in the goal \(name(id))"
    case .goalOfNoExpense(let type): "\(type.text) is for no goal, but an expense"
    case .goalPaidElsewhere(let id, let account?, let paying, _):
      "the goal \(name(id)) is the account '\(account)', and '\(paying)' pays"
    case .goalPaidElsewhere(let id, nil, let paying, _):
      "the goal \(name(id)) lies at hand, and '\(paying)' pays, which is kept"
    case .goalIsAccount(let id, let account, _, _):
      "the goal \(name(id)) is the account '\(account)', and holds what lies there"
    case .goalNeedsSavings(let account, let kind):
      "'\(account)' is of kind \(kind), and a goal is a savings account"
    case .accountOfGoal(let account, let id): "'\(account)' is the goal \(name(id)) already"
    default: ""
    }
  }
}
