import Foundation
import LedgerTestSupport
import Testing

/// Each area of the library has an example, which runs, and stands on its page as it runs.
@Suite struct AreaTests {
  struct Area: CustomTestStringConvertible, Sendable {
    var name: String
    var page: String
    var output: String

    var testDescription: String { name }
    var file: String { "Sources/Examples/areas/\(name.capitalized).swift" }
  }

  static let areas = [
    Area(
      name: "entries", page: "EntriesAndReports",
      output: """
        2026-05-05 Café Luna 30.00 EUR
        2026-05-04 Café Luna 3.80 EUR
        dining: 2, 33.80 EUR
        groceries: 1, 45.00 EUR
        Market Hall 45.00 EUR
        Café Luna 33.80 EUR

        """
    ),
    Area(
      name: "accounts", page: "AccountsAndMoves",
      output: """
        bank (bank): 590.00 EUR
        cash (cash): 0.00 EUR
        rainy days (savings): 300.00 EUR
        at hand 590.00 EUR, kept 300.00 EUR, worth 890.00 EUR

        """
    ),
    Area(
      name: "plans", page: "BillsAndPlans",
      output: """
        rent: 900.00 EUR on 2026-03-01 OVERDUE
        power: unknown on 2026-04-30
        put away: 300.00 EUR on 2026-03-01 OVERDUE
        rent 2026-02-01: paid
        rent 2026-03-01: open
        rent 2026-04-01: open
        still due: 1,200.00 EUR

        """
    ),
    Area(
      name: "goals", page: "GoalsAndAllowance",
      output: """
        Bike: 400.00 EUR of 500.00 EUR, 16.67 EUR a month
        today 45.00 EUR, set aside 540.00 EUR, goals 400.00 EUR
        Main Savings 1,060.00 EUR of 2,000.00 EUR
        Bike: 0.00 EUR of 500.00 EUR, 83.34 EUR a month
        today 40.80 EUR, set aside 495.00 EUR, goals 0.00 EUR
        Main Savings 1,050.80 EUR of 1,545.80 EUR

        """
    ),
    Area(
      name: "budget", page: "TheMonthsBudget",
      output: """
        income 3,000.00 EUR, of which 3,000.00 EUR is still expected
        budget 2,800.00 EUR, left 2,638.00 EUR
        Fundamentals: 1,440.00 EUR of 1,440.00 EUR
        Fun: 638.00 EUR of 800.00 EUR
        Future You: 560.00 EUR of 560.00 EUR
        dining: 162.00 EUR of 150.00 EUR, over by 12.00 EUR
        2026-06: fun carries 638.00 EUR

        """
    ),
    Area(
      name: "audit", page: "AuditAYear",
      output: """
        5 events, whole: true
        month.spent 1,271.00 EUR -> 146.00 EUR: a zero
        month.left 1,729.00 EUR -> 2,854.00 EUR: a zero
        fun.spent 1,271.00 EUR -> 146.00 EUR: a zero
        fun.left -371.00 EUR -> 754.00 EUR: a zero
        dining 1,271.00 EUR -> 146.00 EUR: a zero
        fun spent 146.00 EUR
          21.00 EUR by events [2]
          125.00 EUR by events [3, 4]
        is: fun has 754.00 EUR left
        if: fun has 454.00 EUR left

        """
    ),
    Area(
      name: "model", page: "PuldarInAnApp",
      output: """
        This cannot be added: No amount was found.
        2026-03-09 45.00 EUR dining
        due 2026-03-15: Rent 900.00 EUR
        Rent 900.00 EUR
        Sushi 45.00 EUR
        1 entry, 1 due

        """
    ),
  ]

  @Test(arguments: areas) func `the example of an area says what it should`(
    area: Area
  ) throws {
    let shown = try BuiltProgram("areas").run("$P \(area.name) ledger")
    #expect(shown.output == area.output)
    #expect(shown.code == 0)
  }

  @Test(arguments: areas) func `a page shows the example, which has at most forty lines`(
    area: Area
  ) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let code = try text(area.file)
    #expect(code.count { $0 == "\n" } <= 40)
    #expect(
      try text("Sources/Puldar/PuldarLedger.docc/\(area.page).md").contains("\n\(code)```\n"))
  }

  @Test func `without a name the program tells which examples there are`() throws {
    let shown = try BuiltProgram("areas").run("$P")
    for area in Self.areas { #expect(shown.output.contains(area.name)) }
  }
}
