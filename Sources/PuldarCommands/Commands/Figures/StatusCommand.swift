import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore

extension PuldarCommand {
  /// The command that runs if no subcommand is given.
  static var bareProgram: Command {
    Command("puldar", "", traits: [.ofMonths, .long]) { session in
      do {
        return try await StatusReport(session: session).report()
      } catch LedgerError.log(.noLedger(let path)) where session.location.profile != nil {
        return ledgerIsMissing(path, session)
      }
    }
  }

  static var status: Command {
    Command(
      "status", "Show this month at a glance, and the last entries.", aliases: ["s"],
      otherNames: ["balance", "bal", "month"],
      discussion: """
        --short is one line for a prompt: the bucket with least left, and how much of the month is \
        over. It asks nothing, ends with 0 whatever is wrong, and says nothing if there is no \
        ledger. --snapshot shows what your accounts hold today and what it is for: the allowance \
        of the days that are left, bills due by the end of the month, goals, and Main Savings, \
        which is the rest.
        """,
      examples: [
        "puldar status -m last", "puldar status --json", "puldar status --snapshot",
        "PS1='$(puldar status --short) \\$ '",
      ], traits: [.ofMonths, .long, .withoutLedger],
      .flag("--short", "One line for a prompt."),
      .flag("--snapshot", "What the accounts hold, and what it is for."),
      .flag("--no-emoji", "With --snapshot, words alone."),
      .flag("--no-quote", "With --snapshot, no thought for the day."),
      .flag(
        "--today-net",
        "With --snapshot, set aside only what is left of today, and not all of today's allowance.")
    ) { session, isShort, isSnapshot, hasNoEmoji, hasNoQuote, holdsTodayNet in
      guard isSnapshot ? !isShort : !(hasNoEmoji || hasNoQuote || holdsTodayNet) else {
        throw UsageError("--short and --snapshot exclude each other, and the rest is of --snapshot")
      }
      if isShort { return await ShortStatus(session: session).report() }
      try session.settleLedger()
      guard isSnapshot else { return try await StatusReport(session: session).report() }
      let snapshot = try await MoneySnapshot(session, holdsTodayNet: holdsTodayNet)
      return Report { style in
        guard snapshot.isInUse else { return [snapshot.nothing] }
        return snapshot.lines(style, emoji: !hasNoEmoji, quote: !hasNoQuote).map { Report.Line($0) }
      } rows: {
        snapshot.rows
      } record: {
        MoneySnapshot.shape.record(
          of: snapshot, try await session.ledger.numbering())
      }
    }
  }

  /// Returns advice on how to begin; an error for a program.
  private static func ledgerIsMissing(_ path: String, _ session: Session) -> Report {
    let advice: [Advice] = [
      "There is no ledger yet. Start with what you spent:",
      "  \(command: "add spent 45 at whole foods")", "and say what comes in:",
      "  \(command: "income 4000 --monthly")", "All commands: puldar help",
    ]
    return Report(use: .none) { _ in
      advice.map { .offering($0) }
    } rows: {
      // The lines have no columns, and say how to begin.
      advice.map { [session.text($0)] }
    } record: {
      throw LedgerError.log(.noLedger(path: path))
    }
  }
}

/// A month at a glance.
struct StatusReport {
  let session: Session

  /// The number of last entries, limits and bills shown (P50).
  static let shownCount = 3

  /// The content to show.
  struct Facts {
    var months: [MonthBudget]
    /// The facts about each month besides its buckets.
    var overviews: [MonthOverview]
    /// Days on which an income is late.
    var lateIncomes: [(day: CalendarDay, base: Money)]
    /// Whether it shows today, with all that is known now.
    var isNow: Bool
    var recent: [RegisteredEntry]
    var categories: CategoryCatalog
    var goals: EnvelopeBook
    var numbering: EventNumbering
    /// Events that wait for the log of another device.
    var waiting: [WaitingEvents]
    /// The conflicts of two devices.
    var conflicts: OpenConflicts
    /// The last event of each folded log.
    var lastEvents: [EventID]
    /// Whether every amount of the ledger is in the figures.
    var isCounted: Bool
    /// The number of entries that may still be read with a model this week; `nil` for any number.
    var modelEntriesLeft: Int?
    /// The due days of bills that are not paid.
    var bills: OpenBills
    /// The balances of the accounts, if they are in use.
    var accounts: AccountBalances
    /// The money that is set aside.
    var envelopes: EnvelopeLines

