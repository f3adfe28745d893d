import CommandTable
import LedgerModel

extension PuldarCommand {
  static var weekStart: Command {
    Command(
      "week-start", "Say on which day the weeks of the ledger's calendar begin, or show it.",
      examples: ["puldar config week-start sun", "puldar config week-start"],
      .optionalArgument("<day>", "The day: mon … sun.", WeekdayArgument.self),
      .recording(why: "Why it changes.")
    ) { session, day, recording in
      guard let day else {
        return try await WeekStartReport(session: session).report()
      }
      return try await session.recorded(
        SetWeekStart(day.weekday, reason: recording.reason), recording
      ).report("weeks begin on \(day.weekday.name)")
    }
  }
}

/// The first day of a week in a ledger.
struct WeekStartReport {
  let session: Session

  func report() async throws -> Report {
    let weekStart = try await session.ledger.view(DecisionState()).plan.weekStart
    return Report("config week-start") { _ in
      ["Weeks begin on \(weekStart.name)."]
    } record: {
      WeekStartReport.shape.record(of: weekStart)
    }
  }

  static let shape = Shape<CalendarDay.Weekday>(
    answer: "week-start", note: "calendar week-start without a day.",
    .init("weekStart", \.self))
}
