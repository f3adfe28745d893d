import LedgerModel

/// The events that a command recorded, one by one, with their effect on the figures.
struct RecordedReport {
  let session: Session
  let write: CommandWrite<[EventID]>
  let numbering: EventNumbering
  /// The events that are stored, or would be.
  let events: [EventEnvelope]
  /// The budgets whose figures change.
  var touched: [TouchedBudget]

  /// - Parameter touched: The budgets whose figures change; `nil` for those that its events touch.
  init(
    _ session: Session, _ write: CommandWrite<[EventID]>, touching touched: [TouchedBudget]? = nil
  ) async throws {
    self.session = session
    self.write = write
    numbering = try await session.ledger.numbering(of: write)
    events = try await session.ledger.events(of: write)
    self.touched =
      touched ?? events.flatMap { TouchedBudget.touched(by: $0.event, write.after.plan) }
  }

  /// Reports one line for each event, after its number.
  ///
  /// - Parameters:
  ///   - more: Further members of the record for programs.
  ///   - showsBudgets: Whether the touched budgets are shown, as after an entry; `nil` if only when a month has a
  ///     budget.
  ///   - lines: The line of each event; `nil` for the log's own words.
  ///   - screen: The figures before and after, if those before are known.
  ///   - remarks: The lines after the figures.
  func report(
    telling more: Record = [:], showsBudgets: Bool? = nil,
    lines: ((ScreenStyle) throws -> [String])? = nil,
    figures screen: ((MonthlyBuckets, ScreenStyle) throws -> String)? = nil,
    remarks: @escaping (ScreenStyle) -> [Report.Line] = { _ in [] }
  ) async throws -> Report {
    let numbers = write.outcome.map(numbering.text)
    let held = try await AccountChanges(session, write)
    let answer = WriteReport(write, touching: touched, today: session.today)
    let showsBudgets = showsBudgets ?? (lines == nil && isBesideBudget)
    let lines = lines ?? logLines
    return answer.report { style in
      let told = zip(numbers, try lines(style)).map { "\($0)  \($1)" }
      var figures: [Report.Line] = []
      if write.state != .alreadyThere, let screen, let before = write.before {
        let (was, now) = (try screen(before, style), try screen(write.after, style))
        if write.state == .preview || was != now {
          figures = ["   before  \(was)", "   after   \(now)"].map { answer.told($0) }
        }
      }
      let meaning = showsBudgets ? answer.meaning(style) : []
      return answer.stored(told) + meaning + figures + held.lines(style).map { answer.told($0) }
        + remarks(style) + answer.ending
    } rows: { style in
      zip(numbers, try lines(style)).map { [$0, $1] }
    } record: {
      answer.record(events: numbers, then: more + held.record)
    }
  }

  /// Reports a single line that needs no style.
  func report(_ line: String) async throws -> Report {
    try await report { _ in [line] }
  }

  /// Returns the log's lines for the events and, if money was put away, its category and bucket.
  private func logLines(_ style: ScreenStyle) -> [String] {
    let plan = write.after.plan
    let line = EventLine(
      today: session.today, categories: plan.categories, numbering: numbering, style: style)
    return events.map { line.placed($0.event, plan) }
  }

  /// Whether a month of the touched budgets has a budget.
  private var isBesideBudget: Bool {
    touched.contains { (try? write.after.month($0.month))?.hasBudget == true }
  }
}

extension Session {
  /// Stores a decision, or only previews it.
  func recorded<D: Decision>(
    _ decision: D, _ recording: Recording
  ) async throws -> RecordedReport where D.Outcome == [EventID] {
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
