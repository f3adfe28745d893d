import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What came back of a purchase (P17, R-11).
struct RefundsTests {
  private static let bought = LedgerEvent.spent(45_00, in: "dining", at: "Bear")

  private static func paying(_ minorUnits: Int64) -> LedgerEvent {
    .credited(minorUnits, in: "dining", purchase: .sample(1))
  }

  private static let cases: [([LedgerEvent], [Int64], Comment)] = [
    ([], [], "nothing"),
    ([paying(20_00)], [20_00], "one"),
    ([paying(20_00), paying(5_00)], [20_00, 5_00], "in the order in which they came"),
    ([.credited(20_00, in: "dining")], [], "one that names no purchase"),
    ([paying(20_00), .voided(2)], [], "one that is voided"),
    ([paying(20_00), .undone(2)], [], "one that is undone"),
    ([paying(20_00), .undone(2), .redone(2)], [20_00], "one that holds again"),
    (
      [
        paying(20_00),
        .corrected(2, EntryAmendment(amount: Money(minorUnits: 7_00, currency: .usd))),
      ], [7_00], "one that is corrected"
    ),
    ([paying(20_00), .voided(1)], [20_00], "of a purchase that no longer counts"),
  ]

  @Test(.rows) func `the credits that name a purchase are told of it, as far as they count`() throws
  {
    each(Self.cases) { (events: [LedgerEvent], amounts: [Int64], comment: Comment) in
      let refunds = Refunds(
        folding: ([.opened(), Self.bought] + events).envelopes, into: Refunds())
      #expect(refunds[.sample(1)].map(\.amount.minorUnits) == amounts, comment)
      let sum = try refunds.sum(of: .sample(1))?.minorUnits
      #expect(sum == (amounts.isEmpty ? nil : amounts.reduce(0, +)), comment)
    }
  }

  @Test func `of random histories they are what a register of all entries says`() throws {
    var count = 0
    for seed: UInt64 in 1...40 {
      for writers in [1, 3] {
        let events = DeviceHistory(seed: seed, count: 70, writers: writers).events
        var fold = LedgerFold(into: Refunds(), hasSeveralLogs: writers > 1)
        for event in events { fold.apply(event) }
        let table = EventTable(events)
        var told: [EventID: [EventID: Money]] = [:]
        for entry in table.entries where entry.status == .counts {
          let content = entry.content
          guard content.values.type == .credit, let purchase = content.texts.purchase else {
            continue
          }
          told[purchase, default: [:]][entry.id] = content.values.amount
        }
        count += told.count
        for entry in table.entries {
          let found = fold.projection[entry.id].map { ($0.credit, $0.amount) }
          #expect(
            Dictionary(uniqueKeysWithValues: found) == told[entry.id] ?? [:], "seed \(seed)")
        }
      }
    }
    #expect(count > 100)
  }
}
