extension Refusal {
  /// What is wrong with a request about an earmark or a goal.
  func envelopeProblem(naming name: (EventID) -> String) -> String {
    switch self {
    case .noSuchEarmark(let id): "there is no earmark \(name(id))"
    case .noSuchGoal(let id): "there is no goal \(name(id))"
    case .earmarkExists(let id): "the earmark \(name(id)) is called so already"
    case .goalExists(let id): "the goal \(name(id)) is called so already"
    case .earmarkNotBegun(let id, let day): "the earmark \(name(id)) begins on \(day)"
    case .earmarkEnded(let id, let day): "the earmark \(name(id)) ended on \(day)"
    case .earmarkPaid(let id, let month, let day):
      "the earmark \(name(id)) is paid already for \(month.text), on \(day)"
    case .earmarkNotPaid(let id, let month):
      "the earmark \(name(id)) is not paid for \(month.text)"
    case .earmarkPaidByBill(let id, let month, let bill, let due):
      "the earmark \(name(id)) was paid for \(month.text) with the bill \(name(bill)) due on \(due)"
    case .goalNotBegun(let id, let day): "the goal \(name(id)) begins on \(day)"
    case .goalEnded(let id, let day): "the goal \(name(id)) ended on \(day)"
    case .goalHolds(let id, let saved, let wanted):
      "the goal \(name(id)) has \(saved.text()), which is less than \(wanted.text())"
    default: ""
    }
  }
}
