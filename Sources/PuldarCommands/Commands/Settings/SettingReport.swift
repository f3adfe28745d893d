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
  /// - Parameter screen: What the figures of a preview are before and after.
  func report(
    _ lines: @escaping (ScreenStyle) throws -> [String],
    figures screen: ((MonthlyBuckets, ScreenStyle) throws -> String)? = nil
  ) async throws -> Report {
    let numbering = try await session.ledger.numbering(of: write)
    let numbers = write.outcome.map(numbering.text)
    return answer.report { style in
      let told = zip(numbers, try lines(style)).map { "\($0)  \($1)" }
      var figures: [Report.Line] = []
      if write.state == .preview, let screen, let before = write.before {
        figures = [
          "   before  \(try screen(before, style))", "   after   \(try screen(write.after, style))",
        ]
      }
      return answer.stored(told) + figures + answer.ending
    } rows: { style in
      zip(numbers, try lines(style)).map { [$0, $1] }
    } document: {
      answer.document(events: numbers.map { .text($0) })
    }
  }

  /// The same where the line needs no style.
  func report(_ line: String) async throws -> Report {
    try await report { _ in [line] }
  }
}

/// The options that every command has that records a setting.
struct SettingOptions {
  /// The month from which it holds; `nil` where nobody said.
  var from: MonthArgument?
  /// Why; may be empty.
  var reason: String
  var key: IdempotencyKey?
  var isPreview: Bool

  init(from: MonthArgument?, reason: String?, key: IdempotencyKey?, isPreview: Bool) {
    self.from = from
    self.reason = reason ?? ""
    self.key = key
    self.isPreview = isPreview
  }

  /// The month from which it holds: the stated one, else this one.
  func month(today: CalendarDay) -> CalendarMonth { from?.month(today: today) ?? today.month }
}
