import CommandTable
import LedgerModel
import LedgerStore
import PuldarInterchange

extension PuldarCommand {
  static var due: Command {
    Command(
      "due", "List the bills that are due soon, overdue ones first.",
      discussion: """
        For cron: --exit-code ends with 1 where something is due, and prints it; where HOME is not set, \
        XDG_STATE_HOME must be. --ics writes a file that \
        calendars read, with a reminder for each day; what was paid since is cancelled in it. --notify \
        shows a notification where something is due.
        """,
      examples: [
        "puldar due", "puldar due --within 7d --exit-code",
        "puldar due --within 1y --ics bills.ics",
      ], traits: [.long],
      .option(
        "--within <span>", "How far ahead, as 7d, 2w or 3m. (default: 30d)", SpanArgument.self),
      .flag("--exit-code", "End with 1 where something is due."),
      .option("--ics <file>", "Write a calendar file.", PathArgument.self),
      .flag("--notify", "Show a notification where something is due.")
    ) { session, span, hasExitCode, file, isNotifying in
      guard session.ledger.moment == nil || (file == nil && !isNotifying) else {
        throw UsageError(
          "--as-of shows what was known then: leave '--ics' and '--notify' out, which tell what is due now"
        )
      }
      let due = DueBills(
        try await session.ledger.view(DecisionState()), today: session.today,
        within: span ?? .usual)
      if isNotifying, !due.occurrences.isEmpty { try await DueNotice(session, due).show() }
      var report = try await due.report(session)
      if let file {
        try await DueCalendar(session, due).write(to: file)
        report = try await due.report(session, written: file)
      }
      if hasExitCode, !due.occurrences.isEmpty { report.exitCode = .conditionFails }
      return report
    }
  }
}

/// What is to be paid up to a day.
struct DueBills {
  let state: DecisionState
  let today: CalendarDay
  /// The last day that is looked at.
  let end: CalendarDay
  /// By day; overdue ones stand first.
  let occurrences: [BillOccurrence]

  init(_ state: DecisionState, today: CalendarDay, within span: SpanArgument) {
    self.state = state
    self.today = today
    end = span.end(from: today)
    occurrences = state.bills.on(today).open(in: .first...end)
  }

  /// - Parameter file: Where a calendar was written; `nil` where none was.
  func report(_ session: Session, written file: PathArgument? = nil) async throws -> Report {
    let table = BillTable(
      occurrences: occurrences, today: today, categories: state.plan.categories,
      numbering: try await session.ledger.numbering())
    let currency = session.ledger.currency(of: state)
    let sums = try BillSums(occurrences, in: currency)
    let overdue = try BillSums(occurrences.lazy.filter { $0.isOverdue(on: today) }, in: currency)
    return Report { style in
      var lines = table.lines(style).map { Report.Line($0) }
      if occurrences.isEmpty {
        lines.append(.dispensable("Nothing is due up to \(end.text)."))
      } else {
        let late = overdue.count > 0 ? "; \(overdue.text("overdue", style))" : ""
        lines.append(Report.Line(sums.text("due up to \(end.text)", style) + late))
      }
      if let file { lines.append(.dispensable("Wrote '\(VisibleText(file.path))'.")) }
      return lines
    } rows: {
      table.rows
    } document: {
      [
        "schema": 1, "until": .text(end.text), "bills": .list(table.documents),
        "open": sums.document, "overdue": overdue.document,
      ]
    }
  }
}

/// Tells what is due outside the terminal.
struct DueNotice {
  private let session: Session
  private let due: DueBills

  /// More lines than these no notification shows.
  private static let lineCount = 5

  init(_ session: Session, _ due: DueBills) {
    self.session = session
    self.due = due
  }

  /// - Throws: ``CommandFailure`` where nothing can be shown.
  func show() async throws {
    let sums = try BillSums(due.occurrences, in: session.ledger.currency(of: due.state))
    let style = ScreenStyle()
    let lines = due.occurrences.prefix(DueNotice.lineCount).map { occurrence in
      let state = BillLine.state(occurrence, today: due.today, style)
      return "\(VisibleText(occurrence.terms.name)) \(BillLine.amount(occurrence, style)) "
        + (state.isEmpty ? occurrence.due.text : "\(occurrence.due.text) \(state)")
    }
    let more = due.occurrences.count - lines.count
    let body = lines + (more > 0 ? ["and \(more) more"] : [])
    do throws(NotificationFailure) {
      guard let host = session.surroundings.notifications else { throw .noProgram([]) }
      try await host.notify(sums.text("due", style), body.joined(separator: "\n"))
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: NotificationFailure) -> CommandFailure {
    switch failure {
    case .noProgram(let names):
      CommandFailure(
        "no program here shows notifications"
          + (names.isEmpty ? "" : ": neither \(names.joined(separator: " nor ")) is in PATH"),
        remedy: "Install libnotify-bin, or leave --notify out.", .missing)
    case .refused(let program, let words):
      CommandFailure(
        "\(program) showed nothing" + (words.isEmpty ? "" : ": \(VisibleText(words))"),
        remedy: "Run it where a desktop is, or leave --notify out.", .inputOutput)
    }
  }
}

/// Writes what is due as a calendar.
struct DueCalendar {
  private let session: Session
  private let due: DueBills

  /// For how long what was paid stays in the file as cancelled.
  private static let cancelledDays = 60

  init(_ session: Session, _ due: DueBills) {
    self.session = session
    self.due = due
  }

  /// - Throws: ``CommandFailure`` where the file cannot be written.
  func write(to file: PathArgument) async throws {
    guard let ledger = due.state.opened?.ledger else { throw Refusal.emptyLedger }
    if let folder = DueCalendar.folder(of: file.path),
      try session.surroundings.files?.names(in: folder) == nil
    {
      throw CommandFailure(
        "there is no folder '\(VisibleText(folder))' to write '\(VisibleText(file.path))' in",
        remedy: "Make it, or name a file in a folder that is there.", .inputOutput)
    }
    let start = due.today.adding(days: -DueCalendar.cancelledDays) ?? .first
    let paid = due.state.bills.paid { $0 >= start }.filter { $0.due <= due.end && $0.due >= start }
    let left = due.state.bills.bills
      .flatMap { due.state.bills.touched(of: $0) }
      .filter { [.skipped, .voided].contains($0.state) && $0.due >= start && $0.due <= due.end }
    let bytes = CalendarFile(
      due.occurrences, cancelled: paid + left, of: ledger, writtenAt: session.clock.now()
    ).bytes
    do throws(OutputFailure) {
      try session.surroundings.files?.replace(file.path, with: bytes)
    } catch {
      throw CommandFailure(
        "'\(VisibleText(file.path))' cannot be written",
        remedy: "Name a file in a folder that you may write to.", .inputOutput)
    }
  }

  /// The folder that a path names before its file; `nil` where it names none.
  private static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
