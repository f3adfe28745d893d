import CommandTable
import LedgerModel
import LedgerStore
import PuldarInterchange

extension PuldarCommand {
  static var due: Command {
    Command(
      "due", "List what bills have due soon, overdue ones first, or what was paid.",
      discussion: """
        With -m of a past month it shows what was open when it ended, and what was paid in it. \
        --by category adds up what is open. For cron: --exit-code ends with 1 if something is due, \
        and prints it; if HOME is not set, XDG_STATE_HOME must be. --ics writes a file that \
        calendars read, with a reminder for each day; what was paid since is cancelled in it. \
        --notify shows a notification if something is due. --timer lets systemd do that each \
        morning; --cron prints the line for 'crontab -e' that does.
        """,
      examples: [
        "puldar due", "puldar due --within 7d --exit-code", "puldar due --paid -m last",
        "puldar due --within 1y --ics bills.ics", "puldar due --timer",
      ], traits: [.ofMonths, .long],
      Parameter(
        .option("--within <span>", "How far ahead, as 7d, 2w or 3m. (default: 30d)"),
        .flag("--paid", "Only what was paid in the month."),
        .flag("--overdue", "Only what should have been paid before today."),
        .option("--by <what>", "Add up what is open: by category."),
        as: DueChoice.init(span:isPaid:isOverdue:grouping:)),
      .flag("--exit-code", "End with 1 if something is due."),
      .option("--ics <file>", "Write a calendar file.", PathArgument.self),
      .flag("--notify", "Show a notification if something is due."),
      Parameter(
        .flag(
          "--timer", "Write a timer that notifies each morning, of 3d unless --within is given."),
        .flag("--cron", "Print a line for cron that does the same."),
        as: DueSchedule.init(isTimer:isCron:))
    ) { session, choice, hasExitCode, file, isNotifying, schedule in
      let isOfMonth = choice.isPaid || session.options.months != nil
      if let timer = try schedule.timer(
        session, choice.span,
        isAlone: !isOfMonth && !choice.isOverdue && choice.grouping == nil
          && !hasExitCode && file == nil && !isNotifying)
      {
        // A ledger that cannot be read has nothing to remind of, and says so now.
        _ = try await session.ledger.view(DecisionState())
        return schedule.isCron ? try await timer.cronReport() : try await timer.report()
      }
      let isOfNow = file != nil || isNotifying
      guard !(choice.isPaid && choice.isOverdue), !choice.isPaid || choice.grouping == nil,
        !isOfMonth || choice.span == nil, !(isOfMonth || choice.isOverdue) || !isOfNow
      else {
        throw UsageError(
          "--paid, --overdue and --by exclude each other, and --month excludes --within, --ics and --notify"
        )
      }
      guard session.ledger.moment == nil || !isOfNow else {
        throw UsageError(
          "--as-of shows what was known then: leave '--ics' and '--notify' out, which tell what is due now"
        )
      }
      var due = try DueBills(
        session, try await session.ledger.view(DecisionState()), within: choice.span,
        choice.isPaid ? .paid : choice.isOverdue ? .overdue : .open)
      due.grouping = choice.grouping
      if isNotifying, !due.occurrences.isEmpty {
        try await DueNotice(session: session, due: due).show()
      }
      if let file { try await DueCalendar(session: session, due: due).write(to: file) }
      var report = try await due.report(session, written: file)
      if hasExitCode, !due.occurrences.isEmpty { report.exitCode = .conditionFails }
      return report
    }
  }
}

/// What `due` lists.
private struct DueChoice {
  var span: SpanArgument?
  var isPaid, isOverdue: Bool
  var grouping: BillGrouping?
}

/// How `due` is to come by itself.
private struct DueSchedule {
  var isTimer, isCron: Bool

  /// Returns the reminder to set up; `nil` if none is asked for.
  ///
  /// - Parameter isAlone: Whether nothing else is asked for.
  func timer(_ session: Session, _ span: SpanArgument?, isAlone: Bool) throws -> DueTimer? {
    guard isTimer || isCron else { return nil }
    guard isAlone, isTimer != isCron, session.ledger.moment == nil else {
      throw UsageError("--timer and --cron go with --within and nothing else")
    }
    return DueTimer(session: session, span: span ?? .near)
  }
}

/// The payments due up to a day, or those made.
struct DueBills {
  enum Choice: Hashable {
    case open, paid, overdue
  }

  let state: DecisionState
  let today: CalendarDay
  /// The last day to include.
  let end: CalendarDay
  /// By day, so overdue ones come first.
  let occurrences: [Bill.Day]
  /// The money saved for them by then.
  private let savings: BillSavings
  var grouping: BillGrouping?
  private let choice: Choice
  /// The words about named months: ` at 2026-01-31` for a past one; `nil` if none is named.
  private let moment: String?

