import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Files of many banks that are kept beside the repository, with what others read in them.
struct StatementCorpusTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data/import")

  /// What was expected of a file: columns by name.
  private static let rows: [[String: String]] = {
    var byFile: [String: [String: String]] = [:]
    for table in ["expected.tsv", "expected-csv.tsv"] {
      guard let data = try? Data(contentsOf: folder.appending(path: table)) else { continue }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      let names = lines.first?.split(separator: "\t").map(String.init) ?? []
      for line in lines.dropFirst() {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let row = Dictionary(zip(names, cells)) { first, _ in first }
        byFile[row["file"] ?? ""] = row
      }
    }
    return byFile.values.sorted { ($0["file"] ?? "") < ($1["file"] ?? "") }
  }()

  /// Whether a file may be refused: another reader does, or it leaves something open.
  private static func mayBeRefused(_ row: [String: String]) -> Bool {
    let words = ["error", "broken", "not to be known"]
    return words.contains { row["computed_by"]?.contains($0) == true }
      || ["", "0"].contains(row["count"] ?? "")
  }

  @Test(.rows, .enabled(if: !rows.isEmpty, "there is no shared/data/import beside the repository"))
  func `K1: files of many banks have the counts, sums and days that others read in them`() {
    each(Self.rows) { row in
      let file = row["file"] ?? ""
      let bytes = Array(try Data(contentsOf: Self.folder.appending(path: file)))
      let statements: [BankStatement]
      do {
        statements = try StatementReader.read(bytes)
      } catch let error as StatementReadingError {
        #expect(Self.mayBeRefused(row), "\(file): \(error.problem)")
        return
      }
      let lines = statements.flatMap(\.lines)
      if let count = Int(row["count"] ?? "") { #expect(lines.count == count, "\(file)") }
      if let sum = row["sum"], !sum.isEmpty {
        let found = statements.compactMap { $0.sum }.reduce(StatementAmount.zero) { sum, next in
          sum.adding(next) ?? sum
        }
        #expect(Self.amount(sum) == found, "\(file): \(found) for \(sum)")
      }
      for (name, day) in [("first", lines.map(\.day).min()), ("last", lines.map(\.day).max())] {
        if let wanted = row[name], !wanted.isEmpty { #expect(day?.text == wanted, "\(file)") }
      }
      if let code = row["currency"], !code.isEmpty {
        let known = Set(code.split(separator: "/").map(String.init))
        #expect(known.isSuperset(of: statements.compactMap(\.currencyCode)), "\(file)")
      }
    }
  }

  /// The amount of a decimal text, by another way than the readers'.
  private static func amount(_ text: String) -> StatementAmount? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    guard let unscaled = Int64(parts[0] + decimals) else { return nil }
    return StatementAmount(unscaled: unscaled, decimals: UInt8(decimals.utf8.count))
  }
}
