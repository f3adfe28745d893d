import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

@Suite struct AccountTests {
  private static let day = CalendarDay.known("2025-12-10")

  /// The bank was opened with 382.19 on the tenth, and the cash with 3000.00.
  private func ledger() throws -> PracticeLedger {
    var ledger = PracticeLedger()
    try open(&ledger, .bank, 382_19)
    try open(&ledger, .cash, 3000_00)
    return ledger
  }

  private func open(
    _ ledger: inout PracticeLedger, _ account: AccountName, _ units: Int64,
    on day: CalendarDay = day
  ) throws {
    try ledger.perform(
      StateBalance(.opening, held(account, units, on: day), today: PracticeLedger.today))
  }

  private func held(
    _ account: AccountName, _ units: Int64, on day: CalendarDay = day, why: String = "counted"
  ) -> AccountBalance {
    AccountBalance(account, Money(minorUnits: units, currency: .usd), on: day, reason: why)
  }

  private func figures(_ ledger: PracticeLedger) -> AccountFigures {
    AccountFigures(
      ledger.view(DecisionState()).accounts, ledger.view(AccountSums()), in: .usd)
  }

  private func balance(
    _ ledger: PracticeLedger, _ account: AccountName, on day: CalendarDay = PracticeLedger.today
  ) throws -> Int64? {
    try figures(ledger).balance(of: account, on: day)?.minorUnits
  }

