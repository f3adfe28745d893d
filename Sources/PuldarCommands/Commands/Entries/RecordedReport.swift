import EntryParsing
import LedgerModel
import LedgerStore

/// The answer to a write: what was stored, and its effect on the figures, the accounts and the goals.
struct RecordedReport {
  let session: Session
  let write: CommandWrite
  let numbering: EventNumbering
  /// The events that are stored, or would be.
  let events: [EventEnvelope]
  /// The effect on the accounts and the purposes of their money.
  let held: AccountChanges
  /// Whether the figures are of everything that is known to be stored.
  let isComplete: Bool
  /// The budgets whose figures change.
  var touched: [TouchedBudget]
  /// The budgets that a person sees instead, if there are too many; `nil` for ``touched``.
  var shown: [TouchedBudget]?
  /// The months whose missing income is mentioned.
  var asked: Set<CalendarMonth> = []

  /// - Parameter touched: The budgets whose figures change; `nil` for those that its events touch.
  init(
    _ session: Session, _ write: CommandWrite, touching touched: [TouchedBudget]? = nil
  ) async throws {
    self.session = session
    self.write = write
    numbering = try await session.ledger.numbering(of: write)
    events = try await session.ledger.events(of: write)
    held = try await AccountChanges(session, write, events)
    isComplete = try await session.ledger.condition(verifying: false)?.isWhole ?? true
    self.touched =
      touched ?? events.flatMap { TouchedBudget.touched(by: $0.event, write.after.plan) }
  }

  /// Reports one line for each event, after its number.
  ///
  /// - Parameters:
  ///   - showsBudgets: Whether the touched budgets are shown, as after an entry; `nil` if only when a month has a
  ///     budget.
  ///   - lines: The line of each event; `nil` for the log's own words.
  ///   - screen: The figures before and after, if those before are known.
  ///   - more: Completes the record for programs.
  ///   - remarks: The lines after the figures.
  func report(
    showsBudgets: Bool? = nil,
    lines: ((ScreenStyle) throws -> [String])? = nil,
    figures screen: ((MonthlyBuckets, ScreenStyle) throws -> String)? = nil,
    telling more: @escaping (inout ToldWrite) -> Void = { _ in },
    remarks: @escaping (ScreenStyle) -> [Report.Line] = { _ in [] }
  ) -> Report {
    let showsBudgets = showsBudgets ?? (lines == nil && isBesideBudget)
    let lines =
      lines ?? { style in events.map { line(style).placed($0.event, write.after.plan) } }
    return report { style in
      var figures: [Report.Line] = []
      if write.state != .alreadyThere, let screen, let before = write.before {
        let (was, now) = (try screen(before, style), try screen(write.after, style))
        if write.state == .preview || was != now {
          figures = ["   before  \(was)", "   after   \(now)"].map(told)
        }
      }
      return stored(zip(numbers, try lines(style)).map { "\($0)  \($1)" })
        + (showsBudgets ? meaning(style) : []) + figures
    } remarks: {
      remarks($0)
    } rows: { style in
      zip(numbers, try lines(style)).map { [$0, $1] }
    } record: {
      record(more)
    }
  }

  /// Reports a single line that needs no style.
  func report(_ line: String) -> Report {
    report { _ in [line] }
  }

  /// Reports what was stored, in the parts that every answer to a write has.
  ///
  /// - Parameters:
  ///   - lines: What was stored and its effect on the budgets, for a person.
  ///   - remarks: The lines after the effect on the accounts.
  ///   - rows: What was stored, one event or entry a row.
  ///   - record: What was stored, for a program.
  func report(
    _ lines: @escaping (ScreenStyle) throws -> [Report.Line],
    remarks: @escaping (ScreenStyle) -> [Report.Line],
    rows: @escaping (ScreenStyle) throws -> [[String]],
    record: @escaping () async throws -> Record
  ) -> Report {
    var report = Report(
      use: write.isPreview ? .read : .written,
      styled: { style in
        let ending: [Report.Line] = write.state == .preview ? ["Nothing was stored."] : []
        return try lines(style) + held.lines(style).map(told) + remarks(style) + ending
      }, rows: rows, record: record)
    report.notes = tooLarge.map { .failure($0) }
    return report
  }

