import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// K1: the forms in which banks and budget programs of many countries give out their lines, made up in
/// `Fixtures/Dialects`, beside what a person counts in them.
struct DialectTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Dialects")

  /// A file, and how many lines it has, their sum in hundredths, and the first and last day.
  private struct Expected {
    var file: String
    var summary: String
  }

  private static let expected: [Expected] = {
    let table = try? String(
      contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
    return (table ?? "").split(separator: "\n").map { row in
      let cells = row.split(separator: "\t")
      return Expected(
        file: String(cells[0]), summary: cells.dropFirst().joined(separator: " "))
    }
  }()

  private static func summary(_ statements: [BankStatement]) -> String {
    let lines = statements.flatMap(\.lines)
    let days = lines.map(\.day)
    let sum = lines.reduce(StatementAmount.zero as StatementAmount?) { sum, line in
      sum?.adding(line.amount)
    }
    return """
      \(lines.count) \(sum?.money(in: .usd).map { "\($0.minorUnits)" } ?? "-") \
      \(days.min()?.text ?? "-") \(days.max()?.text ?? "-")
      """
  }

  @Test(.rows) func `K1: a layout that nobody described is read by what its columns show`() throws {
    each(Self.expected) { row in
      let bytes = Array(try Data(contentsOf: Self.folder.appending(path: row.file)))
      #expect(Self.summary(try StatementReader.read(bytes)) == row.summary, "\(row.file)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect((Self.expected.map(\.file) + ["expected.tsv"]).sorted() == files.sorted())
  }
}
