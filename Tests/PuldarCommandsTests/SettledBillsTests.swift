import LedgerTestSupport
import Testing

/// What is told when something that was recorded paid a bill (C8, M1).
@Suite struct SettledBillsTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  @discardableResult
  private func run(_ line: String) async -> String {
    await commands.run(line, in: "home")
  }

  private func prepare() async {
    await run("init --open")
    await run("bill add rent 1200 every month on the 1st --due 2025-11-01")
  }

  @Test func `C8: an expense that pays a bill says so, and the bill is not due any more`() async {
    await prepare()
    let told = await run("add rent 1200 on 1 dec")
    #expect(told.contains("Pays Rent, due on 2025-12-01."))
    #expect(await run("bill show rent").contains("2025-12-01"))
    let due = await run("due")
    #expect(!due.contains("2025-12-01"))
    #expect(due.contains("2025-11-01"))
  }

  @Test func `what may have paid a bill is offered, told by check, and linked by hand`() async {
    await prepare()
    let told = await run("add landlord 1200 on 2 dec")
    #expect(told.contains("May be Rent, due on 2025-12-01."))
    #expect(told.contains("pay 1 --due 2025-12-01 --with 2"))
    let check = await run("check bills")
    #expect(check.contains("Rent is overdue since 2025-11-01"))
    #expect(check.contains("may have paid Rent, due on 2025-12-01"))
    #expect(await run("pay 1 --due 2025-12-01 --with 2").contains("paid by 2: 1200.00"))
    #expect(
      await run("pay 1 --due 2025-11-01 --with 2").contains(
        "2 paid what the bill 1 had due on 2025-12-01 already"))
    #expect(!(await run("check bills")).contains("may have paid"))
    #expect(await run("pay 1 5 --with 2").contains("With '--with' the expense says"))
  }

  @Test func `C9: a day that is far ahead is paid only if somebody says so`() async {
    _ = await commands.run("", ["init", "--open"])
    _ = await commands.run("", ["bill", "add", "rent 1200 every month on the 1st"])
    for (typed, isPaid) in [("\n", false), ("n\n", false), ("y\n", true)] {
      let asked = await commands.run(typed, ["pay", "rent"])
      #expect(asked.shown.contains("2026-02-01") && asked.shown.contains("[y/N]"), "\(asked)")
      #expect(asked.shown.contains("1200.00 Rent") == isPaid, "\(asked)")
    }
  }

  @Test func `C11: what nobody sorted is counted on the first screen and waits for check`() async {
    await run("init --open")
    for line in ["add blub 9", "add tea 3", "add qrstv 40"] { await run(line) }
    #expect(await run("status").contains("2 entries in no category but other, 49.00: puldar "))
    let found = await run("check other")
    #expect(found.contains("2 entries have no category") && found.contains("Qrstv"))
    #expect(await run("list -c other").contains("Blub"))
  }

  @Test func `pay tells of what stands there and may be the same payment`() async {
    await prepare()
    await run("add landlord 1200 on 2 dec")
    let told = await run("pay rent --due 1dec")
    #expect(told.contains("2, 2025-12-02 · 1200.00 · Landlord, stands there already."))
    #expect(told.contains("pay 1 --due 2025-12-01 --with 2"))
    #expect(!(await run("pay rent --due 1nov")).contains("stands there"))
  }

  @Test func `check tells of what may have paid a bill that is due soon, and of one without a sum`()
    async
  {
    await run("init --open")
    await run("bill add rent 1200 every month on the 15th --due 2026-01-15")
    await run("bill add water ? --due 2025-12-20")
    await run("add rent 1200 on 1 jan")
    let check = await run("check bills")
    #expect(check.contains("may have paid Rent, due on 2026-01-15"), "\(check)")
    #expect(check.contains("Water is overdue since 2025-12-20, ?: 'puldar"), "\(check)")
    #expect(check.contains("pay 2 AMOUNT"), "\(check)")
  }

  @Test func `an edit of what paid a bill is what the bill counts`() async {
    await prepare()
    await run("add rent 1200 on 1 dec")
    await run("edit 2 --amount 1250")
    #expect(await run("bill show rent").contains("counts 1250.00"))
    await run("edit 2 --type credit")
    let check = await run("check conflicts")
    #expect(check.contains("is paid by 2, which is no expense that counts"), "\(check)")
    #expect(check.contains("undo --payment 1 --due 2025-12-01"), "\(check)")
    await run("unpay rent --due 1dec")
    #expect(!(await run("check conflicts")).contains("no expense"))
  }

  @Test func `what pay added is never offered as what may have paid`() async {
    await prepare()
    await run("pay rent --due 1nov --on 1nov")
    await run("pay rent --due 1dec --on 1dec --no-expense")
    #expect(!(await run("check bills")).contains("may have paid"))
    await run("unpay rent --due 1dec")
    await run("add landlord 1200 on 2 dec")
    #expect(await run("check bills").contains("may have paid Rent, due on 2025-12-01"))
  }
}
