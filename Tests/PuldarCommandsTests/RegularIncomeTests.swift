import LedgerTestSupport
import Testing

/// P25: regular is income whose words say so, whose payer's money was, or of which a person says it.
@Suite struct RegularIncomeTests {
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
    await run("income 3800 --monthly --from 2025-09")
  }

  private static let instead = "Comes instead of the 3800.00 expected"
  private static let onTop = "Comes on top of the 3800.00 expected"

  @Test(arguments: [
    ("income salary 5000 on 1 dec", true), ("income wages 2000 on 1 dec", true),
    ("income pension 1900 on 1 dec", true), ("income Gehalt 2500 on 1 dec", true),
    ("income 2500 --note nómina -d 2025-12-01", true),
    ("income salary 1800 on 1 dec", false), ("income freelance 2500 on 1 dec", false),
    ("income salary 3800 on 1 dec --extra", false), ("income 2500 on 1 dec --regular", true),
    ("income 3700 -d 2025-12-01", true),
  ])
  func `words, options and a tenth say what is regular`(_ line: String, isInstead: Bool) async {
    await prepare()
    let told = await run(line)
    #expect(told.contains(isInstead ? Self.instead : Self.onTop), "\(line): \(told)")
  }

  @Test(arguments: [
    "income 500 100", "income 500 --as-savings 100", "income 500 --monthly 100",
    "income 500 --annual 100", "income 1900 100 on the 15th and the last",
    "add 500 100 --merchant acme", "add 500 --note hi 100",
  ])
  func `words of a command line are never joined to one number (M37)`(_ line: String) async {
    await prepare()
    let told = await run(line)
    #expect(told.contains("it is not clear which number is the amount: "), "\(line): \(told)")
    #expect(await run("list --all").contains("No entries."))
  }

  @Test func `a part of an income goes to savings by its option (M37)`() async {
    await prepare()
    let told = await run("income 500 --part 100")
    #expect(told.contains("income 400.00") && told.contains("income 100.00 · outside the budget"))
    #expect(await run("income 250 USD").contains("income 250.00"))
  }

  @Test func `a payer is remembered, and a correction teaches the other way`() async {
    await prepare()
    await run("income 3800 --merchant Acme -d 2025-10-01")
    #expect(await run("income 2400 --merchant ACME -d 2025-11-03").contains(Self.instead))
    let told = await run("edit 3 --extra")
    #expect(told.contains("counts regular -> on top"), "\(told)")
    #expect(told.contains(Self.onTop), "\(told)")
    #expect(await run("income 3800 --merchant acme -d 2025-12-01").contains(Self.onTop))
    await run("undo 5")
    await run("undo 4")
    #expect(await run("income 2500 --merchant acme -d 2025-12-01").contains(Self.instead))
  }

  @Test func `what is on top is called regular only if it is, with the reason`() async {
    await prepare()
    await run("income salary 3800 from acme -d 2025-12-01")
    let bonus = await run("income bonus 800 from acme -d 2025-12-20")
    #expect(bonus.contains("\(Self.onTop) for 2025-12.") && !bonus.contains("regular"), "\(bonus)")
    #expect(!(await run("show 3")).contains("regular"))
    // Its payer stays who pays the wages.
    #expect(await run("income 2400 from acme -d 2026-01-01").contains(Self.instead))
    let half = await run("income salary 1800 -d 2025-11-01")
    #expect(half.contains("\(Self.onTop) for 2025-11: it is less than half of that."), "\(half)")
    let second = await run("income salary 3800 -d 2025-12-02")
    #expect(second.contains("\(Self.onTop) for 2025-12: that came already."), "\(second)")
  }

  @Test func `an income counts in the month that is said, which stands in every view`() async {
    await prepare()
    await run("income salary 3800 on 1 oct")
    let told = await run("income salary 3800 on 2 dec --for 2025-11")
    #expect(told.contains("\(Self.instead) for 2025-11"), "\(told)")
    #expect(await run("show 3").contains("for 2025-11"))
    #expect(await run("export json").contains(#""as":"regular","for":"2025-11""#))
    #expect(await run("status -m 2025-11").contains("still expected") == false)
    #expect(await run("status -m 2025-12").contains("still expected"))
    #expect(await run("edit 3 --for 2025-12").contains("\(Self.instead) for 2025-12"))
    #expect(await run("edit 3 --for 2024-01").contains("2024-01 is too far from 2025-12-02"))
  }

  @Test func `days that are said expect the amount on each`() async {
    await run("init --open")
    let told = await run("income salary 1900 on the 15th and the last --from 2025-10")
    let words = "every month on the 15th and the last day"
    #expect(told.contains("base income 1900.00 \(words), from 2025-10"), "\(told)")
    #expect(await run("status -m 2025-10").contains("still expected 3800.00"))
    #expect(await run("income 1900 -d 2025-10-15").contains("instead of the 1900.00 expected"))
    #expect(await run("status -m 2025-10").contains("still expected 1900.00"))
    #expect(await run("income -m 2025-10").contains(words))
    #expect(await run("explain month.income -m 2025-10").contains(words))
    await run("income 1750 every 2 weeks from 7 nov --from 2025-11")
    #expect(await run("status -m 2025-11").contains("still expected 3500.00"))
    #expect(await run("income 1750 every 2 weeks").contains("from 9 jan"))
    #expect(await run("income 1750 freelance --from 2025-11").contains("need days"))
  }

  @Test func `late income is named once one of its series came, and a line skips it`() async {
    await run("init --open")
    await run("income 1900 on the 15th and the last --from 2025-09")
    #expect(!(await run("check incomes")).contains("expected on"))
    await run("income 1900 -d 2025-10-15")
    await run("income 1900 -d 2025-11-14")
    let check = await run("check incomes")
    #expect(check.contains("1900.00 was expected on 2025-11-30, and did not come"), "\(check)")
    #expect(check.contains("income skip 2025-11-30"), "\(check)")
    #expect(!check.contains("2025-11-15") && !check.contains("2025-09"), "\(check)")
    #expect(await run("income skip 2025-11-30").contains("without 2025-11-30"))
    #expect(!(await run("check incomes")).contains("2025-11-30"))
    #expect(await run("income skip 2025-11-30").contains("no income is expected on"))
    #expect(!(await run("status -m 2025-11")).contains("still expected"))
  }

  @Test func `what is no income has no such mark`() async {
    await prepare()
    await run("add coffee 4")
    for option in ["--regular", "--extra", "--for 2025-12"] {
      #expect(await run("edit 2 \(option)").contains("entry 2 is no income, but an expense"))
      #expect(await run("add tea 3 \(option)").contains("only an income"))
    }
    #expect(await run("income 500 --regular --extra").contains("Only one of"))
    #expect(await run("income 4000 --monthly --regular").contains("are for money that came in"))
  }
}