  /// The numbers of the stored events.
  var numbers: [String] { write.outcome.map(numbering.text) }

  /// Returns how the log tells its events.
  func line(_ style: ScreenStyle) -> EventLine {
    EventLine(
      today: session.today, categories: write.after.plan.categories, numbering: numbering,
      style: style)
  }

  /// Returns the lines about what was stored, which `--quiet` omits.
  func stored(_ lines: [String]) -> [Report.Line] {
    lines.map { told($0 + (write.state == .alreadyThere ? "   (already there)" : "")) }
  }

  /// Returns a line that `--quiet` omits unless nothing was stored.
  func told(_ text: String) -> Report.Line {
    write.state == .preview ? Report.Line(text) : .dispensable(text)
  }

  /// Returns the effect on the touched budgets.
  func meaning(_ style: ScreenStyle) -> [Report.Line] {
    var seen: Set<Advice> = []
    return RecordedReport.ofBuckets(shown ?? touched).flatMap { touched -> [Report.Line] in
      guard let after = try? text(touched, write.after, style),
        // Without an income all buckets have the same text.
        seen.insert(after).inserted, after != ""
      else { return [] }
      let before = write.before.flatMap { try? text(touched, $0, style) }
      guard let before, before != after, before != "" else { return [offering("   \(after)")] }
      return [offering("   before  \(before)"), offering("   after   \(after)")]
    }
      + RecordedReport.distinct(shown ?? touched).flatMap {
        $0.passedLimits(write.after, today: session.today, style).map { told("   \($0)") }
      }
  }

  /// Returns the record of a write for programs.
  ///
  /// - Parameter more: Adds what is specific to this write.
  func record(_ more: (inout ToldWrite) -> Void) -> Record {
    func records(_ buckets: MonthlyBuckets) -> [ToldBucket] {
      RecordedReport.ofBuckets(touched).flatMap {
        (try? $0.records(buckets, today: session.today)) ?? []
      }
    }
    var told = ToldWrite(
      state: write.state, events: write.outcome, after: records(write.after),
      before: write.before.map(records), held: held, isComplete: isComplete)
    if write.state == .preview { told.lines = write.lines.map { ToldLine(bytes: Array($0.utf8)) } }
    more(&told)
    return ToldWrite.shape.record(of: told, numbering)
  }

  /// Whether a month of the touched budgets has a budget.
  private var isBesideBudget: Bool {
    touched.contains { (try? write.after.month($0.month))?.hasBudget == true }
  }

  /// Returns budgets without repetitions, in their order.
  private static func distinct(_ budgets: [TouchedBudget]) -> [TouchedBudget] {
    var seen: Set<TouchedBudget> = []
    return budgets.filter { seen.insert($0).inserted }
  }

  /// Returns the buckets of some budgets, whose figures are shown.
  private static func ofBuckets(_ budgets: [TouchedBudget]) -> [TouchedBudget] {
    distinct(budgets.map(\.ofBucket))
  }

  private func text(
    _ touched: TouchedBudget, _ buckets: MonthlyBuckets, _ style: ScreenStyle = ScreenStyle()
  ) throws(FigureTooLarge) -> Advice {
    try touched.text(
      buckets, today: session.today, asksForIncome: asked.contains(touched.month), style)
  }

  private func offering(_ advice: Advice) -> Report.Line {
    .offering(advice, isDispensable: write.state != .preview)
  }

  /// The budgets whose figures are too large to show.
  private var tooLarge: [FigureTooLarge] {
    RecordedReport.ofBuckets(shown ?? touched).compactMap { touched in
      do throws(FigureTooLarge) {
        _ = try text(touched, write.after)
        if let before = write.before { _ = try text(touched, before) }
        return nil
      } catch {
        return error
      }
    }
  }
}

