import Foundation
import LedgerTestSupport
import Testing

/// The examples of the documentation are programs; they run, and say what the documentation says.
@Suite struct ExamplesTests {
  @Test func `a budget in forty lines stores its wishes once and shows what is left`() throws {
    let example = try BuiltProgram("budget-in-forty-lines")
    let expected = """
      fundamentals: 1,955.00 left
      fun: 1,120.00 left
      future: 800.00 left

      """
    let first = try example.run("$P budget")
    #expect(first.output == expected)
    #expect(first.code == 0)
    let log = try example.run("cat budget/log/*.jsonl").output
    // LogOpened, the income, the shares and three entries.
    #expect(log.count { $0 == "\n" } == 6)
    #expect(try example.run("$P budget").output == expected)
    #expect(try example.run("cat budget/log/*.jsonl").output == log)
  }

  @Test func `a projection of one's own meets corrections and voids settled`() throws {
    let shown = try BuiltProgram("projection-of-your-own").run("$P")
    #expect(shown.code == 0)
    #expect(
      shown.output == """
        monday: 0.00
        tuesday: 0.00
        wednesday: 9.50
        thursday: 0.00
        friday: 23.00
        saturday: 64.20
        sunday: 0.00

        """)
  }

  /// The text of a file of this repository.
  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the budget in forty lines has forty lines`() throws {
    let program = try text("Sources/Examples/budget-in-forty-lines/Program.swift")
    #expect(program.count { $0 == "\n" } <= 40)
  }

  @Test(arguments: [
    ("PuldarLedger.md", "Sources/Examples/budget-in-forty-lines/Program.swift"),
    ("PuldarLedger.md", "Sources/Examples/projection-of-your-own/Program.swift"),
    ("PuldarLedger.md", "Sources/Examples/projection-of-your-own/SpendingByWeekday.swift"),
    ("TheLog.md", "Fixtures/verify.py"),
  ])
  func `what the documentation shows is what runs`(page: String, file: String) throws {
    let page = try text("Sources/LedgerStore/PuldarLedger.docc/\(page)")
    let code = try text(file)
    #expect(page.contains("\n\(code)```\n"))
  }
}
