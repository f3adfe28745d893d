import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What ledgers come to, and that they add up.
struct SummaryTests {
  /// A ledger of random requests, as the bytes of its log.
  private static func log(_ seed: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    LogLine.write(
      RandomHistory.ledger(seed: seed, requests: 30).events, after: .beforeFirst, to: &bytes)
    return bytes
  }

  private static func ledger(_ seed: UInt64) -> Ledger {
    Ledger(store: FileEventStore(reading: [log(seed)], named: "\(seed)"), clock: SteadyClock())
  }

  @Test(arguments: LedgerSummary.Axis.allCases)
  func `the sums of a ledger are what its entries add up to by hand`(
    _ axis: LedgerSummary.Axis
  ) async throws {
    var compared = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      let summary = try await Self.ledger(seed).summary(by: axis).summary
      let events = RandomHistory.ledger(seed: seed, requests: 30).events
      let table = EventTable(events)
      var spent: [LedgerSummary.Key: Int128] = [:]
      for values in table.entries.filter({ $0.status == .counts }).map(\.content.values)
      where values.type != .income {
        let name =
          switch axis {
          case .month: values.date.month.text
          case .bucket:
            table.bucket(of: values.category, on: values.date.month.firstDay).text
          case .category: values.category.text
          case .account: values.account.text
          }
        let key = LedgerSummary.Key(month: values.date.month, name: name, currency: .usd)
        let units = Int128(values.amount.minorUnits)
        spent[key, default: 0] += values.type == .credit ? -units : units
      }
      #expect(
        summary.sums.mapValues(\.spent).filter { $0.value != 0 } == spent.filter { $0.value != 0 })
      #expect(summary.eventCount == events.count)
      #expect(summary.ledgerCount == 1)
      compared += spent.count
    }
    #expect(compared > 100)
  }

  @Test func `the sums of buckets and months have the budgets and incomes of the months`()
    async throws
  {
    var compared = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      let ledger = Self.ledger(seed)
      let buckets = try await ledger.view(MonthlyBuckets())
      guard let span = buckets.months else { continue }
      let byMonth = try await ledger.summary(by: .month).summary
      let byBucket = try await ledger.summary(by: .bucket).summary
      for month in try buckets.months(span) {
        let key = LedgerSummary.Key(month: month.month, name: month.month.text, currency: .usd)
        if month.hasIncome {
          #expect(byMonth.sums[key]?.income ?? 0 == Int128(month.income.minorUnits))
        }
        guard month.isShared else { continue }
        for bucket in month.buckets {
          let key = LedgerSummary.Key(
            month: month.month, name: bucket.bucket.text, currency: .usd)
          #expect(byBucket.sums[key]?.budget ?? 0 == Int128(bucket.budget.minorUnits))
          compared += 1
        }
      }
    }
    #expect(compared > 50)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `summaries split and ordered in any way add up to the same`(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var parts: [LedgerSummary] = [LedgerSummary()]
    for ledger in 0..<12 as Range<UInt64> {
      parts.append(try await Self.ledger(seed &* 100 &+ ledger).summary(by: .category).summary)
    }
    var failed = LedgerSummary()
    failed.failedCount = 1
    parts.append(failed)
    let all = try parts.reduce(into: LedgerSummary()) { try $0.add($1) }
    #expect(all.ledgerCount == 12)
    #expect(all.failedCount == 1)
    #expect(!all.sums.isEmpty)
    for _ in 0..<20 {
      // Any two are put together, until one is left.
      var rest = parts.shuffled(using: &generator)
      while rest.count > 1 {
        var one = rest.remove(at: Int.random(in: rest.indices, using: &generator))
        let other = rest.remove(at: Int.random(in: rest.indices, using: &generator))
        try one.add(other)
        rest.append(one)
      }
      #expect(rest == [all])
    }
  }

  @Test func `summaries of different kinds do not add up, and neither changes`() async throws {
    let first = try await Self.ledger(1).summary(by: .category).summary
    var sum = first
    let other = try await Self.ledger(2).summary(by: .account).summary
    #expect(throws: SummaryMismatch.ofOtherAxis(.category, .account)) { try sum.add(other) }
    #expect(sum == first)
  }

  @Test func `a sum that does not fit is refused`() throws {
    var large = LedgerSummary()
    let key = LedgerSummary.Key(month: PracticeLedger.today.month, name: "fun", currency: .usd)
    large.sums[key] = LedgerSummary.Sum(spent: .max, used: 0)
    var sum = large
    #expect(throws: SummaryMismatch.tooLarge) { try sum.add(large) }
  }

  @Test func `a ledger from memory and one in files come to the same, of several devices too`()
    async throws
  {
    for seed in 1...10 as ClosedRange<UInt64> {
      let events = RandomHistory.metDevices(seed: seed).events
      let folder = try TemporaryFolder()
      try FileManager.default.createDirectory(
        atPath: folder.path("l/log"), withIntermediateDirectories: true)
      var logs: [[UInt8]] = []
      for (writer, events) in Dictionary(grouping: events, by: \.id.writer) {
        var bytes: [UInt8] = []
        LogLine.write(events.sorted { $0.id < $1.id }, after: .beforeFirst, to: &bytes)
        try Data(bytes).write(to: URL(filePath: folder.path("l/log/\(writer.text).jsonl")))
        logs.append(bytes)
      }
      #expect(logs.count == 3)
      let inMemory = Ledger(store: FileEventStore(reading: logs, named: "l"), clock: SteadyClock())
      let inFiles = Ledger(
        store: FileEventStore(reading: folder.path("l")), clock: SteadyClock())
      let summary = try await inFiles.summary(by: .bucket)
      #expect(try await inMemory.summary(by: .bucket) == summary)
      #expect(!summary.summary.sums.isEmpty)
      #expect(summary.summary.incompleteCount == 0)
    }
  }

  @Test func `a ledger that waits for another device is counted as incomplete`() async throws {
    let ledgers = RandomHistory.threeDevices(seed: 3)
    let events = ledgers[0].events.filter { $0.id.writer.text != "cccc" }
    var logs: [[UInt8]] = []
    for (_, events) in Dictionary(grouping: events, by: \.id.writer) {
      var bytes: [UInt8] = []
      LogLine.write(events.sorted { $0.id < $1.id }, after: .beforeFirst, to: &bytes)
      logs.append(bytes)
    }
    let ledger = Ledger(store: FileEventStore(reading: logs, named: "l"), clock: SteadyClock())
    let waiting = try await ledger.folded(MonthlyBuckets()).waiting
    #expect(!waiting.isEmpty)
    #expect(try await ledger.summary(by: .month).summary.incompleteCount == 1)
  }
}
