import Foundation
import LedgerTestSupport
import Testing

/// A category that takes over all that another one has.
@Suite struct CategoryMergeTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  private func prepare(in ledger: String = "trip") async {
    for line in [
      "init --open", "category add toys --bucket fun", "category add games --bucket future",
      "add lego 30 -c toys on 3 nov", "add lego 20 -c toys", "add chess 10 -c games",
      "rule add puzzle toys", "bill add club 15 every month on the 5th -c toys",
    ] { await commands.run(line, in: ledger) }
  }

  @Test func `entries, rules, lessons and bills of one category are the other's`() async {
    await prepare()
    let before = await commands.run("report -m 2025-11")
    let told = await commands.run("category merge toys games")
    #expect(told.contains("toys is merged into games: 2 entries, 1 rule, 1 bill"), "\(told)")
    #expect(await commands.run("report -m 2025-11") != before)
    #expect(!(await commands.run("list -m 2025-11..2026-12")).contains("toys"))
    #expect(await commands.run("list -c games -m 2025-11").contains("30.00"))
    #expect(await commands.run("add puzzle 9").contains("games"))
    #expect(await commands.run("add lego 5").contains("games"))
    #expect(await commands.run("bill show club").contains("games"))
    #expect(await commands.run("pay club").contains("games"))
    #expect(await commands.run("add x 3 -c toys").contains("ended"))
    #expect(await commands.run("category list").contains("toys"))
    for _ in 0..<3 { await commands.run("undo") }
    await commands.run("undo")
    #expect(await commands.run("report -m 2025-11") == before)
    #expect(await commands.run("add lego 5").contains("toys"))
    #expect(await commands.run("add puzzle 9").contains("toys"))
    #expect(await commands.run("verify").contains("seals intact"))
  }

  @Test func `what was known before shows the old category`() async {
    await prepare()
    let events = await commands.run("log")
    let last = events.split(separator: "\n").count
    await commands.run("category merge toys games")
    #expect(await commands.run("list -m 2025-11 --as-of \(last - 1)").contains("toys"))
    #expect(!(await commands.run("list -m 2025-11")).contains("toys"))
  }

  @Test(.rows) func `a limit moves, unless the other one has its own`() async {
    for (place, (own, other, now)) in [
      ("50", nil, "50.00"), ("50", "80", "80.00"), (nil, "80", "80.00"),
    ].enumerated() {
      let ledger = "limits-\(place)"
      await prepare(in: ledger)
      if let own { await commands.run("budget toys \(own)", in: ledger) }
      if let other { await commands.run("budget games \(other)", in: ledger) }
      let told = await commands.run("category merge toys games", in: ledger)
      #expect(told.contains("Both had a limit") == (own != nil && other != nil), "\(told)")
      let limits =
        await commands.run("budget", in: ledger) + (await commands.run("status", in: ledger))
      #expect(limits.contains(now), "\(limits)")
      #expect(!limits.contains("toys"), "\(limits)")
    }
  }

  @Test func `what cannot be merged is refused`() async {
    await prepare()
    for (line, problem) in [
      ("category merge toys toys", "Nothing new"),
      ("category merge toys nonsense", "no category"),
      ("category merge nonsense toys", "no category"), ("category merge income toys", "'income'"),
      ("category merge other toys", "cannot be ended"),
    ] {
      let told = await commands.run(line)
      #expect(told.contains(problem), "\(line): \(told)")
    }
    await commands.run("category end games")
    #expect(await commands.run("category merge toys games").contains("ended"))
  }

  @Test func `what the words of a merged category find is in the other one`() async {
    await commands.run("init --open")
    #expect(await commands.run("add cinema 12").contains("entertainment"))
    await commands.run("category merge entertainment dining")
    #expect(await commands.run("add cinema 12").contains("dining"))
    await commands.run("category merge dining gifts")
    #expect(await commands.run("add cinema 12").contains("gifts"))
    #expect(await commands.run("list -c gifts").contains("36.00"))
  }

  @Test func `what another device added meanwhile moves when it is merged again`() async throws {
    await prepare(in: "one")
    let logs = commands.folder
    try FileManager.default.copyItem(atPath: logs.path("one"), toPath: logs.path("two"))
    await commands.run("category merge toys games", in: "one")
    await commands.run("add doll 7 -c toys", in: "two")
    await commands.run("merge \(logs.path("two"))", in: "one")
    #expect(await commands.run("list", in: "one").contains("toys"))
    #expect(await commands.run("category merge toys games", in: "one").contains("1 entry"))
    #expect(!(await commands.run("list", in: "one")).contains("toys"))
    #expect(await commands.run("verify", in: "one").contains("seals intact"))
  }

  @Test func `limits of other periods go to the heir with what they carry`() async {
    await prepare()
    for line in ["budget toys 20 a week", "budget toys 300 a year", "budget rollover toys both"] {
      await commands.run(line)
    }
    await commands.run("category merge toys games")
    let limits = await commands.run("budget")
    #expect(limits.contains("games") && !limits.contains("toys"), "\(limits)")
    #expect(limits.contains("of 20.00") && limits.contains("of 300.00"), "\(limits)")
    #expect(await commands.run("budget rollover").contains("games"))
    await commands.run("undo")
    let undone = await commands.run("budget")
    #expect(undone.contains("toys") && !undone.contains("games"), "\(undone)")
  }
}
