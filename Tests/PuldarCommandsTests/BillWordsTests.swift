import LedgerModel
import LedgerStore
import LedgerTestSupport
import PuldarCommands
import Testing

/// By which words a day of a bill and a bill are found, and what is told beside a payment
/// or a change.
@Suite struct BillWordsTests {
  private let commands: TriedCommands

  init() throws {
    commands = try TriedCommands()
  }

  @discardableResult
  private func run(_ line: String, in ledger: String = "trip") async -> String {
    await commands.run(line, in: ledger)
  }

  /// A rent that was due twice and is due again, and two others.
  private func prepare() async {
    await run("init --open")
    await run(
      "bill add rent 1200 every month on the 31st --due 2025-11-30 --mode bank --note cellar")
    await run("bill add netflix 9.99 15jan")
    await run("bill add phone 20.01 20jan -c subscriptions")
  }

  @Test func `BM44, BM45: a day of a bill is named in words, and is the one on which it is due`()
    async
  {
    await prepare()
    // A day of December is the last one, one of January the next: there the bills are due.
    for (line, told) in [
      ("pay netflix --due 15jan", "bill 2 due on 2026-01-15 paid"),
      ("pay rent --due 31dec", "bill 1 due on 2025-12-31 paid"),
      ("unpay rent --due 31dec", "bill 1 due on 2025-12-31 not paid"),
      ("bill skip rent --due 30nov", "bill 1 due on 2025-11-30 left out"),
      ("bill void rent --due 31jan", "bill 1 due on 2026-01-31 left out"),
      ("pay rent --due tomorrow", "nothing of the bill 1 is due on 2026-01-03"),
      ("pay rent --due soon", "The value 'soon' is invalid for '--due <day>'"),
      ("pay rent --due 31feb", "31feb"),
    ] {
      let answer = await run(line)
      #expect(answer.contains(told), "\(line): \(answer)")
    }
    await run("bill add gym 10 every friday --due 2025-12-26")
    #expect(await run("pay gym --due friday").contains("due on 2026-01-02 paid"))
    #expect(await run("pay gym --due friday").contains("due on 2025-12-26 paid"))
  }

  @Test func `BM7, BM10: what an expense counts that was edited stands beside what was paid`() async
  {
    await prepare()
    await run("pay rent")
    await run("pay netflix 4 --part")
    #expect(!(await run("bills --paid")).contains("counts"))
    await run("edit 5 --amount 1210")
    await run("edit 7 --amount 5")
    for line in ["bills --paid", "bill show rent"] {
      let answer = await run(line)
      #expect(answer.contains("1200.00  housing  paid 2026-01-02, counts 1210.00"), "\(answer)")
    }
    let shown = await run("bill show netflix")
    #expect(shown.contains("4.00 paid, 5.99 left, counts 5.00"), "\(shown)")
    #expect(await run("bill show rent --plain").hasSuffix("\t1210.00\texpense\t\n"))
    let program = await run("bill show rent --json")
    #expect(program.contains(#""amount":"1200.00","part":false,"mode":"bank","counts":"1210.00""#))
    await run("edit 5 --amount 1200")
    #expect(!(await run("bill show rent")).contains("counts"))
  }

  @Test func `BM45: a bill is found by its words, and stands in no sum`() async {
    await prepare()
    await run("bill edit phone --name mobile --from 2026-03-01")
    for (line, told) in [
      ("find netflix", "No entries.\nBills\n2  Netflix  9.99"),
      ("find CELLAR rent", "1  Rent  1200.00"),
      ("find phone", "3  "), ("find subscriptions", "2  Netflix"),
    ] {
      let answer = await run(line)
      #expect(answer.contains(told), "\(line): \(answer)")
    }
    await run("pay netflix")
    let both = await run("find netflix")
    #expect(
      both.contains("1 entry · out 9.99 · in 0.00 · net -9.99 · of all time\nBills\n2  Netflix"),
      "\(both)")
    for line in ["find netflix --sum", "find netflix -m 2026-01", "find nothing"] {
      #expect(!(await run(line)).contains("Bills"))
    }
    #expect(await run("find netflix --json").contains(#""bills":[{"id":"2""#))
    #expect(!(await run("find nothing --json")).contains("bills"))
  }
}
