import CommandTable
import LedgerModel

extension PuldarCommand {
  static var calendar: Command {
    Command(
      "calendar", "Show a month day by day, with what was spent and what is planned.",
      aliases: ["cal"],
      discussion: """
        Each day shows what was spent on it, less what came back. Marks say what else is there: + \
        income, b a bill that is due; today stands in brackets. The shade of a day is darker the more \
        was spent on it, beside the other days that are shown. 'puldar list --on 2026-01-03' \
        shows the entries of a day. 'puldar config week-start sun' says on which day weeks begin, \
        and --week-start says it for once.
        """,
      examples: [
        "puldar calendar", "puldar calendar -m last", "puldar calendar --week-start sun",
      ], traits: [.ofMonths, .long],
      .option(
        "--week-start <day>", "The day on which weeks begin here: mon … sun.", WeekdayArgument.self)
    ) { session, weekStart in
      try await CalendarReport(session: session).report(weekStart?.weekday)
    }
  }
}

/// Months day by day.
struct CalendarReport {
  let session: Session

  /// - Parameter chosen: The first day of a week; `nil` for the ledger's own.
  func report(_ chosen: CalendarDay.Weekday?) async throws -> Report {
    let months = try session.months()
    let fold = try await session.ledger.folded(BudgetState())
    let state = fold.projection
    let weekStart = chosen ?? state.decisionState.plan.weekStart
    let shown = try months.map { month in
      try CalendarMonthFacts(month, state, today: session.today)
    }
    // The days of all months that are shown have one scale.
    var shades = DayFigures.shades(
      of: shown.flatMap { $0.days.map(\.figures) }, steps: CalendarScreen.darkest)[...]
    let shaded = shown.map { facts in
      defer { shades = shades.dropFirst(facts.days.count) }
      return (facts: facts, shades: Array(shades.prefix(facts.days.count)))
    }
    let numbering = try await session.ledger.numbering()
    var report = Report("calendar") { style in
      shaded.enumerated().flatMap { place, month in
        (place > 0 ? [""] : [])
          + CalendarScreen(
            facts: month.facts, shades: month.shades, weekStart: weekStart, today: session.today,
            style: style
          ).lines
      }.map { Report.Line($0) }
    } record: {
      CalendarReport.shape.record(of: (session.today, weekStart, shown), numbering)
    }
    report.notes = .waiting(fold.waiting)
    return report
  }

  static let shape = Shape<
    (today: CalendarDay, weekStart: CalendarDay.Weekday, months: [CalendarMonthFacts])
  >(
    answer: "calendar",
    .init("today", \.today), .init("weekStart", \.weekStart), .init("months", \.months))
}
