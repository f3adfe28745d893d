import Foundation

@testable import PuldarCommands

/// The file that tells the shapes of the answers.
enum SchemaFile {
  /// The shapes that the others are parts of.
  static var shapes: [any SchemaSource] {
    [
      GoalList.shape, RuleListReport.shape, RuleTestReport.shape, AccountBalances.shape,
      BillListReport.shape, BillReport.shape, DueBills.shape, CategoriesReport.shape,
      BucketsReport.shape, CalendarReport.shape, WeekStartReport.shape, AllowanceReport.shape,
      AllowanceDays.shape, MoneySnapshot.shape, BudgetReport.shape, ReplayReport.shape,
      ShortStatus.shape, StatusReport.shape, CheckReport.shape, DiffReport.shape,
      ForecastScreen.shape, IncomeReport.shape, RolloverReport.shape, ModelReport.shape,
      ProfileReport.shape, ProReport.shape, RestoredProReport.shape, AccountRegister.shape,
      MachineReport.shape, VerifyReport.shape, MergeReport.shape, ReceiptCollection.shape,
      CompactReport.shape, CopyReport.shape, SalvageReport.shape, RepairReport.shape,
      UndoListReport.shape, ListReport.shape, ShowReport.shape, LogReport.shape,
      EntryExportReport.shape, ReconciliationReport.shape, ParsingLines.shape, ErrorAnswer.shape,
      AppendReport.shape,
    ]
  }

  static var place: URL {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: "Fixtures/answers.schema.json")
  }

  /// Writes the derived shapes in the place of those of their names.
  static func write(_ derived: SchemaDefinitions) throws {
    var lines = try String(contentsOf: place, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (name, shape) in derived.all {
      let text = "    \"\(name)\": \(pretty(shape, 4)),"
      let shown = text.split(separator: "\n")
      guard let start = lines.firstIndex(where: { $0.hasPrefix("    \"\(name)\": {") }) else {
        let end = lines.firstIndex(of: "  \"$defs\": {") ?? 0
        lines.insert(contentsOf: shown, at: end + 1)
        continue
      }
      let isLine = lines[start].hasSuffix("}") || lines[start].hasSuffix("},")
      let end = isLine ? start : lines[start...].firstIndex { $0.hasPrefix("    }") } ?? start
      let isLast = !lines[end].hasSuffix(",")
      lines.replaceSubrange(start...end, with: shown)
      if isLast { lines[start + shown.count - 1].removeLast() }
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: place)
  }

  /// Returns JSON whose lines are no longer than they have to be.
  static func pretty(_ value: JSONValue, _ indent: Int) -> String {
    let flat = flat(value)
    guard indent + flat.count > 100 else { return flat }
    let blanks = String(repeating: " ", count: indent)
    func inner(_ text: String) -> String { "\n\(blanks)  \(text)" }
    switch value {
    case .object(let members):
      return "{"
        + members.map { inner("\"\($0.name)\": \(pretty($0.value, indent + 2))") }
        .joined(separator: ",") + "\n\(blanks)}"
    case .list(let values) where values.contains { if case .object = $0 { true } else { false } }:
      return "[" + values.map { inner(pretty($0, indent + 2)) }.joined(separator: ",")
        + "\n\(blanks)]"
    default: return flat
    }
  }

  private static func flat(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      "{" + members.map { "\"\($0.name)\": \(flat($0.value))" }.joined(separator: ", ") + "}"
    case .list(let values): "[" + values.map(flat).joined(separator: ", ") + "]"
    default: JSONWriter.text(of: value)
    }
  }
}
