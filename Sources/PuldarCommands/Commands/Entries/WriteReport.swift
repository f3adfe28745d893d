import LedgerModel

/// What a write came to: what was stored, and what that means for the figures.
struct WriteReport<Outcome: Sendable> {
  let write: CommandWrite<Outcome>
  private let today: CalendarDay
  /// What it touched, in the order in which it is told.
  private let touched: [TouchedBudget]
  /// The same with the categories whose limits may be passed.
  private let ofCategories: [TouchedBudget]
  /// The months of which it is said that they lack an income.
  private let asked: Set<CalendarMonth>

  init(
    _ write: CommandWrite<Outcome>, touching touched: [TouchedBudget],
    asking asked: Set<CalendarMonth> = [], today: CalendarDay
  ) {
    self.write = write
    self.today = today
    self.asked = asked
    var seen: Set<TouchedBudget> = []
    ofCategories = touched.filter { seen.insert($0).inserted }
    seen = []
    self.touched = ofCategories.map(\.ofBucket).filter { seen.insert($0).inserted }
  }

  /// - Parameters:
  ///   - lines: What was stored, and what it means, for a person.
  ///   - rows: What was stored, one event or entry a row.
  ///   - document: The same for a program.
  func report(
    _ lines: @escaping (ScreenStyle) async throws -> [Report.Line],
    rows: @escaping (ScreenStyle) async throws -> [[String]],
    document: @escaping () async throws -> JSONValue
  ) -> Report {
    var report = Report(styled: lines, rows: rows, document: document)
    report.notes = tooLarge.map { .failure($0) }
    report.use = write.isPreview ? .read : .written
    return report
  }

  /// What was stored, as `--quiet` leaves it out.
  func stored(_ lines: [String]) -> [Report.Line] {
    lines.map { told($0 + (write.state == .alreadyThere ? "   (already there)" : "")) }
  }

  /// What it means for the figures.
  func meaning(_ style: ScreenStyle) -> [Report.Line] {
    var seen: Set<Advice> = []
    return touched.flatMap { touched -> [Report.Line] in
      guard let after = try? text(touched, write.after, style),
        // Without an income all buckets say the same.
        seen.insert(after).inserted, after != ""
      else { return [] }
      let before = write.before.flatMap { try? text(touched, $0, style) }
      guard let before, before != after, before != "" else { return [offering("   \(after)")] }
      return [offering("   before  \(before)"), offering("   after   \(after)")]
    }
      + ofCategories.compactMap {
        $0.passedLimit(write.after, today: today, style).map { told("   \($0)") }
      }
  }

  /// The last line of a preview.
  var ending: [Report.Line] { write.state == .preview ? ["Nothing was stored."] : [] }

  private func text(
    _ touched: TouchedBudget, _ buckets: MonthlyBuckets,
    _ style: ScreenStyle = ScreenStyle()
  ) throws(FigureTooLarge) -> Advice {
    try touched.text(buckets, today: today, asksForIncome: asked.contains(touched.month), style)
  }

  /// A line that `--quiet` leaves out unless nothing was stored.
  func told(_ text: String) -> Report.Line {
    write.state == .preview ? Report.Line(text) : .dispensable(text)
  }

  private func offering(_ advice: Advice) -> Report.Line {
    .offering(advice, isDispensable: write.state != .preview)
  }

  /// The budgets whose figures are too large to be told.
  private var tooLarge: [FigureTooLarge] {
    touched.compactMap { touched in
      do throws(FigureTooLarge) {
        _ = try text(touched, write.after)
        if let before = write.before { _ = try text(touched, before) }
        return nil
      } catch {
        return error
      }
    }
  }

  /// The document that every write has.
  ///
  /// - Parameters:
  ///   - events: The ids of what was stored.
  ///   - entries: The entries that it touched, as they are now.
  ///   - last: Members of this write alone.
  func document(
    events: [JSONValue], entries: [JSONValue] = [], touching all: [TouchedBudget]? = nil,
    then last: [JSONValue.Member] = []
  ) -> JSONValue {
    let told = all.map { WriteReport(write, touching: $0, today: today).touched } ?? touched
    func documents(_ buckets: MonthlyBuckets) -> JSONValue {
      .list(told.flatMap { (try? $0.documents(buckets, today: today)) ?? [] })
    }
    var members = [
      JSONValue.Member(name: "schema", value: 1),
      JSONValue.Member(name: "written", value: .text(write.state.rawValue)),
      JSONValue.Member(name: "events", value: .list(events)),
      JSONValue.Member(name: "entries", value: .list(entries)),
      JSONValue.Member(name: "after", value: documents(write.after)),
    ]
    members += last
    if let before = write.before {
      members.append(JSONValue.Member(name: "before", value: documents(before)))
    }
    if write.state == .preview {
      members.append(
        JSONValue.Member(name: "lines", value: .list(write.lines.map { .recorded(Array($0.utf8)) }))
      )
    }
    return .object(members)
  }
}
