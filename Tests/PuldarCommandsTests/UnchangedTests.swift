import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// A write that is refused if what it is about changed meanwhile (B32).
@Suite struct UnchangedTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  /// What is done first, what another program does meanwhile, and the command; it has the number of the last event
  /// before that.
  private static let changes = [
    (["add tea 3"], "edit 1 --amount 4", "edit 1 --amount 5"),
    (["add tea 3"], "edit 1 --note x", "undo 1"),
    (["add tea 3", "edit 1 --amount 4"], "edit 1 --note x", "undo 2"),
    (["add tea 3"], "edit 1 --note x", "edit 1 --split dining groceries"),
    (["add tea 3", "undo"], "redo", "edit 1 --amount 5"),
    (
      ["bill add rent 900 every month"], "bill edit rent --amount 950",
      "bill edit rent --amount 990"
    ),
    (["bill add rent 900 every month"], "bill edit rent --amount 950", "bill stop rent"),
    (
      ["bill add rent 900 every month on the 1st --due 2025-12-01"], "pay rent",
      "bill edit rent --note x"
    ),
    (["goal add bike 100"], "goal edit bike --target 200", "goal edit bike --target 300"),
    (["goal add bike 100"], "goal edit bike --target 200", "goal end bike"),
    (["income 4000 --monthly"], "income 4100 --monthly", "income 4200 --monthly"),
    (["budget 500"], "budget 600", "budget 700"),
    (["add tea 3"], "budget 600", "budget 700"),
    (["budget 50/30/20"], "budget 60/20/20", "budget 40/40/20"),
    (["budget rollover fun both"], "budget rollover fun off", "budget rollover fun surplus"),
    (["allowance 10"], "allowance 12", "allowance 14"),
    (
      ["category rename dining Food"], "category rename dining Eating", "category rename dining Out"
    ),
    (["add tea 3"], "category rename dining Eating", "category rename dining Out"),
    (
      ["category move dining --bucket future"], "category move dining --bucket fundamentals",
      "category move dining --bucket fun"
    ),
    (["rule add tea dining"], "rule end 1", "undo 1"),
    (["add tea 3"], "undo 1", "edit 1 --amount 4"),
    (["add tea 3"], "edit 1 --note x", "edit 1 --note x"),
  ]

  @Test(.rows) func `what changes something is refused if that changed after the event`() async {
    for (place, (first, other, change)) in Self.changes.enumerated() {
      let ledger = "case-\(place)"
      await commands.run("init --open", in: ledger)
      for line in first { await commands.run(line, in: ledger) }
      let seen = first.count
      let log = await commands.run("log", in: ledger)
      let done = await commands.run(other, in: ledger)
      #expect(await commands.run("log", in: ledger) != log, "\(other): \(done)")
      let events = await commands.run("log", in: ledger)
      let told = await commands.end(
        of: "\(change) --if \(seen) --json".split(separator: " ").map(String.init), on: ledger,
        in: ledger)
      #expect(told.code == .refusedData, "\(change): \(told.shown)")
      #expect(told.shown.contains(#""code":"Refusal.changedMeanwhile""#), "\(told.shown)")
      #expect(told.shown.contains("\(seen + 1)"), "\(told.shown)")
      #expect(await commands.run("log", in: ledger) == events)
      // Whoever has seen it may change it.
      let again = await commands.run("\(change) --if \(seen + 1)", in: ledger)
      #expect(!again.contains("changed it after"), "\(change): \(again)")
    }
  }

  @Test(.rows) func `what happened to something else does not matter`() async {
    await commands.run("init --open")
    await commands.run("add tea 3")
    await commands.run("add bread 4")
    for line in [
      "edit 1 --amount 4 --if 1", "edit 2 --note x --if 2", "edit 1 --note y --if 3",
      "undo 2 --if 4", "budget 300 --if 1", "category rename gifts Presents --if 2",
    ] {
      let told = await commands.run(line)
      #expect(!told.contains("Error"), "\(line): \(told)")
    }
  }

  @Test func `the number to name is in JSON, and the events stored together count as one`() async {
    await commands.run("init --open")
    await commands.run("add tea 3")
    #expect(await commands.run("show 1 --json").contains(#""version":"1""#))
    await commands.run("edit 1 --amount 4")
    #expect(await commands.run("list --json").contains(#""version":"2""#))
    #expect(await commands.run("edit 1 --note x --if 1").contains("2 changed it after 1"))
    await commands.run("add costco 10 --split dining groceries")
    #expect(!(await commands.run("edit 4 --note x --if 3")).contains("Error"))
    #expect(await commands.run("edit 1 --note x --if 99").contains("no event 99"))
    #expect(await commands.run("edit 1 --note x --if last").contains("number of an event"))
    #expect(await commands.run("edit 1 --note x --if 1 -n").contains("changed it after 1"))
  }

  @Test func `the same request under its key is stored once, whatever came after it`() async {
    await commands.run("init --open")
    await commands.run("add tea 3")
    await commands.run("edit 1 --amount 4 --if 1 --key a")
    let again = await commands.run("edit 1 --amount 4 --if 1 --key a")
    #expect(again.contains("already there"), "\(again)")
    #expect(await commands.run("edit 1 --amount 5 --if 1 --key b").contains("changed it after"))
  }
}
