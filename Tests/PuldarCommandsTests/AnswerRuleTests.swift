import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// What answers say, so that a person is neither misled nor left without the next step.
@Suite struct AnswerRuleTests {
  private let commands: TriedCommands

  init() throws { commands = try TriedCommands() }

  private func run(_ line: String, on day: String = "2026-01-15") async -> String {
    await commands.run("\(line) --today \(day)")
  }

  @Test func `C18: what was planned for a month to come is shown by the month's name`() async {
    _ = await run("income 4000 --monthly", on: "2026-02-10")
    #expect(
      await run("budget 1000 -m june", on: "2026-02-10").contains("budget of 2026-06: 1000.00"))
    #expect(await run("status -m june", on: "2026-02-10").hasPrefix("June 2026"))
    #expect(await run("status -m july", on: "2026-02-10").hasPrefix("July 2025"))
    #expect(await run("budget 900 --from july", on: "2026-02-10").contains("from 2026-07 on"))
    #expect(await run("status -m 7", on: "2026-02-10").hasPrefix("July 2026"))
    #expect(await run("budget shift 5 fun future -m april", on: "2026-02-10").contains("2026-04"))
    #expect(await run("income 50 --for january", on: "2026-02-10").contains("for 2026-01"))
    #expect(await run("forecast -m march", on: "2026-02-10").contains("March 2026"))
  }

  @Test func `DR9, M37: a part of an income goes to savings, and the rest counts in its month`()
    async
  {
    for line in ["income 3000 --monthly", "account open bank 100"] { _ = await run(line) }
    let stored = await run("income gift 500 from anna --part 100")
    #expect(stored.contains("income 400.00") && stored.contains("income 100.00"))
    #expect(await run("status").contains("3400.00"))
    #expect(await run("status").contains("Came in outside the budget this month: 100.00"))
    #expect(await run("account").contains("600.00"))
    for part in ["500", "600"] {
      #expect(await run("income 500 --part \(part)").contains("'--part' is less than"))
    }
    #expect(await run("income 500 --monthly --part 5").contains("'--part'"))
    _ = await run("undo")
    #expect(!(await run("status")).contains("as savings"))
  }

  @Test func `M32: of many lines that are refused twenty are named, and the others counted`()
    async throws
  {
    let terminal = try TypedTerminal()
    let lines = String(repeating: "{\"x\":1}\n", count: 23)
    let refused = await terminal.run(lines, "append")
    #expect(refused.shown.contains("23 lines refused") && refused.code == .refusedData)
    #expect(refused.shown.contains("line 20: ") && !refused.shown.contains("line 21: "))
    #expect(refused.shown.contains("… and 3 more such lines."))
  }

  @Test func `C43: the first opening of an account and a later one are told alike`() async {
    #expect(await run("account open bank 500").hasSuffix("account bank opened with 500.00\n"))
    #expect(await run("account open cash 20").hasSuffix("account cash opened with 20.00\n"))
    // One that was in use says what it held.
    _ = await run("add lunch 5")
    let again = await run("account open bank 700", on: "2026-01-16")
    #expect(again.contains("bank: 495.00 -> 700.00"))
  }

  @Test func `C43: where only what came counts, a month to come has no budget to be over`() async {
    for line in ["income --actual", "bill add rent 900 every month on the 1st"] {
      _ = await run(line)
    }
    let shown = await run("forecast")
    #expect(shown.contains("900.00") && !shown.contains("budget") && !shown.contains("-900.00"))
    _ = await run("budget 1000")
    #expect(await run("forecast").contains(/Month +900\.00 +1000\.00 +100\.00/))
  }

  @Test func `M3: a month's budget is told by add and report, also if nothing is shared`() async {
    for line in ["budget 100", "add gas 60"] { _ = await run(line) }
    let added = await run("add gas 60")
    #expect(added.contains("Fundamentals: 120.00 spent; month: OVER by 20.00"), "\(added)")
    let report = await run("report")
    #expect(report.contains("Total") && report.contains("120%  OVER by 20.00"), "\(report)")
    #expect(await run("report --by month --plain").contains("100.00"))
  }

  @Test func `M3: a limit that is passed is told by add, check, report and calendar`() async {
    for line in ["income 3000 --monthly", "budget dining 10", "budget gifts 50"] {
      _ = await run(line)
    }
    let line = "dining: OVER by 10.00 (20.00 of 10.00)"
    for screen in ["add coffee 20", "report", "report --by category", "calendar"] {
      let shown = await run(screen)
      #expect(shown.contains(line) && !shown.contains("gifts:"), "\(screen): \(shown)")
    }
    #expect(await run("check").contains("dining 2026-01: OVER by 10.00"))
    #expect(await run("report -m 2025-12..2026-01").contains("dining 2026-01: OVER by 10.00"))
    // A report of a part is of no budget.
    #expect(!(await run("report -c dining").contains("OVER")))
  }

  @Test func `M38: who lives by an allowance alone is shown no buckets`() async {
    for line in ["account open bank 2000", "allowance 20", "add lunch 5"] { _ = await run(line) }
    let shown = await run("status")
    #expect(shown.contains(/Month +5\.00\n/))
    #expect(!shown.contains("Fundamentals") && !shown.contains("no income"))
    _ = await run("income 1000 --monthly")
    #expect(await run("status").contains("Fundamentals"))
  }

  @Test func `M7: a name that is shown is a name that can be typed`() async {
    for line in [
      "income 1000 --monthly", "category add pets --bucket fun", "category rename pets animals",
      "budget bucket rename fun Joy",
    ] { _ = await run(line) }
    #expect(await run("add food 30 -c animals").contains("· animals · Joy"))
    #expect(await run("list -c animals -b joy").contains("1 entry"))
    #expect(await run("budget animals 20").contains("limit 20.00"))
    #expect(await run("explain animals").contains("30.00"))
    #expect(await run("explain limit.animals").contains(/left +-10\.00/))
    #expect(await run("explain animals").hasPrefix("animals 30.00 = "))
    #expect(await run("budget").contains(/animals .* of 20\.00/))
    #expect(await run("add dog food 5 #animals -n").contains("· animals · Joy"))
    #expect(await run("rule add blue-door animals -n").contains("is animals"))
    #expect(await run("explain joy.spent").contains("30.00"))
    #expect(await run("budget fundamentals=40 joy=40 future=20").contains("Joy 40%"))
    #expect(await run("budget shift 10 joy future").contains("Joy -> Future You"))
    #expect(await run("budget rollover joy surplus").contains("Joy"))
    #expect(await run("category add animals --bucket fun").contains("already"))
    #expect(await run("budget bucket add joy").contains("already"))
    #expect(await run("category end animals").contains("ends"))
  }

  @Test func `M7: shares stand in the order of the buckets, however many there are`() async {
    _ = await run("income 1000 --monthly")
    #expect(await run("budget 40/60").contains("2 shares are given, and there are 3 buckets"))
    for bucket in ["trips", "aid"] { _ = await run("budget bucket add \(bucket)") }
    let few = await run("budget 50/30/20")
    #expect(few.contains("3 shares are given, and there are 5 buckets"), "\(few)")
    #expect(few.contains("in the order fundamentals, fun, future, aid, trips"), "\(few)")
    let set = await run("budget 40/30/10/5/15")
    #expect(set.contains("Future You 10% 100.00 · aid 5% 50.00 · trips 15% 150.00"), "\(set)")
    #expect(await run("budget 40/30/10/5").contains("4 shares"))
    #expect(await run("budget 40/30/10/5/10").contains("5.00% is missing"))
  }

  @Test func `M7: what was ended is opened again by adding it`() async {
    for line in [
      "income 1000 --monthly", "category add pets --bucket fun", "add food 30 #pets",
      "budget bucket add trips", "budget 40/30/20/10", "category end pets",
      "budget bucket end trips --move-to fun",
    ] { _ = await run(line) }
    #expect(await run("category add birds").contains("--bucket"))
    #expect(await run("category add pets").contains("category pets in Fun, open again"))
    #expect(await run("list #pets").contains("1 entry"))
    #expect(await run("add food 5 #pets").contains("· pets · Fun"))
    #expect(await run("category add pets").contains("already"))
    let opened = await run("budget bucket add trips")
    #expect(opened.contains("bucket trips from 2026-01, open again"), "\(opened)")
    #expect(
      opened.contains("Fun 30% 300.00 · Future You 20% 200.00 · trips 10% 100.00"), "\(opened)")
    #expect(await run("budget bucket add trips").contains("already"))
    #expect(await run("log").contains("category pets in Fun, open again"))
  }

  @Test func `SP42, M29: an entry tells that a rule or a lesson of one's own decided`() async {
    for line in [
      "rule add blue-door gifts", "add 12 at the hungry bear", "edit last --category health",
    ] { _ = await run(line) }
    for (words, by, told) in [
      ("blue-door 5", "rules/2/own", "rules/2; category by your rule"),
      ("9 at the hungry bear", "rules/2/taught", "rules/2; category by what you taught"),
      ("9 --merchant blue-door", "flags", "you"), ("lunch 5", "rules/2", "rules/2"),
      ("blue-door 5 #dining", "rules/2+category", "rules/2; category by you"),
      ("tea 7 at the hungry bear -c dining", "rules/2+category", "rules/2; category by you"),
      ("tea 7 --merchant blue-door", "rules/2/own+merchant", "by your rule; merchant by you"),
    ] {
      _ = await run("add \(words)")
      #expect(await run("list --limit 1 --json").contains(#""by":"\#(by)""#), "\(words)")
      #expect(await run("show last").contains("\(told)\n"), "\(words)")
    }
  }

  @Test func `what a shift moved stands beside the share that it changes`() async {
    for line in [
      "income 1000 --monthly", "budget bucket add trip",
      "budget fundamentals=40 fun=30 future=20 trip=10",
    ] { _ = await run(line) }
    #expect(
      await run("budget shift 5000 trip fun").contains("is 100.00, and 5000.00 was to be moved"))
    _ = await run("budget shift 20 trip fun")
    #expect(
      await run("budget").contains(
        "Fun 30% 300.00 + 20.00 · Future You 20% 200.00 · trip 10% 100.00 - 20.00"))
    _ = await run("budget bucket end trip --move-to fun")
    #expect(!(await run("undo 4")).contains("\n   \n"))
  }

  @Test func `who takes back the only opening is told that balances are gone`() async {
    _ = await run("account open bank 10")
    #expect(await run("undo 1").contains("No account is opened now"))
    #expect(await run("redo 1").contains("account bank opened with 10.00"))
  }

  @Test func `what check finds stands beside the command that settles it`() async {
    for line in [
      "income 1000 --monthly", "account open bank 10", "account open cash 90", "budget 100",
      "budget dining 20", "add sushi 50",
    ] { _ = await run(line) }
    let found = await run("check")
    for command in [
      "budget shift 20.00 fundamentals fun -m 2026-01", "budget dining 50.00 -m 2026-01",
      "move 40.00 cash bank",
    ] {
      #expect(found.contains("\(command)'"), "\(command) in \(found)")
      _ = await run(command)
    }
    #expect(await run("check").contains("Nothing needs you"))
  }

  @Test func `C26: an entry is corrected by a name that no other one has`() async {
    _ = await run("add coffee 4.50")
    #expect(await run("edit coffee --amount 3").contains("amount 4.50 -> 3.00"))
    _ = await run("add coffee 5")
    #expect(await run("edit coffee --amount 2").contains("3 Coffee of 2026-01-15 (5.00), or 1"))
    #expect(await run("edit cofee --amount 2").contains("Did you mean 'Coffee'?"))
  }

  @Test func `M13, C42: a list says what came as savings, and what of it came back`() async {
    for line in ["account open bank 100", "income 500 --as-savings", "add sushi 20"] {
      _ = await run(line)
    }
    _ = await run("add refund 3 from sushi --of 3")
    let list = await run("list")
    #expect(
      list.contains("outside the budget") && list.contains("in 503.00, 3.00 of it came back"),
      "\(list)")
  }

  @Test func `C21: several months show what there was at the end of each`() async {
    _ = await run("account open bank 1000", on: "2026-01-15")
    _ = await run("account add rainy --kind savings", on: "2026-01-15")
    _ = await run("move 300 bank rainy", on: "2026-02-15")
    _ = await run("add lunch 30", on: "2026-03-15")
    let shown = await run("account -m january..march", on: "2026-03-15")
    #expect(
      shown.hasSuffix(
        """
                 at hand    kept    worth
        2026-01  1000.00    0.00  1000.00  ###################
        2026-02   700.00  300.00  1000.00  ###################
        2026-03   670.00  300.00   970.00  ##################

        """), "\(shown)")
  }

  @Test func `C33, M14, M20, M38: no answer keeps back what a person needs`() async {
    _ = await run("allowance 50")
    #expect(!(await run("add coffee 4")).contains("No income set"))
    for line in ["bill add car 100 every month on the 1st from 2026-01-01", "bill add cart 5 9jan"]
    {
      _ = await run(line)
    }
    #expect(await run("pay ca").contains("3 Car, or 4 Cart"))
    #expect(await run("add tea 3 --date -99999d").contains("there is no day '1752"))
    _ = await run("pro unlock --product other --transaction X9")
    #expect(!(await run("log")).contains("Pro unlocked"))
  }

  @Test(arguments: [20, 40, 60, 80])
  func `an offered command is broken at no column`(_ width: Int) {
    for (line, command) in [
      (
        "Help:  Say which: 'puldar budget bucket end fun --move-to future'; or not.",
        "'puldar budget bucket end fun --move-to future';"
      ),
      (
        "   Car is paid already. Take it back: puldar undo --payment 3",
        "puldar undo --payment 3"
      ),
    ] {
      let lines = LineWrapping.lines(line, within: width)
      #expect(lines.contains { $0.contains(command) }, "\(lines)")
    }
  }
}
