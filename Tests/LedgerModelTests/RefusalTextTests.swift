import LedgerModel
import LedgerTestSupport
import Testing

/// Every refusal in the words that a person reads: a message is part of the interface.
struct RefusalTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var refusal: Refusal
    var problem: String
    var remedy: String?
    var testDescription: String { problem }

    init(_ refusal: Refusal, _ problem: String, _ remedy: String?) {
      self.refusal = refusal
      self.problem = problem
      self.remedy = remedy
    }
  }

  static let list = "List the entries that count with 'puldar list'."

  static let entries: [Case] = [
    Case(
      .emptyLedger, "the ledger has no event yet",
      "Start with: puldar add \"spent 45 at whole foods\"."),
    Case(.noSuchEvent(99), "there is no event 99", "List the events with 'puldar log'."),
    Case(
      .noSuchWriter("zzzz", known: ["k7q2", "m3x9"]), "the ledger has no log of zzzz",
      "Its logs are of k7q2, m3x9."),
    Case(
      .momentBeforeBeginning(.endOf("2025-12-31"), beginning: PracticeLedger.start),
      "nothing was known at the end of 2025-12-31: the ledger began at 2026-01-02T12:00:00.000Z",
      "Name a later moment: 'puldar log' shows when what was recorded."),
    Case(
      .momentBeforeBeginning(.before(0), beginning: PracticeLedger.start),
      "nothing was known just before event 0: the ledger began at 2026-01-02T12:00:00.000Z",
      "Name a later moment: 'puldar log' shows when what was recorded."),
    Case(
      .momentInFuture(.endOf("2026-01-03"), now: PracticeLedger.start),
      "2026-01-03 lies in the future: it is 2026-01-02T12:00:00.000Z",
      "Write 'now', or leave it out."),
    Case(.noSuchEntry(99), "there is no entry 99", list),
    Case(
      .notAnEntry(3, type: "IncomeSet"), "event 3 is no entry, but 'IncomeSet'",
      "Take it back with 'puldar undo 3'."),
    Case(.notAnEntry(0, type: "LogOpened"), "event 0 is no entry, but 'LogOpened'", list),
    Case(
      .notAnExpense(3, type: .income), "entry 3 is no expense, but an income",
      "Name the expense that is paid back, or leave it out."),
    Case(.alreadyVoided(1, by: 3), "entry 1 is already voided (by 3)", list),
    Case(
      .entryVoided(1, by: 3), "entry 1 is voided (by 3)",
      "Put it back first, with 'puldar undo 3'."),
    Case(
      .entryUndone(1, by: 3), "entry 1 is undone (by 3)",
      "Put it back first, with 'puldar redo 1'."),
    Case(
      .isCopy("m3x9:12"),
      "entry m3x9:12 is a copy of one that another device added under the same key", list),
    Case(
      .amountNotPositive(-5_00), "the amount -5.00 is not above zero",
      #"Write it above zero; for money that comes back: puldar add "refund 20 from zara"."#),
    Case(.amountNegative(-1), "the amount -0.01 is below zero", "Write zero or more."),
    Case(
      .amountTooLarge(1_000_000_000_000_001), "the amount 10,000,000,000,000.01 is too large",
      "The largest amount is 10,000,000,000,000.00 USD."),
    Case(
      .foreignCurrency(.eur, ledger: .usd), "the amount is in EUR, and this ledger is kept in USD",
      "Write what it was in USD."),
    Case(
      .futureDate("2026-01-03", today: "2026-01-02"),
      "2026-01-03 lies after today, 2026-01-02", "Add it when it has happened."),
    Case(
      .textTooLong(member: "note", byteCount: 5000), "the note has 5000 bytes, which is too long",
      "A text has at most 4096 bytes."),
    Case(
      .textMissing(member: "transaction"), "the transaction is empty", "Write the transaction."),
    Case(.nothingToChange, "nothing would change: what is asked for holds already", nil),
    Case(.nothingToAdd, "there is nothing to add", "Write an amount and what it was for."),
    Case(.nothingToVoid, "there is no entry to void", list),
    Case(
      .typeCannotChange(from: .income, to: .expense), "income cannot become expense",
      "Void the entry, and add it anew."),
    Case(
      .batchTooLarge(count: 250_001), "250001 events are too many for one batch",
      "At most 250000 count together: do it in parts."),
  ]

  static let settings: [Case] = [
    Case(
      .unknownCategory("dinning", known: [.dining, .other]), "there is no category 'dinning'",
      "Choose one of dining, other; or add it with "
        + "'puldar category add dinning --bucket fun'."),
    Case(
      .categoryExists(.dining), "there is a category 'dining' already",
      "List the categories with 'puldar category list'."),
    Case(
      .categoryEnded("pets", from: "2026-01-01"), "the category 'pets' ended on 2026-01-01",
      "Choose another, or undo the event that ended it."),
    Case(
      .categoryNeeded(.other),
      "the category 'other' cannot be ended: entries fall to it when nothing better is known",
      nil),
    Case(
      .incomeIsNoCategory, "'income' is no category of an expense or a credit",
      "Money that was earned is added with 'puldar income'."),
    Case(
      .incomeHasNoCategory(3), "entry 3 is an income, which has no category",
      "Leave the category out."),
    Case(
      .unknownBucket("fund", known: BucketName.builtIn), "there is no bucket 'fund'",
      "Choose one of fundamentals, fun, future."),
    Case(
      .bucketTwice(.fun), "the bucket 'fun' is named twice", "Name every bucket once, as 50/30/20."),
    Case(
      .sharesDoNotAddUp(hundredths: 9990),
      "the shares add up to 99.90%, not 100%: 0.10% is missing",
      "Write shares that add up to 100, as 50/30/20."),
    Case(
      .sharesDoNotAddUp(hundredths: 10_100),
      "the shares add up to 101.00%, not 100%: 1.00% is too much",
      "Write shares that add up to 100, as 50/30/20."),
    Case(
      .sharesIncomplete(missing: .future), "the bucket 'future' has no share",
      "Name every bucket once, as 50/30/20."),
    Case(
      .locked(.rollover), "rollover is part of Pro, which is locked",
      "Unlock it with 'puldar pro unlock --transaction ID'; the log is plain text and always "
        + "your own."),
    Case(
      .alreadyUnlocked(by: 8), "it is unlocked already (by 8)",
      "See what it holds with 'puldar pro status'."),
    Case(
      .notUnlocked, "there is no such purchase to revoke",
      "See what is unlocked with 'puldar pro status'."),
  ]

  static let undos: [Case] = [
    Case(
      .dependedOn(6, by: 7, as: .corrects), "7 corrects 6", "Undo 7 first, or void 6."),
    Case(.dependedOn(6, by: 7, as: .voids), "7 voids 6", "Undo 7 first."),
    Case(.dependedOn(7, by: 8, as: .madeOn), "8 was made on 7", "Undo 8 first."),
    Case(
      .dependedOn(6, by: 9, as: .paysBack), "9 pays back 6", "Undo 9 first, or void 6."),
    Case(
      .dependedOn(5, by: 6, as: .usesCategory("pets")),
      "6 uses the category 'pets' that 5 added",
      "Undo 6 first, or end the category with 'puldar category end pets'."),
    Case(
      .dependsOnUndone(7, on: 6, as: .corrects), "7 corrects 6, which is undone",
      "Redo 6 first."),
    Case(
      .alreadyUndone(6, by: 8), "event 6 is already undone (by 8)",
      "Put it back with 'puldar redo 6'."),
    Case(.notUndone(6), "event 6 is not undone", "Take it back with 'puldar undo 6'."),
    Case(
      .neverUndone(8, type: "EventReverted"), "event 8 is 'EventReverted', which is never undone",
      "Name the event that it was about, with 'undo' or 'redo'."),
    Case(.neverUndone(0, type: "LogOpened"), "event 0 is 'LogOpened', which is never undone", nil),
    Case(
      .neverUndone(9, type: "LogRepaired"), "event 9 is 'LogRepaired', which is never undone", nil),
    Case(.nothingToUndo, "there is nothing to undo", "See what happened with 'puldar log'."),
    Case(.nothingToRedo, "there is nothing to redo", "See what happened with 'puldar log'."),
    Case(
      .undoneTooFar(count: 10_000), "the last 10000 events are all undone",
      "Name the event: 'puldar undo NUMBER'."),
    Case(
      .keyTaken(1, by: 3), "the key of event 1 was used again by 3", "Undo 3 first."),
  ]

  @Test(.rows) func `a refusal says what is wrong and what to do`() {
    each(Self.entries + Self.settings + Self.undos) { (example: Case) in
      #expect(example.refusal.problem(naming: \.lastPart) == example.problem)
      #expect(example.refusal.remedy(naming: \.lastPart) == example.remedy)
      #expect(example.problem.last != ".")
      if let remedy = example.remedy { #expect(remedy.last == ".") }
    }
  }

  @Test(.rows) func `where nobody names events otherwise they are named in full`() {
    each(Self.entries + Self.settings + Self.undos) { (example: Case) in
      let refusal = example.refusal
      #expect(refusal.problem == refusal.problem(naming: \.text))
      #expect(refusal.remedy == refusal.remedy(naming: \.text))
    }
    #expect(Refusal.noSuchEvent("m3x9:12").problem == "there is no event m3x9:12")
    #expect(
      FigureTooLarge(since: "m3x9:12").problem == "the figure is too large since event m3x9:12")
    #expect(
      FigureTooLarge(since: "m3x9:12").problem(naming: \.lastPart)
        == "the figure is too large since event 12")
  }

  @Test func `events are named as the caller names them`() {
    let refusal = Refusal.entryVoided("k7q2:1", by: "m3x9:3")
    #expect(refusal.problem { $0.text } == "entry k7q2:1 is voided (by m3x9:3)")
    #expect(refusal.remedy { $0.text } == "Put it back first, with 'puldar undo m3x9:3'.")
  }

  @Test func `what a person typed cannot change the terminal`() {
    let name: CategoryName = "e\u{301}tudes"
    #expect(
      Refusal.unknownCategory(name, known: []).problem == "there is no category 'e\u{301}tudes'")
    let long = CategoryName.known(String(repeating: "a", count: 64))
    #expect(Refusal.categoryExists(long).problem.contains("…"))
  }
}

extension EventID {
  /// As the ledger's only log names it.
  fileprivate var lastPart: String { String(number) }
}