  @Test func `DR7: accounts are in use from the first opening, and hold what was said then`() throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(
      AddEntries([.expense(45_00, in: .other, on: Self.day)], today: PracticeLedger.today))
    #expect(try balance(ledger, .bank) == nil)
    try open(&ledger, .bank, 382_19)
    #expect(try balance(ledger, .bank) == 337_19)
    #expect(try balance(ledger, .bank, on: "2025-12-09") == nil)
    #expect(try balance(ledger, .cash) == 0)
  }

  @Test func `what accounts hold month by month is what they hold at the end of each`() throws {
    var ledger = try ledger()
    try ledger.perform(
      AddEntries([.expense(45_00, in: .dining, on: "2026-01-01")], today: PracticeLedger.today))
    let accounts = ledger.view(Accounts())
    let months = CalendarMonth.months(
      from: CalendarDay.known("2025-11-01").month, through: CalendarDay.known("2026-02-01").month)
    let today = CalendarDay.known("2026-01-01")
    let totals = try accounts.totals(of: months, through: today)
    #expect(totals.map { $0?.worth.minorUnits } == [nil, 3382_19, 3337_19, nil])
    #expect(totals[1] == (try accounts.totals(on: "2025-12-31")))
    let bank = try accounts.balances(of: .bank, in: months, through: today)
    #expect(bank.map { $0?.minorUnits } == [nil, 382_19, 337_19, nil])
    #expect(try accounts.totals(of: [], through: today).isEmpty)
    #expect(try Accounts().totals(of: months, through: today).allSatisfy { $0 == nil })
  }

  @Test func `DR54: 45 from the bank leaves 337.19`() throws {
    var ledger = try ledger()
    try ledger.perform(
      AddEntries([.expense(45_00, in: .dining, on: Self.day)], today: PracticeLedger.today))
    #expect(try balance(ledger, .bank) == 337_19)
    #expect(try figures(ledger).total(on: PracticeLedger.today)?.minorUnits == 3337_19)
  }

  @Test func `DR10, DR43, DR55: 1000 withdrawn make the bank owe, unless that is refused`() throws {
    var ledger = try ledger()
    var move = MoveMoney(1000_00, from: .bank, to: .cash, on: Self.day, today: PracticeLedger.today)
    move.refusesOverdraft = true
    #expect(throws: Refusal.overdraft(.bank, held: 382_19, wanted: 1000_00)) {
      try ledger.perform(move)
    }
    move.refusesOverdraft = false
    try ledger.perform(move)
    #expect(try balance(ledger, .bank) == -617_81)
    #expect(try balance(ledger, .cash) == 4000_00)
    #expect(try figures(ledger).total(on: PracticeLedger.today)?.minorUnits == 3382_19)
  }

  @Test func `DR46, DR48, DR57: a correction changes the account alone, and says why`() throws {
    var ledger = try ledger()
    let correct = StateBalance(.correction, held(.bank, 42), today: PracticeLedger.today)
    try ledger.perform(correct)
    #expect(try balance(ledger, .bank) == 382_61)
    #expect(throws: Refusal.textMissing(member: "reason")) {
      try ledger.perform(
        StateBalance(.correction, held(.bank, 42, why: ""), today: PracticeLedger.today))
    }
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(StateBalance(.correction, held(.bank, 0), today: PracticeLedger.today))
    }
  }

  @Test func `what agrees is recorded, and what does not is refused with both sums`() throws {
    var ledger = try ledger()
    try ledger.perform(StateBalance(.agreement, held(.bank, 382_19), today: PracticeLedger.today))
    let book = ledger.view(DecisionState()).accounts
    #expect(book.agreement(of: .bank)?.value == 382_19)
    #expect(throws: Refusal.balanceDiffers(.bank, recorded: 382_19, stated: 400_00)) {
      try ledger.perform(StateBalance(.agreement, held(.bank, 400_00), today: PracticeLedger.today))
    }
  }

  @Test func `an account that is opened anew is counted from that day on`() throws {
    var ledger = try ledger()
    try ledger.perform(
      AddEntries(
        [
          .expense(45_00, in: .dining, on: Self.day), .expense(5_00, in: .dining, on: "2025-12-12"),
        ],
        today: PracticeLedger.today))
    try open(&ledger, .bank, 100_00, on: "2025-12-12")
    #expect(try balance(ledger, .bank, on: "2025-12-11") == 337_19)
    #expect(try balance(ledger, .bank) == 95_00)
  }

  @Test func `only an account that is there is spoken of, and only an empty one is ended`() throws {
    var ledger = try ledger()
    let visa: AccountName = "visa"
    #expect(throws: Refusal.unknownAccount(visa, known: [.bank, .cash])) {
      try open(&ledger, visa, 5_00)
    }
    try ledger.perform(AddAccount(visa, kind: .card))
    #expect(throws: Refusal.accountExists(visa)) {
      try ledger.perform(AddAccount(visa, kind: .bank))
    }
    try open(&ledger, visa, -5_00)
    #expect(throws: Refusal.accountHolds(visa, -5_00)) {
      try ledger.perform(EndAccount(visa, from: Self.day))
    }
    try ledger.perform(
      MoveMoney(5_00, from: .bank, to: visa, on: Self.day, today: PracticeLedger.today))
    try ledger.perform(EndAccount(visa, from: "2025-12-11"))
    #expect(throws: Refusal.accountEnded(visa, from: "2025-12-11")) {
      try open(&ledger, visa, 5_00, on: "2025-12-11")
    }
    #expect(throws: Refusal.accountNeeded(.bank)) {
      try ledger.perform(EndAccount(.bank, from: Self.day))
    }
    #expect(ledger.view(DecisionState()).accounts.kind(of: visa) == .card)
  }

  @Test
  func `an undo takes an opening, a correction and a transfer back, and a redo puts them back`()
    throws
  {
    var ledger = try ledger()
    let move = try ledger.perform(
      MoveMoney(82_19, from: .bank, to: .cash, on: Self.day, today: PracticeLedger.today))
    let correction = try ledger.perform(
      StateBalance(.correction, held(.bank, 1_00), today: PracticeLedger.today))
    #expect(try balance(ledger, .bank) == 301_00)
    let undo = try ledger.perform(UndoEvent(move[0]))
    #expect(try balance(ledger, .bank) == 383_19)
    try ledger.perform(UndoEvent(correction[0]))
    #expect(try balance(ledger, .bank) == 382_19)
    try ledger.perform(RedoEvent(undo[0]))
    #expect(try balance(ledger, .bank) == 300_00)
    #expect(try balance(ledger, .cash) == 3082_19)
  }

  /// DR45, and each balance a second and simpler way: every entry and every event is looked at.
  @Test(.rows) func `DR45: balances are what entries, transfers and corrections add up to`() {
    each(TestRun.seeds(30)) { (seed: UInt64) throws in
      let ledger = RandomHistory.ledger(seed: seed, requests: 200)
      let book = ledger.view(DecisionState()).accounts
      guard let first = book.firstDay else { return }
      let entries = ledger.view(EntryRegister()).entries().map(\.values)
      let transfers = [AccountName.bank, .cash].flatMap { account in
        ledger.view(AccountTransfers()).transfers(of: account, from: .first, through: .last)
      }
      let made = Dictionary(transfers.map { ($0.event, $0.made) }) { one, _ in one }.values
      for account in [AccountName.bank, .cash] {
        let opening = book.opening(of: account, on: PracticeLedger.today)
        let start = opening?.from ?? first
        var sum = opening?.value.minorUnits ?? 0
        for values in entries where values.account == account && values.date >= start {
          sum += values.type == .expense ? -values.amount.minorUnits : values.amount.minorUnits
        }
        for one in made where one.date >= start {
          if one.source == account { sum -= one.amount.minorUnits }
          if one.destination == account { sum += one.amount.minorUnits }
        }
        for correction in book.corrections
        where correction.difference.account == account && correction.difference.date >= start {
          sum += correction.difference.amount.minorUnits
        }
        #expect(try balance(ledger, account) == sum, "seed \(seed), \(account)")
      }
    }
  }
}
