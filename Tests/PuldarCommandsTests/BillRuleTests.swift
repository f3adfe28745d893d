import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import PuldarCommands
import Testing

/// What the rules of bills say of the commands, a rule or two a test.
@Suite struct BillRuleTests {
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

  @Test func `BM12, BM32, BM43: the first bill makes the ledger, and is what is due next`() async {
    #expect(await run("bill add netflix 9.99 15jan").contains("Created your ledger"))
    #expect(await run("due").contains("2026-01-15  Netflix  9.99"))
    #expect(await run("due").contains("1 bill due up to 2026-02-01, 9.99"))
    #expect(await run("due --within 7d").contains("Nothing is due up to 2026-01-09."))
  }

  @Test func `BM17, BM27: a bill is told by its name, amount and day, and that it is overdue`()
    async
  {
    await prepare()
    let lines = await run("bills").split(separator: "\n").map(String.init)
    #expect(lines.first?.contains(/2025-11-30 +Rent +1200\.00 +housing +OVERDUE$/) == true)
    let netflix = lines.first { $0.contains("Netflix") }
    #expect(netflix?.contains(/2026-01-15 +Netflix +9\.99 +subscriptions$/) == true)
    #expect(await run("status").contains("2 bills overdue, 2400.00: "))
    await run("pay rent")
    await run("pay rent --due 2025-12-31")
    #expect(!(await run("status")).contains("overdue"))
    #expect(await run("bills --paid").contains("paid 2026-01-02"))
  }

  @Test func `BM10: a bill is shown with all it says, what was paid, and what is due next`() async {
    await prepare()
    await run("pay rent 500 --part")
    let shown = await run("bill show rent")
    for words in [
      "Rent 1200.00", "housing", "Fundamentals", "bank", "cellar",
      "every month on the last day from 2025-11-30",
      "next due 2025-11-30, 1200.00, OVERDUE, 500.00 paid, 700.00 left; 2 are overdue", "So far",
    ] {
      #expect(shown.contains(words), "\(words): \(shown)")
    }
  }

  @Test
  func `M16: a payment that is taken back says which amount stays, and a bill what is to come`()
    async
  {
    await run("bill add rent 1000 every month on the 31st --due 2025-12-31")
    await run("pay rent 1210 --next-amount 1250")
    let change = "change 4 holds: amount 1000.00 -> 1250.00"
    #expect(await run("undo --payment rent").contains("From 2026-01-01 on \(change)"))
    #expect(await run("bill show rent").contains("\nFrom 2026-01-01 on \(change)"))
    #expect(!(await run("pay rent 2000 -n")).contains("twice"))
    #expect(await run("pay rent 2001").contains("2001.00 is more than twice the 1000.00 of Rent."))
    await run("undo")
    #expect(!(await run("pay rent 1300 --due 2026-01-31")).contains("twice"))
  }

  @Test func `M16: a payment of more than twice the bill is asked about at a terminal`()
    async throws
  {
    let terminal = try TypedTerminal()
    for line in ["init", "bill add rent 1000 2026-01-02"] {
      _ = await terminal.run("", line.split(separator: " ").map(String.init))
    }
    let asked = await terminal.run("n\n", "pay", "rent", "10000")
    #expect(asked.shown.contains("10000.00 is more than twice the 1000.00 of Rent. Go on?"))
    #expect(!(await terminal.run("", "list")).shown.contains("10000"))
  }

