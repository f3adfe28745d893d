import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Every refusal in the words that a person reads: a message is part of the interface.
struct RefusalTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var refusal: Refusal
    var problem: String
    var remedy: String?
    var offered: LedgerRemedy?
    var testDescription: String { problem }

    init(_ refusal: Refusal, _ problem: String, _ remedy: String?) {
      self.refusal = refusal
      self.problem = problem
      self.remedy = remedy
    }

    /// One whose remedy the program words that shows it.
    init(_ refusal: Refusal, _ problem: String, offering remedy: LedgerRemedy) {
      self.refusal = refusal
      self.problem = problem
      offered = remedy
    }
  }

  static let entries: [Case] = [
    Case(
      .emptyLedger, "the ledger has no event yet",
      offering: .begin),
    Case(.noSuchEvent(99), "there is no event 99", offering: .findEvent),
    Case(
      .noSuchWriter("zzzz", known: ["k7q2", "m3x9"]), "the ledger has no log of zzzz",
      "Its logs are of k7q2, m3x9."),
    Case(
      .momentBeforeBeginning(.endOf("2025-12-31"), beginning: PracticeLedger.start),
      "nothing was known at the end of 2025-12-31: the ledger began at 2026-01-02T12:00:00.000Z",
      offering: .nameLaterMoment),
    Case(
      .momentBeforeBeginning(.before(0), beginning: PracticeLedger.start),
      "nothing was known just before event 0: the ledger began at 2026-01-02T12:00:00.000Z",
      offering: .nameLaterMoment),
    Case(
      .momentInFuture(.endOf("2026-01-03"), now: PracticeLedger.start),
      "2026-01-03 lies in the future: it is 2026-01-02T12:00:00.000Z",
      "Name a moment that is over, or none for now."),
    Case(.noSuchEntry(99), "there is no entry 99", offering: .findEntry),
    Case(
      .notAnEntry(3, type: "IncomeSet"), "event 3 is no entry, but: income set",
      offering: .undoEvent(3)),
    Case(
      .notAnEntry(0, type: "LogOpened"), "event 0 is no entry, but: log opened",
      offering: .findEntry),
    Case(
      .notAnExpense(3, type: .income), "entry 3 is no expense, but an income",
      "Name the expense that is paid back, or leave it out."),
    Case(.alreadyVoided(1, by: 3), "entry 1 is already voided (by 3)", offering: .findEntry),
    Case(
      .entryVoided(1, by: 3), "entry 1 is voided (by 3)",
      offering: .undoFirst(3)),
    Case(
      .entryUndone(1, by: 3), "entry 1 is undone (by 3)",
      offering: .redoFirst(1)),
    Case(
      .isCopy("m3x9:12"),
      "entry m3x9:12 is a copy of one that another device added under the same key",
      offering: .findEntry),
    Case(
      .amountNotPositive(-5_00), "the amount -5.00 is not above zero",
      offering: .addCredit),
    Case(.amountNegative(-1), "the amount -0.01 is below zero", "Write zero or more."),
    Case(
      .amountTooLarge(1_000_000_000_000_001), "the amount 10000000000000.01 is too large",
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
    Case(.nothingToAdd, "there is nothing to add", "Give an amount, and what it was for."),
    Case(.nothingToVoid, "there is no entry to void", offering: .findEntry),
    Case(
      .typeCannotChange(from: .income, to: .expense), "income cannot become expense",
      "Undo the entry, and add it anew."),
    Case(
      .batchTooLarge(count: 250_001), "250001 events are too many for one batch",
      "At most 250000 count together: do it in parts."),
  ]

  static let settings: [Case] = [
    Case(
      .unknownCategory("dinning", known: [.dining, .other]), "there is no category 'dinning'",
      offering: .chooseOrAdd("dinning", known: [.dining, .other])),
    Case(
      .categoryExists(.dining), "there is a category 'dining' already",
      offering: .findCategory),
    Case(
      .categoryEnded("pets", from: "2026-01-01"), "the category 'pets' ended on 2026-01-01",
      "Choose another, or add it again, which opens it."),
    Case(
      .changedMeanwhile(since: 2, by: [3, 5]), "3, 5 changed it after 2",
      offering: .seeWhatHappened),
    Case(
      .categoryNeeded(.other),
      "the category 'other' cannot be ended: entries fall to it when nothing better is known",
      nil),
    Case(
      .incomeIsNoCategory, "'income' is no category of an expense or a credit",
      offering: .addIncome),
    Case(
      .incomeHasNoCategory(3), "entry 3 is an income, which has no category",
      "Leave the category out."),
    Case(
      .unknownBucket("fund", known: BucketName.builtIn), "there is no bucket 'fund'",
      "Choose one of fundamentals, fun, future."),
    Case(
      .bucketTwice(.fun), "the bucket 'fun' is named twice", "Name every bucket once."),
    Case(
      .bucketExists("travel"), "there is a bucket 'travel' already", offering: .findBucket),
    Case(
      .bucketEnded("travel", from: "2026-01-01"), "there is no bucket 'travel' from 2026-01-01 on",
      "Choose another, or add it again, which opens it."),
    Case(
      .bucketNotBegun("travel", from: "2026-01-01"), "the bucket 'travel' begins on 2026-01-01",
      "Choose another, or a later month."),
    Case(.bucketReserved("all"), "no bucket can be called 'all'", "Choose another name."),
    Case(
      .bucketInUse(
        .fun, categories: [.dining], share: .whole, carries: true, others: [.future]),
      "the bucket 'fun' has 1 category, 100% of the income and what it carries",
      offering: .nameHeir(.fun, others: [.future])),
    Case(
      .bucketInUse(
        .fun, categories: [.dining, .travel], share: Percentage(hundredths: 0) ?? .whole,
        carries: false, others: [.future]),
      "the bucket 'fun' has 2 categories", offering: .nameHeir(.fun, others: [.future])),
    Case(
      .categoryIsBucket("fun"), "'fun' is a bucket, and no category can be called as one",
      "Choose another name."),
    Case(
      .symbolUnreadable("ab"), "'ab' is not one sign",
      "Write one sign, as \u{1F43E} or P, or leave it empty for none."),
    Case(
      .nameTooLong(byteCount: 65), "the name has 65 bytes, which is too long",
      "A name has at most 64 bytes."),
    Case(
      .sharesIncomplete(missing: "travel", known: [.fundamentals, .fun, .future, "travel"]),
      "the bucket 'travel' has no share",
      "Name every bucket once, as fundamentals=25 fun=25 future=25 travel=25."),
    Case(
      .sharesDoNotAddUp(hundredths: 9990),
      "the shares add up to 99.90%, not 100%: 0.10% is missing",
      "Give shares that add up to 100."),
    Case(
      .sharesDoNotAddUp(hundredths: 10_100),
      "the shares add up to 101.00%, not 100%: 1.00% is too much",
      "Give shares that add up to 100."),
    Case(
      .sharesMiscounted(3, known: [.fundamentals, .fun, .future, "travel"]),
      "3 shares are given, and there are 4 buckets",
      "Write 4 shares, in the order fundamentals, fun, future, travel."),
    Case(
      .sharesIncomplete(missing: .future, known: BucketName.builtIn),
      "the bucket 'future' has no share",
      "Name every bucket once, as 50/30/20."),
    Case(
      .autoUnsure, "a bill that is recorded by itself needs its day and its amount",
      "Say the day that it comes on, and the amount."),
    Case(
      .locked(.auto), "auto is part of Pro, which is locked", offering: .unlock),
    Case(
      .locked(.rollover), "rollover is part of Pro, which is locked",
      offering: .unlock),
    Case(
      .alreadyUnlocked(by: 8), "it is unlocked already (by 8)",
      offering: .seePurchase),
    Case(
      .sameAccount("cash"), "the money would stay in the account 'cash'",
      "Name two accounts, as bank and cash."),
    Case(
      .notUnlocked, "there is no such purchase to revoke",
      offering: .seeUnlocked),
  ]

  static let undos: [Case] = [
    Case(
      .dependedOn(6, by: 7, as: .corrects), "7 corrects 6", "Undo 7 first."),
    Case(.dependedOn(6, by: 7, as: .voids), "7 voids 6", "Undo 7 first."),
    Case(.dependedOn(7, by: 8, as: .madeOn), "8 was made on 7", "Undo 8 first."),
    Case(
      .dependedOn(6, by: 9, as: .paysBack), "9 pays back 6", "Undo 9 first."),
    Case(
      .dependedOn(5, by: 6, as: .usesCategory("pets")),
      "6 uses the category 'pets' that 5 added",
      offering: .undoOrEnd(6, "pets")),
    Case(
      .dependsOnUndone(7, on: 6, as: .corrects), "7 corrects 6, which is undone",
      "Redo 6 first."),
    Case(
      .alreadyUndone(6, by: 8), "event 6 is already undone (by 8)",
      offering: .redoEvent(6)),
    Case(.notUndone(6), "event 6 is not undone", offering: .undoEvent(6)),
    Case(
      .neverUndone(8, type: "EventReverted"), "event 8 is never undone: event reverted",
      "Name the event that it was about, with 'undo' or 'redo'."),
    Case(.neverUndone(0, type: "LogOpened"), "event 0 is never undone: log opened", nil),
    Case(
      .neverUndone(9, type: "LogRepaired"), "event 9 is never undone: log repaired", nil),
    Case(.nothingToUndo, "there is nothing to undo", offering: .seeWhatHappened),
    Case(.nothingToRedo, "there is nothing to redo", offering: .seeWhatHappened),
    Case(
      .undoneTooFar(count: 10_000), "the last 10000 events are all undone",
      offering: .nameEventToUndo),
    Case(
      .keyTaken(1, by: 3), "the key of event 1 was used again by 3", "Undo 3 first."),
  ]

  @Test(.rows) func `a refusal says what is wrong and what to do`() {
    each(Self.entries + Self.settings + Self.undos) { (example: Case) in
      #expect(example.refusal.problem(naming: \.lastPart) == example.problem)
      #expect(example.refusal.remedy(naming: \.lastPart) == example.remedy)
      #expect(example.refusal.offeredRemedy as? LedgerRemedy == example.offered)
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
    #expect(
      Refusal.keyTaken("k7q2:1", by: "m3x9:3").remedy { $0.text } == "Undo m3x9:3 first.")
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