    fileprivate var told: [ToldMonth] {
      zip(months, overviews).map { ToldMonth(month: $0, overview: $1) }
    }

    fileprivate var toldEntries: [ToldEntry] {
      recent.map { EntryDocument.entry($0, categories, numbering, goals: goals) }
    }
  }

  /// Reads the ledger, and reports its months.
  func report() async throws -> Report {
    let facts = try await facts()
    var report = Report("status") {
      lines(facts, $0)
    } record: {
      try await document(facts)
    }
    report.notes = .waiting(facts.waiting) + (try await session.notesOnLaterDays())
    return report
  }

  private func facts() async throws -> Facts {
    let wanted = try session.begunMonths()
    let isChosen = session.options.months != nil
    let (fold, latest) = try await session.ledger.folded(
      BudgetState(),
      beside: LatestEntries(StatusReport.shownCount, of: isChosen ? Set(wanted) : nil))
    let (buckets, state) = (fold.projection.buckets, fold.projection.decisionState)
    let months = try wanted.map { month throws(FigureTooLarge) in
      try buckets.month(month, on: session.today)
    }
    return Facts(
      months: months,
      overviews: try months.map { month throws(FigureTooLarge) in
        try buckets.overview(of: month, on: session.today)
      },
      lateIncomes: buckets.lateIncomes(on: session.today),
      isNow: session.ledger.moment == nil && wanted.contains(session.today.month),
      recent: latest.entries, categories: state.plan.categories,
      goals: state.envelopes,
      numbering: try await session.ledger.numbering(), waiting: fold.waiting,
      conflicts: try await OpenConflicts(
        session, fold.conflicts, fold.projection.settingConflicts.pairs),
      lastEvents: fold.lastEvents,
      isCounted: buckets.firstForeign == nil,
      modelEntriesLeft: try await session.models.allowance(state).left,
      bills: try OpenBills(session, state, of: wanted),
      accounts: try await AccountBalances(session, on: try session.shownDay()),
      envelopes: try await EnvelopeLines(session, state))
  }

  private func lines(_ facts: Facts, _ style: ScreenStyle) -> [Report.Line] {
    // Buckets are irrelevant if only a daily allowance is used.
    let usesBuckets = facts.months.contains(where: \.hasBudget) || !facts.envelopes.hasAllowance
    let months = BudgetScreen(
      months: facts.months, overviews: facts.overviews, showsBuckets: usesBuckets,
      asksForIncome: usesBuckets, today: session.today, style: style
    ).lines
    let held = facts.accounts.summary(style) + facts.envelopes.lines(style)
    let parts = [
      months + limits(facts, style),
      held + facts.bills.lines(facts.numbering, style) + needs(facts, style),
      lastEntries(facts, style),
    ].filter { !$0.isEmpty }
    return Array(parts.map { $0.map { Report.Line($0) } }.joined(separator: [""]))
      + [hint(facts)].compactMap { $0.map { .hint($0) } }
  }

  private func lastEntries(_ facts: Facts, _ style: ScreenStyle) -> [String] {
    if facts.recent.isEmpty { return [] }
    let table = EntryTable(
      entries: facts.recent, categories: facts.categories, numbering: facts.numbering,
      style: style)
    return ["Last entries"] + table.lines
  }

  /// Returns the usage of the categories with a limit, those with the least left first.
  private func limits(_ facts: Facts, _ style: ScreenStyle) -> [String] {
    zip(facts.months, facts.overviews).flatMap { month, overview -> [String] in
      guard !overview.limits.isEmpty else { return [] }
      let tightest = overview.limits.sorted {
        (-($0.usedPercent ?? 0), $0.name) < (-($1.usedPercent ?? 0), $1.name)
      }
      let more = overview.limits.count - StatusReport.shownCount
      return [facts.months.count == 1 ? "Limits" : "Limits of \(month.month.text)"]
        + LimitTable(limits: Array(tightest.prefix(StatusReport.shownCount))).lines(style)
        + (more > 0 ? ["and \(more) more: \(session.text("\(command: "budget")"))"] : [])
    }
  }