  /// - Parameter span: How far to look ahead, unless months are named.
  init(
    _ session: Session, _ state: DecisionState, within span: SpanArgument?, _ choice: Choice
  ) throws {
    self.state = state
    self.choice = choice
    let months = try session.months()
    let isOfMonths = session.options.months != nil
    today = isOfMonths ? try session.shownDay() : session.today
    moment = isOfMonths ? session.words(atEndOf: today) : nil
    let days = (months.first ?? today.month).firstDay...(months.last ?? today.month).lastDay
    end = isOfMonths || choice == .paid ? days.upperBound : (span ?? .usual).end(from: today)
    // Overdue days belong to today's month, no matter how old they are.
    let start = isOfMonths && !months.contains(today.month) ? days.lowerBound : .first
    let bills = isOfMonths ? state.bills.paid(through: today) : state.bills.on(today)
    var chosen = choice == .paid ? [] : bills.open(in: start...end)
    if choice == .overdue { chosen = chosen.filter { [today] in $0.isOverdue(on: today) } }
    if choice == .paid || isOfMonths && choice == .open {
      chosen += bills.paid { days.contains($0) }
    }
    occurrences = chosen.sorted { ($0.due, $0.bill) < ($1.due, $1.bill) }
    savings = bills.savings(atEndOf: today.month, session.ledger.currency(of: state))
  }

  /// - Parameter file: The written calendar file; `nil` if none was written.
  func report(_ session: Session, written file: PathArgument? = nil) async throws -> Report {
    let table = BillTable(
      occurrences: occurrences, today: today, categories: state.plan.categories,
      numbering: try await session.ledger.numbering(),
      edited: try await EditedPayments(session, of: occurrences, state.bills),
      savings: savings)
    let currency = session.ledger.currency(of: state)
    let sums = try BillSums(occurrences, in: currency)
    let overdue = try BillSums(occurrences.lazy.filter { $0.isOverdue(on: today) }, in: currency)
    let groups =
      grouping == nil
      ? nil : try BillCategories(occurrences, state.plan.categories, currency)
    return Report { style in
      guard state.bills.isInUse else {
        return [
          .offering(
            "There are no bills yet. Add one with: \(command: "bill add netflix 9.99 15jan")")
        ]
      }
      var lines = (groups?.lines(style) ?? table.lines(style)).map { Report.Line($0) }
      if choice == .paid {
        if occurrences.isEmpty { lines.append(.dispensable("No bill was paid.")) }
      } else if sums.count == 0 {
        lines.append(.dispensable(nothing))
      } else {
        let late = overdue.count > 0 ? "; \(overdue.text("overdue", style))" : ""
        let what = moment == nil ? "due up to \(style.day(end))" : "open"
        lines.append(Report.Line(sums.text(what, style) + late + (moment ?? "")))
      }
      if let file { lines.append(.dispensable("Wrote '\(VisibleText(file.path))'.")) }
      return lines
    } rows: {
      groups?.rows ?? table.rows
    } record: {
      DueBills.shape.record(of: (end, table.days, sums, overdue, groups?.sums), table.numbering)
    }
  }

  static let shape = Shape<
    (
      until: CalendarDay, bills: [BillTable.ToldDay], open: BillSums, overdue: BillSums,
      categories: [BillCategories.Sum]?
    )
  >(
    answer: "due",
    .init("until", \.until, "The last day that is looked at."),
    .init("bills", \.bills, "By day; overdue ones stand first."), .init("open", \.open),
    .init("overdue", \.overdue),
    .ifAny("categories", \.categories, "With --by category: what is open, the largest first."))
}

extension DueBills {
  fileprivate var nothing: String {
    let what = choice == .overdue ? "overdue" : moment == nil ? "due up to \(end.text)" : "open"
    let moment = moment ?? ""
    return "Nothing \(moment.isEmpty ? "is" : "was") \(what)\(moment)."
  }
}

/// Shows what is due outside the terminal, as a notification.
struct DueNotice {
  let session: Session
  let due: DueBills

  /// The number of lines that a notification shows at most.
  private static let lineCount = 5

  /// - Throws: ``CommandFailure`` if notifications cannot be shown.
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
    do throws(ProgramFailure) {
      guard let programs = session.surroundings.programs else { throw .noProgram([]) }
      try await programs.notify(sums.text("due", style), body.joined(separator: "\n"))
    } catch {
      throw error.failure(
        showing: "notifications", install: "Install libnotify-bin, or leave --notify out.",
        otherwise: "Run it on a desktop, or leave --notify out.")
    }
  }
}

/// Writes what is due as a calendar file.
struct DueCalendar {
  let session: Session
  let due: DueBills

  /// - Throws: ``CommandFailure`` if the file cannot be written.
  func write(to file: PathArgument) async throws {
    let bytes = try await session.ledger.opened.calendar(through: due.end)
    try session.write(bytes, to: file)
  }
}
