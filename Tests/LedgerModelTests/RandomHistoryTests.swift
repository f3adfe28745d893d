import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Histories drawn from seeds, each figure checked in a second way or against a rule.
struct RandomHistoryTests {
  static let months = CalendarMonth.months(from: "2025-09", through: "2026-03")

  /// Compares every figure of some months with the obvious way.
  static func expectFigures(
    _ buckets: MonthlyBuckets, like obvious: ObviousLedger, _ comment: Comment
  ) throws {
    for month in months {
      let figures = try buckets.month(month)
      #expect(figures.income.minorUnits == obvious.income(month), comment)
      for bucket in figures.buckets {
        #expect(bucket.spent.minorUnits == obvious.spent(bucket.bucket, month), comment)
        #expect(bucket.used.minorUnits == obvious.used(bucket.bucket, month), comment)
        #expect(bucket.budget.minorUnits == obvious.budget(bucket.bucket, month), comment)
        #expect(bucket.carried.minorUnits == obvious.carried(bucket.bucket, month), comment)
        #expect(bucket.left.minorUnits == obvious.left(bucket.bucket, month), comment)
      }
      let sumOfLefts = figures.buckets.reduce(0) { $0 + $1.left.minorUnits }
      let shared = figures.isShared ? figures.budget.minorUnits : 0
      #expect(figures.buckets.reduce(0) { $0 + $1.budget.minorUnits } == shared, comment)
      let capacity = shared + figures.carried.minorUnits
      #expect(sumOfLefts == capacity - figures.used.minorUnits, comment)
    }
  }

  @Test(.rows) func `P52: a fold gives what a table of all events gives, and lefts add up`() {
    each(TestRun.seeds(120)) { (seed: UInt64) throws in  // P10, P12, P17, P21, P82
      let ledger = RandomHistory.ledger(seed: seed)
      let obvious = ObviousLedger(ledger.events)
      try RandomHistoryTests.expectFigures(
        ledger.view(MonthlyBuckets()), like: obvious, "seed \(seed)")
      let register = ledger.view(EntryRegister())
      #expect(register.count == obvious.entries.count)
      for (id, entry) in obvious.entries {
        let registered = try #require(register[id])
        #expect(registered.values == entry.values, "seed \(seed), entry \(id)")
        #expect(registered.texts.merchant == entry.merchant, "seed \(seed), entry \(id)")
        #expect(registered.texts.note == entry.note, "seed \(seed), entry \(id)")
        #expect(registered.status == entry.status, "seed \(seed), entry \(id)")
        let last = try #require(ledger.view(EntryHistory(of: id)).last)
        #expect(last.content == registered.content, "seed \(seed), entry \(id)")
        #expect(last.status == registered.status, "seed \(seed), entry \(id)")
      }
    }
  }

  @Test(.rows) func `any grouping sums to the ungrouped total`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in  // P85
      let register = RandomHistory.ledger(seed: seed, requests: 80).view(EntryRegister())
      var filter = EntryQuery.Filter()
      filter.includesVoided = seed % 2 == 0
      for order in EntryQuery.Order.allCases {
        let query = EntryQuery(filter, order: order)
        let entries = register.entries(query)
        let all = try EntryTotals(of: entries, in: .usd)
        // An entry with several tags stands in the group of each.
        for grouping in EntryQuery.Grouping.allCases where grouping != .tag {
          let groups = try register.groups(of: entries, by: grouping)
          #expect(groups.reduce(0) { $0 + $1.totals.net.minorUnits } == all.net.minorUnits)
          #expect(groups.reduce(0) { $0 + $1.totals.out.minorUnits } == all.out.minorUnits)
          #expect(groups.reduce(0) { $0 + $1.totals.in.minorUnits } == all.in.minorUnits)
          #expect(groups.reduce(0) { $0 + $1.totals.count } == all.count)
          #expect(groups.flatMap(\.entries).map(\.id).sorted() == entries.map(\.id).sorted())
        }
      }
    }
  }

  @Test(.rows) func `an undo and its redo leave every figure and entry as it was`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let ledger = RandomHistory.ledger(seed: seed)
      let before = try RandomHistoryTests.months.map(ledger.month)
      let entriesBefore = ledger.view(EntryRegister()).entries()
      for event in ledger.events {
        var changed = ledger
        do throws(Refusal) {
          try changed.perform(UndoEvent(event.id))
        } catch {
          continue  // Refused for a reason that other tests name.
        }
        try changed.perform(RedoEvent(event.id))
        #expect(try RandomHistoryTests.months.map(changed.month) == before, "\(seed) \(event.id)")
        let entries = changed.view(EntryRegister()).entries()
        #expect(entries.map(\.content) == entriesBefore.map(\.content), "\(seed) \(event.id)")
      }
    }
  }

  @Test(.rows) func `undone to the beginning and redone to the end, a ledger is what it was`() {
    each(TestRun.seeds(40)) { (seed: UInt64) throws in
      var ledger = RandomHistory.ledger(seed: seed, requests: 25)
      let before = try RandomHistoryTests.months.map(ledger.month)
      var undos = 0
      while true {
        do throws(Refusal) { try ledger.perform(UndoEvent()) } catch {
          #expect(error == .nothingToUndo)
          break
        }
        undos += 1
      }
      #expect(ledger.view(EntryRegister()).entries().isEmpty)
      for month in RandomHistoryTests.months { #expect(try ledger.month(month).income == 0) }
      for _ in 0..<undos { try ledger.perform(RedoEvent()) }
      #expect(try RandomHistoryTests.months.map(ledger.month) == before)
    }
  }

  @Test(.rows) func `a setting changed today changes no month before its first day`() {
    each(TestRun.seeds(40)) { (seed: UInt64) throws in  // K6
      var ledger = RandomHistory.ledger(seed: seed)
      let past = CalendarMonth.months(from: "2025-09", through: "2025-12")
      let before = try past.map(ledger.month)
      let requests: [any LedgerDecision] = [
        SetIncome(.monthly(777_77), from: "2026-01-01"),
        ChangeAllocation([BucketShare](10, 20, 70), from: "2026-01-01"),
        SetRollover(.both, of: nil, from: "2026-01-01"),
        MoveCategory(.dining, to: .future, from: "2026-01-01"),
      ]
      for request in requests {
        do throws(Refusal) { try ledger.perform(request) } catch {
          guard case .nothingToChange = error else { continue }
        }
      }
      #expect(try past.map(ledger.month) == before)
    }
  }
}
