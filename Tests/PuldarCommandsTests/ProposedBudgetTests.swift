import PuldarCommands
import Testing

/// What `check` proposes for a budget of more than the income settles it.
@Suite struct ProposedBudgetTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  @Test(arguments: [
    (["budget 1200"], "check over", "budget 1000.00"),
    (["budget 900", "budget 1200 -m 2026-01"], "check over", "budget 1000.00 -m 2026-01"),
    (["budget 1200 -m 2026-01"], "check over", "budget 1000.00 -m 2026-01"),
    (["budget 1200 --from 2025-11"], "check over -m 2025-12", "budget 1000.00 -m 2025-12"),
    (["budget 1200 -m 2026-03"], "check over -m 2026-03", "budget 1000.00 -m 2026-03"),
  ])
  func `what check proposes settles what it found`(
    budgets: [String], check: String, proposed: String
  ) async throws {
    await commands.run("income 1000 --monthly --from 2025-10")
    for budget in budgets { await commands.run(budget) }
    let told = await commands.end(of: check.split(separator: " ").map(String.init))
    #expect(told.code == .conditionFails, "\(told.shown)")
    #expect(told.shown.contains("budgeted 200.00 more than the income"), "\(told.shown)")
    let line = try #require(told.shown.split(separator: "'").dropFirst().first)
    #expect(line.hasPrefix("puldar ") && line.hasSuffix(proposed), "\(line)")
    await commands.run(proposed)
    let after = await commands.end(of: check.split(separator: " ").map(String.init))
    #expect(after.code == .done, "\(after.shown)")
  }

  @Test(arguments: [(950, "budget 950.00 -m 2026-01"), (1100, "explain month -m 2026-01")])
  func `a budget that was passed is raised up to the income, and no further`(
    spent: Int, proposed: String
  ) async {
    for line in ["income 1000 --monthly", "budget 900", "add groceries \(spent)"] {
      await commands.run(line)
    }
    let told = await commands.run("check over")
    #expect(told.contains("\(proposed)'"), "\(told)")
    #expect(!told.contains("more than the income"), "\(told)")
  }
}