  @Test func `an income whose days are not said is asked about, and refused if nobody can be`()
    async throws
  {
    for words in ["biweekly", "fortnightly", "every two weeks"] {
      #expect(await run("income 1900 \(words)").contains("on which days '\(words)' falls"))
      let terminal = try TypedTerminal()
      let asked = await terminal.run(
        "9 jan\n", "income 1900 \(words)".split(separator: " ").map(String.init))
      #expect(asked.shown.contains("every 2 weeks on Friday from 2026-01-09"), "\(asked.shown)")
    }
    #expect(await run("income 1900 twice a month").contains("on which days 'twice a month' falls"))
    #expect(
      await run("income 1900 twice a month on the 1st and 15th").contains("on the 1st and the 15th")
    )
  }

  @Test func `what bills save is told, and so is what comes back once they do no more`() async {
    await run("income 4000 --monthly")
    await run("bill add insurance 640 --due 2026-05-05 --save")
    #expect(await run("status").contains("Saved for bills 128.00"))
    for line in ["bill skip insurance", "bill edit insurance --no-save", "bill stop insurance"] {
      #expect(await run(line).contains("   128.00 comes back to Fundamentals"), "\(line)")
      #expect(!(await run("status")).contains("Saved for bills"), "\(line)")
      await run("undo")
    }
  }

  @Test
  func `M36: what is attached to a bill by its name is attached to the entry that paid it last`()
    async throws
  {
    await run("bill add netflix 16 --due 2026-01-02 --every monthly")
    await run("pay netflix")
    let folder = try TemporaryFolder()
    let file = try receipt(in: folder)
    #expect(await run("receipt attach 1 \(file)").contains("attaches to 1:"))
    #expect(await run("receipt attach netflix \(file)").contains("attaches to 3:"))
    #expect(await run("receipt detach netflix n.txt").contains("detaches from 3:"))
    await run("undo --payment netflix")
    #expect(await run("receipt attach netflix \(file)").contains("is attached already"))
  }

  private func receipt(in folder: TemporaryFolder) throws -> String {
    let file = folder.path("n.txt")
    let text = "Cafe Roma\nEspresso 2.50\nCake 5.00\nTOTAL 7.50\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  @Test func `M10: a receipt says the amount that words leave open, and that they say another`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try receipt(in: folder)
    #expect(await run("add groceries --receipt \(file)").contains("expense 7.50 USD Groceries"))
    let refused = await run("add lunch 12.50 --receipt \(file) --no-input")
    #expect(refused.contains("the receipt says 7.50, and the words 12.50"))
    let other = await run("add lunch 12.50 --receipt \(file) --yes")
    #expect(other.contains("expense 12.50 Lunch") && other.contains("The receipt says 7.50"))
    #expect(!(await run("add tea 7.50 --receipt \(file)")).contains("The receipt says"))
    #expect(
      await run("bill add paper every month on the 3rd --receipt \(file)").contains("Paper 7.50"))
  }

  @Test func `BM5, BM7: what is open is listed, or what is paid, and added up by category`() async {
    await prepare()
    let sums = await run("bills --by category --plain").split(separator: "\n").map(String.init)
    #expect(
      sums.contains("housing\t3\t3600.00\tUSD") && sums.contains("subscriptions\t2\t30.00\tUSD"))
    await run("pay netflix")
    #expect(!(await run("due")).contains("Netflix"))
    let paid = await run("bills --paid")
    #expect(paid.contains("Netflix") && !paid.contains("Rent"))
    let both = await run("bills")
    #expect(both.contains("Rent") && both.contains("Phone"))
  }

  @Test func `BM19: the time of a day changes no sum, and no day`() async {
    await run("bill add tax 312.40 --due 2026-01-20T18:30")
    await run("bill add tea 1 --due 2026-01-20")
    #expect(await run("due").contains("2 bills due up to 2026-02-01, 313.40"))
    #expect(await run("bill show tax").contains("at 18:30"))
  }

  @Test func `BM35: a bill that a merge leaves paid by nothing is named, and can be settled`() async
  {
    await run("init --open")
    await run("bill add rent 1200 --due 2026-01-05")
    await run("pay rent")
    await run("merge \(commands.folder.path("trip")) --join", in: "other")
    await run("unpay rent", in: "other")
    // Both take it back, and one of them puts it back: the void of the other stays.
    #expect(await run("void 3").contains("bill 1 due on 2026-01-05 not paid"))
    await run("undo", in: "other")
    await run("merge \(commands.folder.path("other"))")
    let found = await run("check conflicts")
    let sentence = "Rent, due on 2026-01-05 is paid, and its expense"
    #expect(found.contains(sentence), "\(found)")
    let match = found.firstMatch(of: /'puldar -f \S+ (undo --payment [^']*)'/)
    let advice = match.map { String($0.output.1) } ?? ""
    #expect(advice.hasSuffix("--due 2026-01-05"))
    await run(advice)
    #expect(!(await run("check conflicts")).contains(sentence))
    #expect(await run("due").contains("Rent"))
  }

  @Test
  func `BM35: a bill that two devices paid with two sums is named with both, until it is settled`()
    async
  {
    await run("init --open")
    await run("bill add rent 1200 --due 2026-01-05")
    await run("merge \(commands.folder.path("trip")) --join", in: "other")
    await run("pay rent 1250")
    await run("pay rent 1225", in: "other")
    await run("merge \(commands.folder.path("other"))")
    let found = await run("check conflicts")
    let sentence = "paid bill 1, Rent, due on 2026-01-05, with"
    #expect(found.contains("this device (2, 2026-01-02) \(sentence) 1250.00; "), "\(found)")
    #expect(found.contains(") \(sentence) 1225.00; 2 holds."), "\(found)")
    #expect(found.split(separator: "\n").count == 1, "the expenses met with their payments")
    let advice =
      found.firstMatch(of: /else: 'puldar -f \S+ ([^']*)'/).map { String($0.output.1) } ?? ""
    #expect(advice == "edit 3 --amount 1225.00")
    #expect(
      found.contains("If that is right: 'puldar -f \(commands.folder.path("trip")) review 2'"),
      "\(found)")
    await run("review 2")
    #expect(!(await run("check conflicts")).contains(sentence))
    await run("undo")
    #expect(await run("check conflicts") == found)
    await run(advice)
    #expect(!(await run("check conflicts")).contains(sentence))
  }

  @Test func `BM35: a bill that two devices paid on two days is named by its expense`() async {
    await run("init --open")
    await run("bill add rent 1200 --due 2026-01-05")
    await run("merge \(commands.folder.path("trip")) --join", in: "other")
    await run("pay rent --on 2025-12-30")
    await run("pay rent --on 2026-01-02", in: "other")
    await run("merge \(commands.folder.path("other"))")
    let found = await run("check conflicts")
    #expect(found.contains("2025-12-30") && found.contains("2026-01-02"), "\(found)")
    #expect(found.split(separator: "\n").count == 1)
    await run("review 3")
    #expect(await run("check conflicts").contains("Nothing needs you"))
  }

  @Test func `BM38, BM45: what was paid by a part of its name is found, undone and redone`() async {
    await prepare()
    #expect(await run("pay netf").contains("paid: 9.99"))
    #expect(await run("find netflix").contains("9.99"))
    await run("undo")
    await run("undo")
    #expect(await run("due").contains("Netflix"))
    await run("redo")
    await run("redo")
    #expect(!(await run("due")).contains("Netflix"))
    #expect(await run("pay e").contains("can be several bills"))
  }

  @Test func `BM35, BM47: what one device adds and pays another sees at once after a merge`() async
  {
    await run("init --open")
    await run("merge \(commands.folder.path("trip")) --join", in: "other")
    await run("bill add rent 1200 --due 2026-01-05", in: "other")
    #expect(await run("merge \(commands.folder.path("other"))").contains("added"))
    #expect(await run("due").contains("Rent"))
    await run("pay rent")
    await run("merge \(commands.folder.path("trip"))", in: "other")
    #expect(await run("due", in: "other").contains("Nothing is due"))
    #expect(await run("verify", in: "other").contains("seals intact"))
  }

  @Test func `BM13, BM31, EX24: a ledger in memory keeps bills as one in files does`() async throws
  {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: commands.clock,
      opening: LedgerOpening(currency: .usd, deviceName: "test"))
    let rule = try #require(Recurrence(text: "every month on 31 from 2026-01-31"))
    let terms = BillTerms(
      "Rent", rule, amount: Money(minorUnits: 1200_00, currency: .usd), category: .housing)
    let bill = try #require(try await ledger.perform(AddBill(terms)).outcome.first)
    #expect(try await ledger.view(DecisionState()).bills.next(of: bill)?.due.text == "2026-01-31")
  }

  @Test func `BM45: a bill is found by a name that it had, where no other is called so`() async {
    await run("init --open")
    await run("bill add netflix 9.99 15jan")
    await run("bill edit netflix --name Streaming")
    #expect(await run("bill show netflix").hasPrefix("1  Streaming 9.99"))
    #expect(await run("bill show flix").hasPrefix("1  Streaming 9.99"))
    // Until a name holds, the bill is told by the one before, and is found by both.
    await run("bill edit streaming --name Films --from 2026-03-01")
    #expect(await run("due --within 30d").contains("Streaming"))
    for word in ["streaming", "films", "netflix"] {
      #expect(await run("pay \(word) --dry-run").contains("bill 1 due on 2026-01-15"), "\(word)")
    }
    // Who is called so now is meant, and a part of another's name leaves it open which one is.
    await run("bill add netflix 12 20jan")
    #expect(await run("bill show netflix").hasPrefix("4  Netflix 12.00"))
    await run("bill add streaming box 3 21jan")
    let doubt = await run("pay streaming")
    #expect(
      doubt.contains("can be several bills") && doubt.contains("1 ") && doubt.contains(", or 5 "),
      "\(doubt)")
    // A name that was taken back means nothing.
    await run("undo 2")
    await run("undo 3")
    #expect(await run("bill show films").contains("no bill is called 'films'"))
  }

  @Test func `BM29: a change says from when on a later one holds, where that says something else`()
    async
  {
    await run("init --open")
    await run("bill add netflix 9.99 every month on the 15th")
    await run("bill edit netflix --amount 14.99 --from 2026-06-01 --why announced")
    let edit = "bill edit netflix --amount 11.99 --from 2026-02-01"
    let told = "   From 2026-06-01 on change 2 holds: amount 11.99 -> 14.99"
    for line in ["\(edit) --dry-run", edit] {
      let answer = await run(line)
      #expect(answer.contains(told), "\(answer)")
    }
    let program = await run("bill edit netflix --amount 12.99 --from 2026-03-01 --json")
    #expect(program.contains(#""laterChange":{"event":"2","from":"2026-06-01"}"#), "\(program)")
    #expect(!(await run("bill edit netflix --name Films --from 2026-03-01")).contains("holds:"))
    #expect(await run("due --within 7m --plain").contains("2026-07-15\tFilms\t14.99"))
    #expect(!(await run("bill edit netflix --amount 15.99 --from 2026-06-01")).contains("holds:"))
    #expect(!(await run("bill edit netflix --amount 16.99 --from 2026-07-01")).contains("holds:"))
  }

  @Test func `BM9, DR12: the payment that was recorded last is taken back, whatever it was for`()
    async
  {
    await run("init --open")
    await run("bill add rent 100 every month on the 1st --due 2025-11-01")
    for day in ["2026-01-01", "2025-11-01", "2025-12-01"] { await run("pay rent --due \(day)") }
    await run("undo 7")
    for day in ["2025-11-01", "2026-01-01"] {
      let answer = await run("unpay rent")
      #expect(answer.contains("bill 1 due on \(day) not paid"), "\(answer)")
    }
    #expect(await run("unpay rent").contains("nothing of the bill is paid"))
  }

  @Test
  func `BM9, BM48: of the payments of two devices the one that was recorded last is taken back`()
    async
  {
    await run("init --open", in: "a")
    await run("bill add rent 100 every month on the 1st --due 2025-11-01", in: "a")
    await run("merge \(commands.folder.path("a"))", in: "b")
    await run("pay rent --due 2026-01-01", in: "a")
    await run("pay rent --due 2025-12-01", in: "b")
    await run("pay rent --due 2025-11-01", in: "a")
    await run("merge \(commands.folder.path("b"))", in: "a")
    for day in ["2025-11-01", "2025-12-01", "2026-01-01"] {
      let answer = await run("unpay rent", in: "a")
      #expect(answer.contains("due on \(day) not paid"), "\(answer)")
    }
  }

  @Test func `BM35: a payment without an expense is no conflict, also where one was undone before`()
    async
  {
    await prepare()
    for lines in [
      ["pay netflix", "undo", "pay netflix --no-expense"],
      ["pay phone 5 --part", "undo", "pay phone"],
    ] {
      for line in lines { await run(line) }
      #expect(await run("check conflicts").contains("Nothing needs you"), "\(lines)")
    }
  }

  @Test func `BM45: a name that is nearly one is told`() async {
    await prepare()
    await run("goal add summer holiday")
    for (line, name) in [
      ("pay netflx", "Netflix"), ("bill show reny", "Rent"),
      ("goal fund holidya 5", "summer holiday"), ("explain holiday", "goal summer holiday"),
    ] {
      let answer = await run(line)
      #expect(answer.lowercased().contains("did you mean '\(name.lowercased())'?"), "\(answer)")
    }
  }

  @Test func `BM1: what is left of an amount that is not sure is not told`() async {
    await run("init --open")
    await run("bill add dentist ? 20jan")
    await run("bill add power --about 80 21jan")
    await run("bill add rent 100 22jan")
    #expect(await run("pay dentist 120 --part").contains("on 2026-01-20, ?, 120.00 paid"))
    #expect(await run("pay power 90 --part").contains("on 2026-01-21, ~80.00, 90.00 paid"))
    #expect(await run("pay rent 30 --part").contains("on 2026-01-22, 70.00 left of it"))
  }

  @Test func `BM14: an expense that may have paid an open bill is told with its command`() async {
    await prepare()
    let told = await run("add paid netflix 9.99")
    #expect(told.contains("May be Netflix, due on 2026-01-15. If it is:"), "\(told)")
    #expect(told.contains("pay 2 --due 2026-01-15 --with 4"), "\(told)")
    await run("pay netflix")
    for line in [
      "add paid netflix 9.99", "add phone 20", "add tea 3", "add paid phone 20.01 --dry-run",
    ] {
      #expect(!(await run(line)).contains("May be Netflix"), "\(line)")
    }
  }
}
