import CommandTable
import LedgerModel

extension PuldarCommand {
  static var weekStart: Command {
    Command(
      "week-start", "Say on which day the weeks of the ledger's calendar begin, or show it.",
      examples: ["puldar config week-start sun", "puldar config week-start"],
      .optionalArgument("<day>", "The day: mon … sun.", WeekdayArgument.self),
      .option("--why <text>", "Why it changes.", String.self),
      .key,
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

/// On which day the weeks of a ledger begin.
struct WeekStartReport {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func report() async throws -> Report {
    let weekStart = try await session.ledger.view(DecisionState()).plan.weekStart
    return Report("config week-start") { _ in
      ["Weeks begin on \(weekStart.name)."]
    } record: {
      ["weekStart": weekStart.abbreviation]
    }
  }
}
