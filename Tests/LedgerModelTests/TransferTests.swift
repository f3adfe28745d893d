import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// Money that moves between accounts: DR45's half that no bucket, no income and no sum of what was spent knows of it.
struct TransferTests {
  private let today = PracticeLedger.today

  private func move(_ amount: Money, _ source: AccountName, _ destination: AccountName) -> MoveMoney
  {
    MoveMoney(amount, from: source, to: destination, on: today, today: today)
  }

  /// An income and an expense in cash.
  private func ledger() throws -> PracticeLedger {
    var ledger = PracticeLedger()
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2026-01-01"))
    try ledger.perform(
      AddEntries(.expense(12_00, in: "dining", on: today, account: .cash), today: today))
    return ledger
  }

  @Test func `what moves between accounts at hand changes no figure of a month`() throws {
    var ledger = try ledger()
    let before = try MonthlyBuckets(folding: ledger.events).month("2026-01")
    try ledger.perform(move(200_00, .bank, .cash))
    try ledger.perform(move(50_00, .cash, "card"))
    #expect(try MonthlyBuckets(folding: ledger.events).month("2026-01") == before)
    #expect(ledger.view(UsedAccounts()).accounts == [.bank, "card", .cash])
  }

  @Test func `an undo takes a transfer back, and a redo puts it back`() throws {
    var ledger = try ledger()
    let transfer = try ledger.perform(move(200_00, .bank, "savings"))[0]
    try ledger.perform(UndoEvent(transfer))
    #expect(ledger.view(UsedAccounts()).accounts == [.cash])
    try ledger.perform(RedoEvent(transfer))
    #expect(ledger.view(UsedAccounts()).accounts == [.bank, .cash, "savings"])
    #expect(throws: Refusal.notAnEntry(transfer, type: "TransferMade")) {
      try ledger.perform(VoidEntry(transfer))
    }
  }

  @Test func `what would move nothing is refused`() throws {
    var ledger = try ledger()
    #expect(throws: Refusal.sameAccount(.cash)) { try ledger.perform(move(1, .cash, .cash)) }
    #expect(throws: Refusal.amountNotPositive(0)) { try ledger.perform(move(0, .bank, .cash)) }
    #expect(throws: Refusal.foreignCurrency(.eur, ledger: .usd)) {
      try ledger.perform(move(Money(minorUnits: 1, currency: .eur), .bank, .cash))
    }
    var decision = move(1, .bank, .cash)
    decision.date = "2026-01-03"
    #expect(throws: Refusal.futureDate(decision.date, today: today)) {
      try ledger.perform(decision)
    }
    decision = move(1, .bank, .cash)
    decision.note = String(repeating: "x", count: 4097)
    #expect(throws: Refusal.textTooLong(member: "note", byteCount: 4097)) {
      try ledger.perform(decision)
    }
  }

  @Test func `the same sentence is the same request on another day, and other flags are another`()
    throws
  {
    var ledger = try ledger()
    var decision = move(60_00, .bank, .cash)
    decision.isDateFilledIn = true
    decision.said = "atm withdrawal 60"
    decision.by = "rules/2"
    try ledger.perform(decision)
    let written = ledger.events.last.map { [$0.event] } ?? []
    var again = decision
    again.date = "2025-12-31"
    #expect(again.isRepeated(by: written))
    again.isDateFilledIn = false
    #expect(!again.isRepeated(by: written))
    #expect(!move(60_00, .bank, .cash).isRepeated(by: written))
  }

  @Test func `a transfer stands in a compacted log, and one that was undone does not`() throws {
    var ledger = try ledger()
    try ledger.perform(move(200_00, .bank, .cash))
    let undone = try ledger.perform(move(1_00, .bank, .cash))[0]
    try ledger.perform(UndoEvent(undone))
    let compacted = ledger.view(Compaction()).events(
      ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")
    let amounts = compacted.compactMap { envelope -> Money? in
      guard case .account(.transferMade(let made)) = envelope.event else { return nil }
      return made.amount
    }
    #expect(amounts == [200_00])
  }
}
