import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

struct EntryHistoryTests {
  static let events: [LedgerEvent] = [
    .logOpened(.sample), .spent(45_00, at: "Whole Foods", said: "spent 45"), .spent(9_99),
    .corrected(1, EntryAmendment(amount: Money(minorUnits: 54_00, currency: .usd))),
    .corrected(1, EntryAmendment(note: "a gift", removesMerchant: true)),
    .undone(3), .voided(1), .undone(6), .redone(6), .undone(8), .undone(2), .redone(3),
  ]

  private static func history(of number: Int, after count: Int = 12) -> EntryHistory {
    EntryHistory(
      folding: events.prefix(count).map { $0 }.envelopes, into: EntryHistory(of: .sample(number)))
  }

  static let versions: [(count: Int, events: [Int], status: EntryStatus?, amount: Int64?)] = [
    (1, [], nil, nil), (2, [1], .counts, 45_00), (4, [1, 3], .counts, 54_00),
    (5, [1, 3, 4], .counts, 54_00), (6, [1, 3, 4, 5], .counts, 45_00),
    (7, [1, 3, 4, 5, 6], .voided, 45_00), (8, [1, 3, 4, 5, 6, 7], .counts, 45_00),
    (9, [1, 3, 4, 5, 6, 7, 8], .voided, 45_00),
  ]

  @Test(.rows) func `P34, P35: an entry's versions, one event after the other`() {
    each(Self.versions) { (count: Int, events: [Int], status: EntryStatus?, amount: Int64?) in
      let history = Self.history(of: 1, after: count)
      #expect(history.versions.map(\.id.number) == events)
      #expect(history.last?.status == status)
      #expect(history.last?.content.values.amount.minorUnits == amount)
    }
  }

  @Test func `what is in effect is told, what was undone is not`() throws {
    #expect(Self.history(of: 1, after: 5).correctedBy == [.sample(3), .sample(4)])
    #expect(Self.history(of: 1, after: 6).correctedBy == [.sample(4)])
    #expect(Self.history(of: 1, after: 7).voidedBy == .sample(6))
    #expect(Self.history(of: 1, after: 8).voidedBy == nil)
    let undone = Self.history(of: 2, after: 11)
    #expect(undone.last?.status == .reverted)
    #expect(undone.undoneBy == .sample(10))
    #expect(undone.last?.content.values.amount.minorUnits == 9_99)
    let texts = try #require(Self.history(of: 1, after: 5).last).content.texts
    #expect(texts.merchant.isEmpty)
    #expect(texts.note == "a gift")
    #expect(texts.said == "spent 45")
  }

  @Test func `a voided entry that is corrected by a redo says what it would count`() {
    let history = Self.history(of: 1)
    #expect(history.last?.status == .voided)
    #expect(history.last?.content.values.amount.minorUnits == 54_00)
    #expect(history.correctedBy == [.sample(3), .sample(4)])
  }

  @Test func `an event that is no entry, and one that is not there`() {
    #expect(Self.history(of: 0).otherType == "LogOpened")
    #expect(Self.history(of: 3).otherType == "EntryCorrected")
    #expect(Self.history(of: 3).last == nil)
    #expect(Self.history(of: 12).otherType == nil)
    #expect(throws: Refusal.noSuchEntry(.sample(12))) { try Self.history(of: 12).counting() }
  }

  @Test(.rows) func `every entry's history is what the register and a full table say`() {
    each(TestRun.seeds(20)) { (seed: UInt64) in
      let history = DeviceHistory(seed: seed, count: 60)
      let table = EventTable(history.events)
      let register = EntryRegister(folding: history.events)
      for event in history.events {
        let told = EntryHistory(folding: history.events, into: EntryHistory(of: event.id))
        #expect(told.versions.map(\.id) == table.entry(event.id)?.versions ?? [])
        #expect(told.last?.content == register[event.id]?.content)
        #expect(told.last?.status == register[event.id]?.status)
        #expect(told.correctedBy == register[event.id]?.correctedBy ?? [])
        #expect(told.voidedBy == register[event.id]?.voidedBy)
        #expect(told.undoneBy == register[event.id]?.undoneBy)
      }
    }
  }
}
