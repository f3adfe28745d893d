import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What one act stored is taken back whole, whatever changed it since and however it is named.
@Suite struct TakenBackTogetherTests {
  private let commands: TriedCommands

  init() throws { commands = try TriedCommands() }

  /// What is typed after a dinner that two others share; then nothing of it is left.
  @Test(
    arguments: [
      ["undo 2"], ["edit 2 -c groceries", "undo 2"], ["edit 2 --amount 25", "undo 2"],
      ["edit 2 --split groceries=5 dining", "undo 2"], ["undo 2..3"], ["undo 2 4"],
      ["add tea 4", "undo 2 7"], ["edit 2 -c groceries", "add tea 4", "undo --all --confirm trip"],
    ])
  func `what was lent with a purchase comes back with it`(lines: [String]) async throws {
    await commands.run("account open bank 1000")
    await commands.run("add dinner 60 split anna bob")
    for line in lines { await commands.run(line) }
    let accounts = await commands.run("account")
    #expect(accounts.contains("1000.00") && !accounts.contains("20.00"), "\(accounts)")
    #expect(!(await commands.run("list")).contains("Dinner"))
    await commands.run("redo")
    let again = await commands.run("account")
    #expect(again.contains("20.00"), "\(again)")
    #expect(await commands.run("verify").contains("seals intact"))
  }

  @Test
  func `all is taken back once though a shared purchase has a refund and the request comes again`()
    async throws
  {
    for line in [
      "account open bank 1000", "add dinner 60 at luigi split anna", "add tea 4",
      "add luigi refund 10 --type credit --of 2",
    ] {
      await commands.run(line)
    }
    let line = "undo --all --confirm trip --key k"
    #expect(!(await commands.run(line)).contains("Error"))
    #expect(await commands.run(line).contains("already there"))
    #expect(await commands.run("account").contains("1000.00"))
  }

  @Test func `a loan typed on a line of its own is no part of the purchase beside it`() async throws
  {
    await commands.run("account open bank 1000")
    await commands.run("account add anna --kind person")
    _ = await commands.end(of: ["add", "-"], reading: "tea 3 at peets\nlent anna 20\n")
    await commands.run("undo 3")
    #expect(await commands.run("account").contains("20.00"))
  }

  @Test
  func `an entry named beside another event of its act is undone once, and put back by one redo`()
    async throws
  {
    for line in [
      "account open bank 1000", "bill add gym 30 every month on the 5th --due 2025-12-05",
      "pay gym", "undo 3 4",
    ] {
      await commands.run(line)
    }
    #expect(await commands.run("account").contains("1000.00"))
    await commands.run("redo")
    #expect(await commands.run("account").contains("970.00"))
    #expect(await commands.run("list").contains("30.00"))
  }

  @Test func `a bill's payment is taken back with all parts of its expense`() async throws {
    for line in [
      "account open bank 1000", "bill add phone 20 every month on the 6th --due 2025-12-06",
      "pay phone", "edit 4 --split utilities=5 subscriptions", "undo --payment phone",
    ] {
      await commands.run(line)
    }
    #expect(await commands.run("account").contains("1000.00"))
    #expect(!(await commands.run("list")).contains("15.00"))
  }

  @Test func `a goal's plans stop with it, and come back with one undo`() async throws {
    await commands.run("goal add bike 480")
    _ = await commands.end(
      of: ["goal", "fund", "bike", "40", "--every", "month on the 1st"])
    #expect(await commands.run("due").contains("bike"))
    await commands.run("goal end bike")
    #expect(!(await commands.run("due")).contains("bike"))
    await commands.run("undo")
    #expect(await commands.run("due").contains("bike"))
  }

  /// A setting that changed since, and one that did not.
  @Test(
    arguments: [
      (["account open bank 500", "account open bank 600 --if 1"], 65),
      (["add tea 4", "account open bank 600 --if 1"], 0),
      (
        [
          "category add pubs --bucket fun", "category rename pubs Bars", "category end pubs --if 2",
        ], 65
      ),
      (
        [
          "income 4000 --monthly", "budget shift 5 fun fundamentals",
          "budget shift 5 fun fundamentals --if 2",
        ], 65
      ),
    ] as [([String], Int32)])
  func `a setting is written only if unchanged, though it names no earlier event`(
    lines: [String], code: Int32
  ) async throws {
    await commands.run("account open bank 1000")
    for line in lines.dropLast() { await commands.run(line) }
    let last = await commands.end(of: lines[lines.count - 1].split(separator: " ").map(String.init))
    #expect(last.code.rawValue == code, "\(last.shown)")
  }
}
