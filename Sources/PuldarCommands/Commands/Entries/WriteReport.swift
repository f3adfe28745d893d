import LedgerModel

/// The result of a write: what was stored, and its effect on the figures.
struct WriteReport<Outcome: Sendable> {
  let write: CommandWrite<Outcome>
  private let today: CalendarDay
  /// The touched budgets, in display order.
  private let touched: [TouchedBudget]
  /// The touched budgets, with the categories whose limits may be exceeded.
  private let ofCategories: [TouchedBudget]
  /// The months whose missing income is mentioned.
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
  ///   - lines: What was stored and its effect, for a person.
  ///   - rows: What was stored, one event or entry a row.
  ///   - record: What was stored, for a program.
  func report(
    _ lines: @escaping (ScreenStyle) async throws -> [Report.Line],
    rows: @escaping (ScreenStyle) async throws -> [[String]],
    record: @escaping () async throws -> Record
  ) -> Report {
    var report = Report(
      use: write.isPreview ? .read : .written, styled: lines, rows: rows, record: record)
    report.notes = tooLarge.map { .failure($0) }
    return report
  }

  /// Returns the lines about what was stored, which `--quiet` omits.
  func stored(_ lines: [String]) -> [Report.Line] {
    lines.map { told($0 + (write.state == .alreadyThere ? "   (already there)" : "")) }
  }

  /// Returns the effect on the figures.
  func meaning(_ style: ScreenStyle) -> [Report.Line] {
    var seen: Set<Advice> = []
    return touched.flatMap { touched -> [Report.Line] in
      guard let after = try? text(touched, write.after, style),
        // Without an income all buckets have the same text.
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

  /// Returns a line that `--quiet` omits unless nothing was stored.
  func told(_ text: String) -> Report.Line {
    write.state == .preview ? Report.Line(text) : .dispensable(text)
  }

  private func offering(_ advice: Advice) -> Report.Line {
    .offering(advice, isDispensable: write.state != .preview)
  }

  /// The budgets whose figures are too large to show.
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

  /// Returns the record of a write for programs.
  ///
  /// - Parameters:
  ///   - events: The ids of the stored events.
  ///   - entries: The entries that it touched, as they are now.
  ///   - last: Members specific to this write.
  func record(
    events: [String], entries: [JSONValue] = [], touching all: [TouchedBudget]? = nil,
    then last: Record = [:]
  ) -> Record {
    let told = all.map { WriteReport(write, touching: $0, today: today).touched } ?? touched
    func records(_ buckets: MonthlyBuckets) -> [Record] {
      told.flatMap { (try? $0.records(buckets, today: today)) ?? [] }
    }
    let isPreview = write.state == .preview
    return [
      "written": write.state.rawValue, "events": events, "entries": entries,
      "after": records(write.after),
    ] + last
      + .only([
        "before": write.before.map(records),
        "lines": isPreview ? write.lines.map { JSONValue.recorded(Array($0.utf8)) } : nil,
      ])
  }
}
