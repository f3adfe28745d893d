import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// DR14, DR48: what went through an account, and why it was corrected, as an app lists it.
struct AccountRegisterTests {
  private let today = PracticeLedger.today

  private func ledger() throws -> PracticeLedger {
    let first: CalendarDay = "2026-01-01"
    var ledger = PracticeLedger()
    try ledger.perform(StateBalance(.opening, of: .bank, 900_00, on: first, today: today))
    try ledger.perform(AddEntries(.expense(12_00, in: "dining", on: first), today: today))
    let mistake = try ledger.perform(
      AddEntries(.expense(5_00, in: "dining", on: first), today: today))[0]
    try ledger.perform(VoidEntry(mistake))
    try ledger.perform(MoveMoney(100_00, from: .bank, to: .cash, on: today, today: today))
    try ledger.perform(
      StateBalance(.correction, of: .bank, 42, on: today, reason: "interest", today: today))
    return ledger
  }

  private func part(
    of account: AccountName, in ledger: PracticeLedger, from first: CalendarDay = "2026-01-01"
  ) throws -> Account.Register.Part? {
    try ledger.view(Account.Register(of: account)).part(in: first...today)
  }

  /// What a row is, in a word.
  private func words(_ part: Account.Register.Part) -> [String] {
    part.rows.map { row in
      switch row.content {
      case .entry(let entry): entry.values.category.text
      case .move(let other): other.text
      case .correction(let reason): reason
      case .opening(let held): "opened \(held.text())"
      }
    }
  }

  @Test func `some days of an account begin and end with what it held`() throws {
    let ledger = try ledger()
    let all = try #require(try part(of: .bank, in: ledger))
    #expect(words(all) == ["dining", "cash", "interest"])
    #expect(all.rows.map(\.amount) == [-12_00, -100_00, 42])
    #expect(all.before == 900_00)
    #expect(all.balances == [888_00, 788_00, 788_42])
    #expect(all.balance == 788_42)
    let last = try #require(try part(of: .bank, in: ledger, from: today))
    #expect(last.before == 888_00)
    #expect(words(last) == ["cash", "interest"])
    let cash = try #require(try part(of: .cash, in: ledger))
    #expect(cash.rows.map(\.amount) == [100_00])
    #expect(words(cash) == ["bank"])
  }

  @Test func `what is opened anew is a row with the difference`() throws {
    var ledger = try ledger()
    try ledger.perform(StateBalance(.opening, of: .bank, 800_00, on: today, today: today))
    let part = try #require(try part(of: .bank, in: ledger))
    #expect(words(part) == ["dining", "opened 800.00", "cash", "interest"])
    #expect(part.rows[1].amount == -88_00)
    #expect(part.balances.last == part.balance)
  }

  @Test func `an account that is not there has no register`() throws {
    #expect(try part(of: "nowhere", in: try ledger()) == nil)
    #expect(try part(of: .bank, in: PracticeLedger()) == nil)
    let before: ClosedRange<CalendarDay> = "2025-01-01"..."2025-12-31"
    #expect(try ledger().view(Account.Register(of: .bank)).part(in: before) == nil)
  }
}
