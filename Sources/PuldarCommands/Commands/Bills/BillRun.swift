import CommandTable
import LedgerModel

extension PuldarCommand {
  static func runBills(_ name: String) -> Command {
    Command(
      name, "Record what is due of bills with --auto, each entry on its day. (Pro)",
      otherNames: ["post", "apply"],
      discussion: """
        It catches up with every day that was missed, the earliest first. It records \
        nothing twice, so that cron may run it every day, on several devices too: \
        'puldar help schedule' has the lines for cron and systemd. More than 400 days \
        are recorded only if you agree, or with --yes; one undo takes a run back.
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
    guard try await isMeant() else { return .declined }
    let write = try await session.ledger.perform(
      RunBills(today: last), Recording(isPreview: isPreview))
    guard !write.outcome.isEmpty else {
      return .nothingNew([.dispensable("Nothing is to be recorded.")])
    }
    return try await RecordedReport(session, write).report(showsBudgets: true)
  }
  /// The most days that are recorded without a question: a plan from 1926 for 2026 has more.
  private static let unaskedLimit = 400

  /// Returns whether the person wants as many days recorded as are due: few, or agreed to.
  private func isMeant() async throws -> Bool {
    if isPreview || session.options.agrees { return true }
    let days = try await session.ledger.view(DecisionState()).bills.toRecord(through: last)
    guard days.count > BillRun.unaskedLimit, let first = days.first else { return true }
    let problem = "\(days.count) days are to be recorded, from \(first.due.text) on"
    switch try session.prompt.confirm("\(VisibleText(problem)). Record them?") {
    case .yes: return true
    case .no: return false
    case .notAsked:
      throw CommandFailure(
        problem,
        remedy:
          "If they are meant: \(command: "bill run --yes"). If not, end the bill: \(command: "bill stop NAME")",
        .refusedData)
    }
  }
}
