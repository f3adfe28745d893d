import Foundation

@testable import PuldarCommands

/// The file that tells the shapes of the answers.
enum SchemaFile {
  /// The shapes of the answers; the others are parts of them.
  static var shapes: [any SchemaSource] {
    [
      GoalList.shape, RuleListReport.shape, LearnedReport.shape, RuleTestReport.shape,
      AccountBalances.shape,
      BillListReport.shape, BillReport.shape, DueBills.shape, DueTimer.shape,
      CategoriesReport.shape,
      BucketsReport.shape, CalendarReport.shape, WeekStartReport.shape, AllowanceReport.shape,
      AllowanceDays.shape, MoneySnapshot.shape, BudgetReport.shape, ReplayReport.shape,
      ShortStatus.shape, StatusReport.shape, CheckReport.shape, DiffReport.shape,
      ForecastScreen.shape, IncomeReport.shape, RolloverReport.shape, ModelReport.shape,
      ProfileReport.shape, ProReport.shape, RestoredProReport.shape, AccountRegister.shape,
      MachineReport.shape, VerifyReport.shape, MergeReport.shape, ReceiptCollection.shape,
      CompactReport.shape, CopyReport.shape, SalvageReport.shape, RepairReport.shape,
      UndoListReport.shape, ListReport.shape, ShowReport.shape, LogReport.shape,
      EntryExportReport.shape, ReconciliationReport.shape, ParsingLines.shape, ErrorAnswer.shape,
      AppendReport.shape, ToldExplanation.shape, ReceiptReport.shape, ConfigReport.shape,
      SpendingDocument.shape, PageReport.shape, ImportScreen.shape, ToldWrite.shape,
      ToldSummary.shape, SummaryRow.shape, FleetVerification.shape, FleetFailure.shape,
      FleetEnd.shape,
    ]
  }

  static var place: URL {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: "Fixtures/answers.schema.json")
  }

  /// The text of the file: the answers, and every shape that they have or refer to, by name.
  static var text: String {
    var parts = SchemaDefinitions()
    let answers = shapes.map { $0.schema(&parts) }
    let file: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What puldar answers with --json",
      "description":
        "Each command answers with one of $defs on standard output, and with 'error' on standard error where it fails. With --format jsonl each entry, group or event of a list is a line. Amounts are texts with the digits of their currency. Members may be added; none is removed or changes its meaning while 'schema' is 1.",
      "anyOf": .list(answers),
      "$defs": .object(
        parts.all.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) }),
    ]
    return pretty(file, 0) + "\n"
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