  /// Returns what needs a person's attention, each with the command that settles it.
  private func needs(_ facts: Facts, _ style: ScreenStyle) -> [String] {
    func need(_ text: String, _ command: String) -> String {
      "\(text): \(session.text("\(command: command)"))"
    }
    var needs: [String] = []
    if let overdue = facts.bills.overdueText(style) {
      needs.append(need(style.ink(.red, overdue), "due"))
    }
    needs += facts.accounts.lacking(style).map { need(style.ink(.red, $0), "account") }
    if facts.isNow {
      let count = facts.bills.toRecordCount
      if count > 0 { needs.append(need("\(count) to record", "bill run")) }
      needs += facts.lateIncomes.prefix(1).map { day, base in
        need("\(style.amount(base)) was expected on \(style.day(day))", "check incomes")
      }
      if let count = facts.overviews.last?.unsortedCount, count > 0 {
        let used = facts.months.last?.spending(in: .other).used
        let sum = used.map { ", \(style.amount($0))" } ?? ""
        let entries = count.of("entry", "entries")
        needs.append(need("\(entries) in no category but other\(sum)", "list -c other"))
      }
      if let left = facts.modelEntriesLeft, usesModel {
        needs.append("\(left) model \(left == 1 ? "entry" : "entries") left this week")
      }
    }
    let count = facts.conflicts.all.count
    if count > 0 {
      needs.append(
        need("two devices disagree on \(count.of("thing"))", "check conflicts"))
    }
    return needs
  }

  /// Whether a model is set; an invalid setting is reported when a model is asked.
  private var usesModel: Bool {
    guard let configuration = try? session.models.configuration() else { return false }
    return configuration.modelUse != .never && session.models.choice(nil, configuration) != nil
  }

  /// Returns the command that answers the question raised by the screen, without the program's name.
  private func hint(_ facts: Facts) -> String? {
    guard let month = facts.months.last else { return nil }
    guard month.hasBudget else {
      // A daily allowance works without a budget.
      return facts.envelopes.hasAllowance
        ? nil : IncomeHint.command(for: month.month, session.today)
    }
    let isThisMonth = facts.months.count == 1 && month.month == session.today.month
    guard
      let over = month.buckets.first(where: {
        month.isShared && $0.over.minorUnits > 0 && $0.over > $0.putAway
      })
    else {
      return nil
    }
    return "explain \(over.bucket.text)"
      + (isThisMonth ? "" : " -m \(month.month.text)") + session.options.lookingBackWords
  }

  private func document(_ facts: Facts) async throws -> Record {
    let condition = try await session.ledger.opened.condition()
    let heads =
      session.ledger.moment != nil
      ? facts.lastEvents
      : condition.heads.map { EventID(writer: $0.writer, number: $0.eventCount - 1) }
    let isComplete = condition.isComplete && facts.waiting.isEmpty && facts.isCounted
    return StatusReport.shape.record(
      of: (session.today, session.ledger.moment?.text(), heads, isComplete, facts),
      facts.numbering)
  }

  static let shape = Shape<
    (today: CalendarDay, asOf: String?, heads: [EventID], isComplete: Bool, facts: Facts)
  >(
    answer: "status", note: "puldar, status: 'month' is the last of 'months'.",
    .init("today", \.today), .init("asOf", \.asOf, "The moment of --as-of."),
    .ifAny("currency", \.facts.months.first?.currency).always,
    .init(
      name: "heads", note: "The last event of each log.",
      value: { status, _ in status.heads.told }, schema: { [EventID].schema(&$0) }),
    .init("complete", \.isComplete, "Whether every event is known, whole and counted."),
    // The same structure for one month and for several.
    .ifAny("month", \.facts.told.last).always, .init("months", \.facts.told),
    .init("recent", \.facts.toldEntries),
    .init(
      "bills", \.facts.bills.told,
      "What bills have due up to the end of these months, and is not paid; null if no bill was ever added."
    ),
    .init(
      "accounts", { $0.facts.accounts.isOpened ? $0.facts.accounts : nil },
      "What the accounts hold today, or when a month that is over ended; null before one was opened."
    ),
    .init(
      "envelopes", \.facts.envelopes.told,
      "What is set aside; null if no allowance or goal is, and nothing came in as savings this month."
    ),
    .init(
      "model", \.facts,
      of: Shape(
        .init(
          "left", \.modelEntriesLeft,
          "Entries that a model may read yet this week; null for any number."))),
    .init("conflicts", \.facts.conflicts.all.count, "How many of met there are."),
    .init("met", \.facts.conflicts.all, "What two devices did apart and nobody looked at."))
}
