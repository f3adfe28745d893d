import LedgerModel

/// Settings that were recorded.
struct SettingReport {
  private let session: Session
  private let write: CommandWrite<[EventID]>
  private let answer: WriteReport<[EventID]>

  init(_ session: Session, _ write: CommandWrite<[EventID]>, touching touched: [TouchedBudget]) {
    self.session = session
    self.write = write
    answer = WriteReport(write, touching: touched, today: session.today)
  }

  /// Tells one line for each event, after its number.
  ///
  /// - Parameters:
  ///   - members: What else a program is told.
  ///   - showsBudgets: Whether the budgets that it touched are told, as behind an entry.
  ///   - screen: What the figures are before and after, where those before are known.
  ///   - remarks: What is told behind the figures.
  func report(
    members: [JSONValue.Member] = [], showsBudgets: Bool = false,
    _ lines: @escaping (ScreenStyle) throws -> [String],
    figures screen: ((MonthlyBuckets, ScreenStyle) throws -> String)? = nil,
    remarks: @escaping (ScreenStyle) -> [Report.Line] = { _ in [] }
  ) async throws -> Report {
    let numbering = try await session.ledger.numbering(of: write)
    let numbers = write.outcome.map(numbering.text)
    let held = try await AccountChanges(session, write)
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
    } document: {
      answer.document(events: numbers.map { .text($0) }, then: members + held.members)
    }
  }

  /// The same where the line needs no style.
  func report(_ line: String) async throws -> Report {
    try await report { _ in [line] }
  }
}

/// The options that every command has that records a setting.
struct SettingOptions: Hashable {
  /// The month from which it holds; `nil` where nobody said.
  var from: MonthArgument?
  /// Why; may be empty.
  var reason: String
  var key: IdempotencyKey?
  var isPreview: Bool

  /// - Parameter isPreview: Whether nothing is stored.
  init(
    from: MonthArgument? = nil, reason: String? = nil, key: IdempotencyKey? = nil,
    isPreview: Bool = false
  ) {
    self.from = from
    self.reason = reason ?? ""
    self.key = key
    self.isPreview = isPreview
  }

  /// The month from which it holds: the stated one, else this one.
  func month(today: CalendarDay) -> CalendarMonth { from?.month(today: today) ?? today.month }
}
