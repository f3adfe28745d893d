import LedgerModel

/// Shows settings that were recorded.
struct SettingAnswer {
  private let session: Session
  private let deed: Deed<[EventID]>
  private let answer: WriteAnswer<[EventID]>

  init(_ session: Session, _ deed: Deed<[EventID]>, touching touched: [TouchedBudget]) {
    self.session = session
    self.deed = deed
    answer = WriteAnswer(session, deed, touching: touched)
  }

  /// Shows one line for each event, behind its number.
  ///
  /// - Parameter screen: What the figures of a preview are before and after.
  func show(
    _ lines: [String], figures screen: ((MonthlyBuckets) throws -> String)? = nil
  ) async throws {
    let numbering = try await session.numbering(of: deed)
    let numbers = deed.outcome.map(numbering.text)
    switch session.options.format {
    case .text:
      answer.showLines(zip(numbers, lines).map { "\($0)  \($1)" })
      if deed.state == .preview {
        if let screen, let before = deed.before {
          session.output.writeLine("   before  \(try screen(before))")
          session.output.writeLine("   after   \(try screen(deed.after))")
        }
        session.output.writeLine("Nothing was stored.")
      }
    case .plain:
      for (number, line) in zip(numbers, lines) { session.output.writeLine("\(number)\t\(line)") }
    case .json, .jsonl: answer.showJSON("events", numbers.map { .text($0) })
    }
  }
}
