import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// The last sums of a merchant and of a category, from which it is told what is usual.
@Suite struct LatestSumsTests {
  /// The sums of expenses at "Bear", and in dining.
  private func sums(
    _ events: [LedgerEvent], isMerchant: Bool = true, _ name: String = "Bear"
  ) -> [Int64] {
    let sums = LatestSums(folding: ([.opened()] + events).envelopes)
    let found = sums.byOwner.first { owner, _ in
      owner.type == .expense && owner.isMerchant == isMerchant && owner.name == name
    }
    return found?.value.map(\.minorUnits) ?? []
  }

  private static let five = LedgerEvent.spent(5_00, in: "dining", at: "Bear")
  private static let six = LedgerEvent.spent(6_00, in: "gifts", at: "Bear")

  @Test func `each merchant and each category has its own, the last at the end`() {
    let events = [
      Self.five, Self.six, .spent(7_00, in: "dining", at: "Fox"), .spent(8_00, in: "dining"),
    ]
    #expect(sums(events) == [5_00, 6_00])
    #expect(sums(events, "Fox") == [7_00])
    #expect(sums(events, isMerchant: false, "dining") == [5_00, 7_00, 8_00])
    #expect(sums(events, isMerchant: false, "gifts") == [6_00])
  }

  @Test func `what no longer counts is gone, and comes back as the last`() {
    #expect(sums([Self.five, Self.six, .voided(1)]) == [6_00])
    #expect(sums([Self.five, Self.six, .undone(1)]) == [6_00])
    #expect(sums([Self.five, Self.six, .undone(1), .redone(1)]) == [6_00, 5_00])
    #expect(sums([Self.five, .voided(1)]) == [])
  }

  @Test func `of many sums the last are kept, and those that went do not come back`() {
    let many = (1...40).map { LedgerEvent.spent(Int64($0), in: "dining", at: "Bear") }
    #expect(sums(many) == Array(9...40))
    #expect(sums(many + [.voided(40)]) == Array(9...39))
    #expect(sums(many + [.voided(1)]) == Array(9...40))
  }
}

/// The accounts that entries count in.
@Suite struct UsedAccountsTests {
  private func accounts(_ events: [LedgerEvent]) -> [String] {
    let start = UsedAccounts()
    let used = UsedAccounts(folding: ([.opened()] + events).envelopes, into: start)
    return used.accounts.map(\.text)
  }

  @Test func `an account is used as long as an entry in it counts`() {
    let cash = LedgerEvent.entry(
      .expense(
        amount: Money(minorUnits: 1, currency: .usd), category: .dining,
        date: .known("2026-01-02"), account: .cash, texts: EntryTexts(by: "flags")))
    #expect(accounts([cash, .spent(1), cash]) == ["bank", "cash"])
    #expect(accounts([cash, .spent(1), .voided(1)]) == ["bank"])
    #expect(accounts([cash, .spent(1), .voided(1), .undone(3)]) == ["bank", "cash"])
  }
}
