import LedgerTestSupport
import Testing

/// Equal parts, and payments that are split later, otherwise, or made one again (B34, B35).
@Suite struct SplitLaterTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  /// The entries as `list --plain` gives them, without what differs between runs.
  private func parts() async -> [String] {
    await commands.run("list --plain").split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).prefix(7)
        .joined(separator: " ")
    }.sorted()
  }

  @Test(.rows) func `parts without an amount share equally what the others leave`() async {
    await commands.run("init --open")
    let cases = [
      ("add 100 --split dining groceries shopping", ["33.34", "33.33", "33.33"]),
      ("add --split dining groceries shopping 100", ["33.34", "33.33", "33.33"]),
      ("add 100 at costco --split dining=40 groceries shopping", ["40.00", "30.00", "30.00"]),
      ("add costco 0.05 --split=dining groceries", ["0.03", "0.02"]),
      ("add 10 --split dining=50% groceries shopping gifts", ["5.00", "1.67", "1.67", "1.66"]),
    ]
    for (line, amounts) in cases {
      let told = await commands.run(line).split(separator: "\n").filter { $0.contains("expense") }
      #expect(told.count == amounts.count, "\(line): \(told)")
      for (part, amount) in zip(told, amounts) { #expect(part.contains(" \(amount) "), "\(line)") }
      await commands.run("undo")
    }
    #expect(await commands.run("add 100 --split dining").contains("two parts at least"))
    #expect(
      await commands.run("add 100 --split dining=40 nonsense").contains("no category 'nonsense'"))
    #expect(
      await commands.run("add 0.02 --split dining groceries gifts").contains("nothing is left"))
  }

  @Test func `an entry is split later, otherwise, and made one again, and keeps its number`() async
  {
    await commands.run("init --open")
    await commands.run("add costco 120 --tax 12 --note gift")
    let before = await parts()
    #expect(
      await commands.run("edit 1 --split groceries=80 shopping=rest").contains("40.00 Costco"))
    #expect(
      await commands.run("show 1").contains(
        "payment   120.00: groceries 80.00 (1), shopping 40.00 (3)"))
    #expect(await commands.run("show 1").contains("tax 8.00"))
    #expect(await commands.run("show 3").contains("tax 4.00"))
    #expect(await commands.run("show 3").contains("gift"))
    await commands.run("edit 3 --split shopping=20 groceries=90 dining=rest")
    let text = await commands.run("show 1")
    #expect(text.contains("groceries 90.00 (1), shopping 20.00 (3), dining 10.00"), "\(text)")
    #expect(await commands.run("list").contains("net -120.00"))
    // The category of the kept entry may be gone.
    await commands.run("edit 1 --split gifts=100 dining")
    #expect(await commands.run("show 1").contains("gifts 100.00 (1), dining 20.00"))
    #expect(await commands.run("list").contains("net -120.00"))
    await commands.run("edit 1 --join -c groceries")
    #expect(await parts() == before)
    #expect(!(await commands.run("show 1")).contains("payment  "))
    // Each was one undo.
    await commands.run("undo")
    #expect(await commands.run("show 1").contains("gifts 100.00 (1), dining 20.00"))
    for _ in 0..<3 { await commands.run("undo") }
    #expect(await parts() == before)
    #expect(await commands.run("verify").contains("seals intact"))
  }

  @Test func `a payment takes a new whole, and one part alone is asked about the others`() async {
    await commands.run("init --open")
    await commands.run("add costco 120 --split groceries=80 shopping=rest")
    let refused = await commands.run("edit 1 --amount 90")
    #expect(refused.contains("groceries 80.00 (1), shopping 40.00 (2)"))
    #expect(refused.contains("edit 1 --split groceries=90.00 shopping"))
    #expect(await commands.run("list").contains("net -120.00"))
    #expect(await commands.run("edit 2 --amount 60 --payment").contains("40.00 -> 20.00"))
    #expect(await commands.run("show 1").contains("groceries 40.00 (1), shopping 20.00 (2)"))
    #expect(
      await commands.run("edit 1 --amount 90 --split groceries=70 shopping").contains("70.00"))
    #expect(await commands.run("list").contains("net -90.00"))
    for (line, problem) in [
      ("edit 1 --split groceries=70 shopping=30", "add up to 100.00"),
      ("edit 1 --split groceries shopping --merchant x", "Change the parts of a payment alone"),
      ("edit 1 --split groceries shopping --join", "exclude each other"),
      ("edit 1 --split groceries", "two parts at least"),
      ("edit 9 --split groceries shopping", "no entry 9"),
      ("edit 1 --split groceries=50% groceries=50%", "named twice"),
      ("edit 1 --split groceries=10 nonsense", "no category 'nonsense'"),
    ] {
      let told = await commands.run(line)
      #expect(told.contains(problem), "\(line): \(told)")
    }
    await commands.run("add tea 3")
    #expect(await commands.run("edit last --join").contains("no part of a payment"))
    await commands.run("income received 5")
    #expect(await commands.run("edit last --split dining gifts").contains("income is not split"))
  }

  @Test func `the bill that an entry paid stays paid, and its receipt stays attached`() async {
    await commands.run("init --open")
    await commands.run("bill add rent 1200 every month on the 1st --due 2025-12-01")
    await commands.run("add rent 1200 on 1 dec")
    let due = await commands.run("due")
    await commands.run("edit 2 --split housing=1000 utilities")
    #expect(await commands.run("due") == due)
    await commands.run("edit 2 --join")
    #expect(await commands.run("due") == due)
  }

  @Test func `a part is what a goal paid as far as it did`() async {
    await commands.run("init --open")
    await commands.run("income received 500")
    await commands.run("goal add bike 400")
    await commands.run("goal fund bike 100")
    await commands.run("add bike 150 --goal bike")
    let before = await commands.run("goal list")
    await commands.run("edit last --split shopping=60 gifts")
    #expect(await commands.run("goal list") == before)
    #expect(await commands.run("list --json").contains(#""covered":"60.00""#))
    #expect(await commands.run("list --json").contains(#""covered":"40.00""#))
    #expect(await commands.run("verify").contains("seals intact"))
  }

  @Test func `a key is of one entry and its parts, and another split is not taken for it`() async {
    for line in ["init --open", "add costco 10 -c other", "add ikea 10 -c other"] {
      await commands.run(line)
    }
    let split = "--split groceries=6 shopping=4 --key k"
    #expect(await !commands.run("edit 1 \(split)").contains("already there"))
    #expect(await commands.run("edit 1 \(split)").contains("already there"))
    for other in [
      "edit 2 \(split)", "edit 1 --amount 15 --split groceries=6 shopping=4 dining=5 --key k",
    ] {
      #expect(await commands.run(other).contains("Error"), "\(other)")
    }
    #expect(await commands.run("list --sum").contains("out 20.00"))
  }
}
