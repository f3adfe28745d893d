import Foundation
import LedgerModel
import PuldarInterchange
import Testing

/// Bank files that were made up for the tests, in `Fixtures/Statements`.
enum StatementFixture {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Statements")

  static let names: [String] = {
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (found ?? []).sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func read(
    _ name: String, hints: StatementHints = StatementHints()
  ) throws -> [BankStatement] {
    try StatementReader.read(bytes(name), hints: hints)
  }
}

extension StatementReader {
  /// The statements in a text of UTF-8.
  static func read(
    text: String, hints: StatementHints = StatementHints()
  ) throws -> [BankStatement] {
    try read(Array(text.utf8), hints: hints)
  }
}

extension BankStatement {
  /// What a table of the tests states: the account, the currency, how many lines, their sum, and the
  /// first and last day.
  var summary: String {
    let days = lines.map(\.day)
    return """
      \(account ?? "-") \(currencyCode ?? "-") \(lines.count) \(sum.map { "\($0)" } ?? "-") \
      \(days.min()?.text ?? "-") \(days.max()?.text ?? "-")
      """
  }
}
