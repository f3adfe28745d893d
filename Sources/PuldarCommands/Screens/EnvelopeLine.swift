import LedgerModel

/// An event about a goal in words, on one line.
struct EnvelopeLine {
  /// The day whose date is omitted.
  let today: CalendarDay
  let numbering: EventNumbering
  let style: ScreenStyle

  func text(_ event: EnvelopeEvent) -> String {
    switch event {
    case .goalAdded(let added):
      let target = added.target.map { "target \(style.amount($0))" } ?? ""
      let from = added.from == today ? "" : "from \(style.day(added.from))"
      let account = added.account.map { "@\(VisibleText($0.text))" } ?? ""
      let by = added.by.map { "by \(style.day($0))" } ?? ""
      return "goal "
        + style.joined([VisibleText(added.name).description, target, by, account, from])
    case .goalChanged(let changed):
      return "goal \(numbering.text(changed.goal)): "
        + style.joined([
          changed.name.map { "called \(VisibleText($0))" } ?? "",
          changed.target.map { "target \(style.amount($0))" } ?? "",
          changed.by.map { "by \(style.day($0))" } ?? "",
        ])
    case .goalFunded(let funded): return text(funded.step, "put in")
    case .goalWithdrawn(let withdrawn): return text(withdrawn.step, "taken out")
    case .goalEnded(let ended):
      return "goal \(numbering.text(ended.goal)) ends on \(style.day(ended.from))"
    @unknown default: return EventLine.unknown
    }
  }

  private func text(_ step: GoalStep, _ what: String) -> String {
    "goal \(numbering.text(step.goal)): "
      + style.joined(["\(style.amount(step.amount)) \(what)", shown(step.day)])
  }

  private func shown(_ day: CalendarDay) -> String { day == today ? "" : style.day(day) }
}
