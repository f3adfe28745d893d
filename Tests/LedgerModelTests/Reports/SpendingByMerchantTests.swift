import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

@Suite struct SpendingByMerchantTests {
  @Test func `spending by merchant is that of a report by merchant`() throws {
    var compared = 0
    for seed in TestRun.seeds(48) {
      let ledger = RandomHistory.ledger(seed: seed, requests: 80)
      let (buckets, register) = (ledger.view(MonthlyBuckets()), ledger.view(EntryRegister()))
      guard let span = buckets.months else { continue }
      for months in [span, span.upperBound...span.upperBound] {
        let question = SpendingReport.Question(months, by: .merchant)
        guard let report = try? SpendingReport(question, of: buckets, { register }) else {
          continue
        }
        let days = months.lowerBound.firstDay...months.upperBound.lastDay
        let rows = try register.spendingByMerchant(in: days)
        #expect(
          rows.map { SpendingReport.Row.Key.merchant($0.name) } == report.rows.map(\.key),
          "seed \(seed)")
        #expect(rows.map(\.spent) == report.rows.map(\.figures.spent), "seed \(seed)")
        compared += rows.count
      }
    }
    #expect(compared > 0)
  }

  @Test func `the last day's spelling names a merchant, and its events are all entries`() throws {
    var ledger = PracticeLedger(policy: .open)
    let bought: [(Int64, CalendarDay, String)] = [
      (5_00, "2026-01-03", "CAFÉ"), (2_00, "2026-01-09", "Café"), (1_00, "2026-01-05", "cafe"),
    ]
    for (units, day, merchant) in bought {
      let amount = Money(minorUnits: units, currency: .usd)
      try ledger.perform(
        AddEntries(
          .expense(amount, in: .dining, on: day, merchant: merchant), today: "2026-01-20"))
    }
    let rows = try ledger.view(EntryRegister()).spendingByMerchant(in: "2026-01-01"..."2026-01-31")
    #expect(rows.map(\.name) == ["Café"] && rows.map(\.spent) == [8_00])
    #expect(rows.first?.events.count == 3)
  }
}
