import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Folds against a full table, over histories that could have happened.
struct DeviceHistoryTests {
  private static func expectSame(
    _ buckets: MonthlyBuckets, as expected: [TableMonth], _ seed: UInt64
  ) throws {
    let months = CalendarMonth.months(
      from: DeviceHistory.months.lowerBound, through: DeviceHistory.months.upperBound)
    for (month, expected) in zip(months, expected) {
      let budget = try buckets.month(month)
      let formed = TableMonth(
        income: budget.income.minorUnits, hasIncome: budget.hasIncome,
        isShared: budget.isShared, budget: budget.budget.minorUnits,
        buckets: budget.buckets.map {
          TableBucket(
            bucket: $0.bucket, budget: $0.budget.minorUnits, carried: $0.carried.minorUnits,
            spent: $0.spent.minorUnits, covered: $0.covered.minorUnits,
            putAway: $0.putAway.minorUnits)
        }.filter(\.hasFigures).sorted { $0.bucket < $1.bucket })
      var expected = expected
      expected.buckets.removeAll { !$0.hasFigures }
      // The table knows of a bucket's share, and not that it was added: their order is another test's.
      expected.buckets.sort { $0.bucket < $1.bucket }
      #expect(
        budget.buckets.reduce(0) { $0 + $1.left.minorUnits }
          == (budget.isShared ? budget.budget.minorUnits : 0) + budget.carried.minorUnits
            - budget.used.minorUnits,
        "seed \(seed)")
      if formed != expected {
        Issue.record("seed \(seed), \(month.text): \(formed) instead of \(expected)")
      }
    }
  }

  private static func expectSame(
    _ register: EntryRegister, as table: EventTable, _ seed: UInt64
  ) {
    for entry in table.entries {
      guard let registered = register[entry.id] else {
        Issue.record("seed \(seed): \(entry.id) is not registered")
        continue
      }
      let isSame =
        registered.content == entry.content && registered.status == entry.status
        && registered.recordedAt == entry.recordedAt && registered.batch == entry.batch
        && registered.correctedBy == entry.correctedBy && registered.voidedBy == entry.voidedBy
      if !isSame { Issue.record("seed \(seed): \(registered) instead of \(entry)") }
    }
    #expect(register.count == table.entries.count, "seed \(seed)")
  }

  /// Each pair, where it is listed first.
  private static func once(_ conflicts: [LedgerConflict]) -> [LedgerConflict] {
    conflicts.enumerated().filter { !conflicts[..<$0.offset].contains($0.element) }
      .map(\.element)
  }

  @Test(.rows) func `one device's months and entries are what a full table says`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let history = DeviceHistory(seed: seed, count: 90)
      let table = EventTable(history.events)
      #expect(table.conflicts.isEmpty)
      try Self.expectSame(
        MonthlyBuckets(folding: history.events), as: table.months(DeviceHistory.months), seed)
      Self.expectSame(EntryRegister(folding: history.events), as: table, seed)
    }
  }

  @Test(.rows) func `three devices' months, entries and conflicts are what a full table says`() {
    each(TestRun.seeds(200)) { (seed: UInt64) throws in
      let history = DeviceHistory(seed: seed, count: 60, writers: 3)
      let table = EventTable(history.events)
      #expect(table.waitingCount == 0)
      var buckets = LedgerFold(into: MonthlyBuckets(), hasSeveralLogs: true)
      var register = LedgerFold(into: EntryRegister(), hasSeveralLogs: true)
      for event in history.events {
        buckets.apply(event)
        register.apply(event)
      }
      try Self.expectSame(
        buckets.projection, as: table.months(DeviceHistory.months), seed)
      Self.expectSame(register.projection, as: table, seed)
      // The table finds a pair again where its later event is redone.
      #expect(Self.once(buckets.conflicts) == Self.once(table.conflicts), "seed \(seed)")
      #expect(buckets.waiting.isEmpty)
    }
  }

  @Test(.rows)
  func `what names an event that is not here waits, and all that follows it in its log`() {
    each(TestRun.seeds(100)) { (seed: UInt64) throws in
      var generator = SeededGenerator(seed: seed)
      let history = DeviceHistory(seed: seed, count: 60, writers: 3)
      // One device's log ends early here.
      let first = try #require(history.events.randomElement(using: &generator))
      let missing = EventID(
        writer: first.id.writer, number: first.id.number - (first.batch?.index ?? 0))
      let here = history.events.filter {
        $0.id.writer != missing.writer || $0.id.number < missing.number
      }
      let table = EventTable(here)
      var buckets = LedgerFold(into: MonthlyBuckets(), hasSeveralLogs: true)
      var register = LedgerFold(into: EntryRegister(), hasSeveralLogs: true)
      for event in here {
        buckets.apply(event)
        register.apply(event)
      }
      try Self.expectSame(
        buckets.projection, as: table.months(DeviceHistory.months), seed)
      Self.expectSame(register.projection, as: table, seed)
      #expect(buckets.waiting.reduce(0) { $0 + $1.count } == table.waitingCount)
      // The cause is missing, or waits itself.
      let writers = Set(buckets.waiting.map(\.writer)).union([missing.writer])
      for waiting in buckets.waiting { #expect(writers.contains(waiting.cause.writer)) }
    }
  }

  @Test(.rows) func `a fold in one go equals a fold that was stopped anywhere`() {
    each(TestRun.seeds(30)) { (seed: UInt64) in
      let events = DeviceHistory(seed: seed, count: 40, writers: Int(seed % 3) + 1).events
      var whole = LedgerFold(into: EntryRegister(), hasSeveralLogs: true)
      var stages: [LedgerFold<EntryRegister>] = []
      for event in events {
        stages.append(whole)
        whole.apply(event)
      }
      for (count, stage) in stages.enumerated() {
        var fold = stage
        for event in events[count...] { fold.apply(event) }
        #expect(fold == whole)
      }
    }
  }
}
