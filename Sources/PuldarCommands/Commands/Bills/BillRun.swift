import CommandTable
import LedgerModel

extension PuldarCommand {
  static func runBills(_ name: String) -> Command {
    Command(
      name, "Record what is due of bills with --auto, each entry on its day. (Pro)",
      otherNames: ["post", "apply"],
      discussion: """
        It catches up with every day that was missed, the earliest first. It asks nothing and \
        records nothing twice, so that cron may run it every day, on several devices too: \
        'puldar help schedule' has the lines for cron and systemd.
        """,
      examples: ["puldar bill run -n", "puldar bill run"], traits: [.onlyNow],
      .option(
        "--through <day>", "The last day that is recorded. (default: today)", DayArgument.self),
      .preview
    ) { session, day, isPreview in
      let last = try await session.day(day) ?? session.today
      guard last <= session.today else { throw Refusal.futureDate(last, today: session.today) }
      return try await BillRun(session: session, last: last, isPreview: isPreview).report()
    }
  }
}

/// Records the due days of bills that are recorded automatically.
struct BillRun {
  let session: Session
  let last: CalendarDay
  let isPreview: Bool

  func report() async throws -> Report {
    let decision = RunBills(today: last)
    var write = try await session.ledger.perform(decision, Recording(isPreview: isPreview))
    // A backlog of many years is recorded batch by batch; each day is two events.
    var count = write.outcome.count
    while !isPreview, count == 2 * decision.limit {
      let next = try await session.ledger.perform(decision)
      count = next.outcome.count
      write = write.followed(by: next)
    }
    guard !write.outcome.isEmpty else {
      return .nothingNew([.dispensable("Nothing is to be recorded.")])
    }
    return try await RecordedReport(session, write).report(showsBudgets: true)
  }
}