/// The answer to a write for programs.
struct ToldWrite {
  let state: WrittenState
  let events: [EventID]
  var entries: [ToldEntry] = []
  var after: [ToldBucket] = []
  var before: [ToldBucket]?
  var held: AccountChanges?
  var isComplete = true
  /// `nil` if it adds no entry from words; otherwise the reasons, if they are requested.
  var why: [[FieldReason]]??
  var laterChange: LaterChange?
  var receipts: [AttachedReceipt]?
  var path: String?
  var failures: [String?]?
  var words: [UsedWords]?
  var unused: [String] = []
  var leftOut: [LeftOutWords] = []
  var incomes: CountedIncomes?
  var bills: [SettledBills.Link] = []
  var files: [ReceiptAddReport.Item]?
  var lines: [ToldLine]?

  static let shape = Shape<ToldWrite>(
    answer: "write",
    note:
      "add, receipt add, credit, income, move, edit, void, review, undo, redo, reparse, categorize, and what sets something: allocate, rollover, budget, calendar week-start, bucket, category, rule, bill, pay, unpay, account, correct, reconcile, allowance, goal, attach, detach, pro, init.",
    .init("written", \.state), .init("events", \.events, "What was stored."),
    .init("entries", \.entries, "The entries that it made or changed, as they are after it."),
    .init("after", \.after, "The buckets that it touched, each with its month."),
    .ifAny(
      "complete", { $0.isComplete ? nil : false },
      "false if a log is damaged or lacks events: what is told is of the rest."),
    .ifAny("why", \.why, "With --why, for each entry how its fields were found."),
    .ifAny(
      "laterChange", \.laterChange,
      "With bill edit, the change that holds from a later day on, where there is one."),
    .ifAny("receipts", \.receipts, "With attach, the files."),
    .ifAny("path", \.path, "With init --demo, where the ledger is.")
  ).with(\.held, AccountChanges.shape).with(\.self, effects)

  private static let effects = Shape<ToldWrite>(
    .ifAny("model", \.failures, "Why a model was of no use, for each entry."),
    .ifAny("words", \.words), .ifAny("leftOut", { $0.leftOut.isEmpty ? nil : $0.leftOut }),
    .ifAny("notUsed", { $0.unused.isEmpty ? nil : $0.unused }),
    .ifAny(
      "incomes", { $0.incomes?.told },
      "For each income whose month expects one: the month that it counts in, what that expects, and whether it comes instead of it or on top."
    ),
    .ifAny(
      "bills", { $0.bills.isEmpty ? nil : $0.bills },
      "For each expense that paid a day of a bill, or may have: whether it is stored that it did."),
    .ifAny("files", \.files, "With receipt add, what became of each file."),
    .ifAny(
      "before", \.before, "The same before it, where something that was there is changed."),
    .ifAny("lines", \.lines, "What a preview would append."))
}

extension Session {
  /// Stores a decision, or only previews it.
  func recorded(
    _ decision: some Decision<[EventID]>, _ recording: Recording
  ) async throws -> RecordedReport {
    try await RecordedReport(self, try await ledger.perform(decision, recording))
  }
}

extension EventLine {
  /// Returns the log's text of an event, with the place where it puts money away.
  func placed(_ event: LedgerEvent, _ plan: BudgetPlan) -> String {
    style.joined([text(event), place(of: event, plan)])
  }

  /// Returns the category and bucket in which an event puts money away: `savings · Future You`; empty if none.
  private func place(of event: LedgerEvent, _ plan: BudgetPlan) -> String {
    guard case .account(let event) = event, let place = plan.putAway(by: event) else { return "" }
    let bucket = plan.categories.bucket(of: place.category, on: place.day.month.firstDay)
    return style.joined([
      VisibleText(plan.categories.displayName(of: place.category)).description,
      plan.buckets.shownName(of: bucket),
    ])
  }
}
