import LedgerModel

/// An event about an earmark or a goal in words, on one line.
struct EnvelopeLine {
  /// The day that dates are left out of.
  let today: CalendarDay
  let numbering: EventNumbering
  let style: ScreenStyle

  func text(_ event: EnvelopeEvent) -> String {
    switch event {
    case .earmarkAdded(let added):
      let from = added.from == today ? "" : "from \(added.from.text)"
      return "earmark "
        + style.joined([
          "\(VisibleText(added.name)) \(style.amount(added.amount)) a month",
          VisibleText(added.category.text).description, from,
        ])
    case .earmarkPaid(let paid):
      return "earmark \(numbering.text(paid.earmark)) paid for \(paid.due.month.text): "
        + style.joined([style.amount(paid.amount), shown(paid.day)])
    case .earmarkUnpaid(let unpaid):
      return "earmark \(numbering.text(unpaid.earmark)) not paid for \(unpaid.due.month.text)"
    case .earmarkEnded(let ended):
      return "earmark \(numbering.text(ended.earmark)) ends on \(ended.from.text)"
    case .goalAdded(let added):
      let target = added.target.map { "target \(style.amount($0))" } ?? ""
      let from = added.from == today ? "" : "from \(added.from.text)"
      return "goal " + style.joined([VisibleText(added.name).description, target, from])
    case .goalFunded(let funded): return text(funded.step, "put in")
    case .goalWithdrawn(let withdrawn): return text(withdrawn.step, "taken out")
    case .goalEnded(let ended):
      return "goal \(numbering.text(ended.goal)) ends on \(ended.from.text)"
    }
  }

  private func text(_ step: GoalStep, _ what: String) -> String {
    "goal \(numbering.text(step.goal)): "
      + style.joined(["\(style.amount(step.amount)) \(what)", shown(step.day)])
  }

  private func shown(_ day: CalendarDay) -> String { day == today ? "" : day.text }
}
