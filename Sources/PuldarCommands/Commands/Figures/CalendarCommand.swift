import CommandTable
import LedgerModel

extension PuldarCommand {
  static var calendar: Command {
    Command(
      "calendar", "Show a month day by day, with what was spent and what is planned.",
      aliases: ["cal"],
      discussion: """
        Each day shows what was spent on it, net of what came back. Marks say what else is there: + \
        income, b a bill that is due; today stands in brackets. \
        'puldar list --on 2026-01-03' shows the entries of a day. Weeks begin as the ledger says \
        ('puldar calendar week-start sun'), or as --week-start does for once.
        """,
      examples: [
        "puldar calendar", "puldar calendar -m last", "puldar calendar --week-start sun",
        "puldar calendar week-start sun",
      ], traits: [.ofMonths, .long],
      .option(
        "--week-start <day>", "The day on which weeks begin here: mon … sun.", WeekdayArgument.self),
      subcommands: [weekStart]
    ) { session, weekStart in
      try await CalendarReport(session).report(weekStart?.weekday)
    }
  }

  private static var weekStart: Command {
    Command(
      "week-start", "Say on which day the weeks of the ledger's calendar begin, or show it.",
      examples: ["puldar calendar week-start sun", "puldar calendar week-start"],
      .optionalArgument("<day>", "The day: mon … sun.", WeekdayArgument.self),
      .option("--why <text>", "Why it changes.", String.self),
      .option(
        "--key <key>", "Store the same request once, however often it is made.", IdempotencyKey.self
      ),
      .flag("-n --dry-run", "Show what would be stored, and store nothing.")
    ) { session, day, reason, key, isPreview in
      guard let day else {
        return try await WeekStartReport(session).report()
      }
      let write = try await session.ledger.perform(
        SetWeekStart(day.weekday, reason: reason ?? ""), key: key, isPreview: isPreview)
      return try await SettingReport(session, write, touching: [])
        .report("weeks begin on \(day.weekday.name)")
    }
  }
}

/// A day of the week, as a person writes it: `sun`, `Sunday`.
struct WeekdayArgument: ParameterValue, Hashable {
  let weekday: Weekday

  init(parsing word: String) throws(ValueError) {
    let folded = word.lowercased()
    let found = Weekday.allCases.first {
      $0.abbreviation == folded || $0.name.lowercased() == folded
    }
    guard let found else { throw .notListed }
    weekday = found
  }

  static var allowedValues: [String] { Weekday.allCases.map(\.abbreviation) }
}

/// On which day the weeks of a ledger begin.
struct WeekStartReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report() async throws -> Report {
    let weekStart = try await session.ledger.view(DecisionState()).plan.weekStart
    return Report { _ in
      ["Weeks begin on \(weekStart.name)."]
    } rows: {
      [[weekStart.abbreviation]]
    } document: {
      ["schema": 1, "weekStart": .text(weekStart.abbreviation)]
    }
  }
}

/// Months day by day.
struct CalendarReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// - Parameter chosen: On which day weeks begin; `nil` for the ledger's own.
  func report(_ chosen: Weekday?) async throws -> Report {
    let months = try session.months()
    let fold = try await session.ledger.folded(BudgetState())
    let state = fold.projection
    let weekStart = chosen ?? state.decisionState.plan.weekStart
    let shown = try months.map { month in
      try CalendarMonthFacts(month, state, today: session.today)
    }
    let numbering = try await session.ledger.numbering()
    var report = Report { style in
      shown.enumerated().flatMap { place, facts in
        (place > 0 ? [""] : [])
          + CalendarScreen(
            facts: facts, weekStart: weekStart, today: session.today, style: style
          ).lines
      }.map { Report.Line($0) }
    } rows: {
      shown.flatMap(\.rows)
    } document: {
      [
        "schema": 1, "today": .text(session.today.text),
        "weekStart": .text(weekStart.abbreviation),
        "months": .list(shown.map { $0.document(numbering, today: session.today) }),
      ]
    }
    report.notes = .waiting(fold.waiting)
    return report
  }
}
