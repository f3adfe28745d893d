import LedgerModel

/// The goals, with what is in each.
struct GoalList {
  private let session: Session
  private let showsEnded: Bool

  init(_ session: Session, showsEnded: Bool) {
    self.session = session
    self.showsEnded = showsEnded
  }

  func report() async throws -> Report {
    let facts = try await EnvelopeFacts(session)
    let numbering = try await session.ledger.numbering()
    let (today, day) = (session.today, facts.day)
    let book = facts.state.envelopes
    var goals: [GoalProgress] = []
    for id in book.goals {
      if !showsEnded, let end = book.end(of: id), end <= day { continue }
      guard let figures = facts.figures, let progress = try GoalProgress(id, book, figures, on: day)
      else { continue }
      goals.append(progress)
    }
    let shown = goals
    return Report("goal list") { style in
      guard !shown.isEmpty else { return [.offering(nothing(hasEnded: !book.goals.isEmpty))] }
      return
        ((day == today ? [] : ["Goals\(session.words(atEndOf: day))"])
        + lines(shown, numbering, on: day, style)).map { Report.Line($0) }
    } record: {
      [
        "today": today.text, "date": day.text,
        "goals": shown.map { goal -> Record in
          [
            "id": numbering.text(goal.id), "ref": goal.id.text, "name": goal.name,
            "saved": goal.saved, "target": goal.target, "currency": goal.saved.currency.code,
            "percent": goal.percent, "done": goal.done?.text, "by": goal.by?.text,
            "monthly": goal.monthly, "account": goal.account?.text, "from": goal.from.text,
            "end": goal.end?.text,
          ]
        },
      ]
    }
  }

  private func nothing(hasEnded: Bool) -> Advice {
    hasEnded
      ? "Nothing is saved for; the goals there were: \(command: "goal list --all")"
      : "There are no goals yet. Add one with: \(command: "goal add Bike --target 500")"
  }

  private func lines(
    _ goals: [GoalProgress], _ numbering: EventNumbering, on day: CalendarDay,
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

/// How far a goal has come.
struct GoalProgress: Hashable {
  let id: EventID
  let name: String
  let saved: Money
  let target: Money?
  /// The day on which it is wanted, and what each month needs until then.
  let by: CalendarDay?
  let monthly: Money?
  /// The account that it is.
  let account: AccountName?
  let from: CalendarDay
  /// The first day without it; `nil` where it was not ended.
  let end: CalendarDay?
  /// When the target is reached at the pace so far: of a goal that is reached the day on which that
  /// was; `nil` where nobody can say.
  let done: CalendarDay?

  /// The pace of fewer days says little.
  private static let paceDays = 30

  /// - Throws: ``FigureTooLarge`` where a sum does not fit.
  init?(
    _ id: EventID, _ book: EnvelopeBook, _ figures: EnvelopeFigures, on today: CalendarDay
  ) throws(FigureTooLarge) {
    guard let added = book.goal(id) else { return nil }
    self.id = id
    name = added.name
    from = added.from
    end = book.end(of: id)
    (by, account) = (added.by, added.account)
    let saved = try figures.saved(in: id, on: today)
    let target = added.target.flatMap { $0.currency == saved.currency ? $0 : nil }
    (self.target, self.saved) = (target, saved)
    let steps = try figures.steps(of: id, through: today)
    done = target.flatMap { GoalProgress.done(saved, $0, steps, today) }
    let left = target?.subtracting(saved)
    monthly = added.by.flatMap { by in
      guard let left, left.minorUnits > 0, by >= today else { return nil }
      let months = Int64(today.month.months(until: by.month) + 1)
      return Money(
        minorUnits: left.minorUnits / months + (left.minorUnits % months == 0 ? 0 : 1),
        currency: left.currency)
    }
  }

  private static func done(
    _ saved: Money, _ target: Money, _ days: [(day: CalendarDay, amount: Money)],
    _ today: CalendarDay
  ) -> CalendarDay? {
    let left = target.subtracting(saved).minorUnits
    if left <= 0 {
      // The day from which on the target was there.
      var sum: Int64 = 0
      var reached: CalendarDay?
      for step in days {
        sum &+= step.amount.minorUnits
        if sum >= target.minorUnits {
          reached = reached ?? step.day
        } else {
          reached = nil
        }
      }
      return reached
    }
    guard saved.minorUnits > 0, let first = days.first?.day else { return nil }
    let count = max(first.days(until: today) + 1, paceDays)
    let (work, overflows) = left.multipliedReportingOverflow(by: Int64(count))
    guard !overflows else { return nil }
    let more = work / saved.minorUnits + (work % saved.minorUnits == 0 ? 0 : 1)
    return Int(exactly: more).flatMap { today.adding(days: $0) }
  }

  /// How much of the target is there, rounded down; `nil` without one.
  var percent: Int? { target.flatMap { saved.percent(of: $0) } }

  /// `reached 2026-01-20`, `by 2026-08-12 at this pace`, what each month needs, or when it ended or begins.
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
