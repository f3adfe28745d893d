import Foundation
import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// K1: the forms in which banks and budget programs of many countries give out their lines, made up in
/// `Fixtures/dialects.txt`, beside what a person counts in them.
struct DialectTests {
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
    let dialects = try Dialect.all.get()
    #expect(dialects.count > 200)
    each(dialects) { dialect in
      let statements = try StatementReader.read(dialect.bytes)
      #expect(Self.summary(statements) == dialect.summary, "\(dialect.name)")
    }
  }
}
