import LedgerModel

/// The goals, with the balance of each.
struct GoalList {
  let session: Session
  let showsEnded: Bool

  func report() async throws -> Report {
    let numbering = try await session.ledger.numbering()
    let (today, day) = (session.today, try session.shownDay())
    let all = try await session.ledger.view(Goals()).goals(on: day, includingEnded: true)
    let shown = all.filter { goal in showsEnded || goal.end.map { day < $0 } ?? true }
    return Report("goal list") { style in
      guard !shown.isEmpty else { return [.offering(nothing(hasEnded: !all.isEmpty))] }
      return
        ((day == today ? [] : ["Goals\(session.words(atEndOf: day))"])
        + lines(shown, numbering, on: day, style)).map { Report.Line($0) }
    } record: {
      GoalList.shape.record(of: (today, day, shown), numbering)
    }
  }

  static let shape = Shape<(today: CalendarDay, date: CalendarDay, goals: [Goal])>(
    answer: "goal-list",
    .init("today", \.today), .init("date", \.date, "At the end of this day."),
    .init("goals", \.goals))

  private func nothing(hasEnded: Bool) -> Advice {
    hasEnded
      ? "Nothing is saved for; the goals there were: \(command: "goal list --all")"
      : "There are no goals yet. Add one with: \(command: "goal add Bike --target 500")"
  }

  private func lines(
    _ goals: [Goal], _ numbering: EventNumbering, on day: CalendarDay,
    _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right), .words(), .whole(.right), .whole(.left), .whole(.right),
      .whole(.left, leaving: 1), .whole(.left, leaving: 3), .whole(.left, leaving: 2),
    ])
    for goal in goals {
      let bar = goal.target.map { target in
        Bar(width: 10, usesBlocks: style.usesBlocks, showsRest: true)
          .text(max(goal.saved.minorUnits, 0), of: target.minorUnits)
      }
      table.add(
        [
          numbering.text(goal.id), VisibleText(goal.name).description, style.amount(goal.saved),
          goal.target.map { "of \(style.amount($0))" } ?? "",
          goal.percent.map { "\($0)%" } ?? "", bar ?? "",
        ] + goal.state(on: day))
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }
}

extension Goal: Shaped {
  static let shape = Shape<Goal>(
    .init("id", \.id), .ref(\.id), .init("name", \.name), .init("saved", \.saved),
    .init("target", \.target, "null for a goal without one."),
    .init("currency", \.saved.currency),
    .init("percent", \.percent, "Of the target, rounded down."),
    .init("done", \.done, "When the target is reached at the pace so far, or was."),
    .init("by", \.by, "The day on which it is wanted."),
    .init("monthly", \.monthly, "What each month needs until then."),
    .init("account", \.account, "The savings account that it is; null of one that lies at hand."),
    .init("from", \.from), .init("end", \.end))

  /// Returns `reached 2026-01-20`, `by 2026-08-12 at this pace`, the monthly need, or when it ended or begins.
  func state(on today: CalendarDay) -> [String] {
    if let end, end <= today { return ["ended \(end.text)"] }
    if from > today { return ["from \(from.text)"] }
    return pace
  }

  private var pace: [String] {
    guard let target else { return [] }
    let needs = by.flatMap { by in
      monthly.map { "\(AmountText.text($0)) a month until \(by.text)" }
    }
    let reached = done.map { saved < target ? "by \($0.text) at this pace" : "reached \($0.text)" }
    return [needs, reached].compactMap(\.self)
  }

  /// `Bike: 50.00 of 500.00, 10%, by 2026-08-30 at this pace`.
  func line(_ style: ScreenStyle) -> String {
    var parts = ["\(VisibleText(name)): \(style.amount(saved))"]
    if let target {
      parts[0] += " of \(style.amount(target))"
      if let percent { parts.append("\(percent)%") }
      parts += pace
    }
    return parts.joined(separator: ", ")
  }
}
