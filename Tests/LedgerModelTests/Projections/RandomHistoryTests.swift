import LedgerModel
import LedgerTestSupport
import Testing

/// Folds against the obvious ledger, over histories that could have happened.
struct RandomHistoryTests {
  private static func expectSame(
    _ buckets: MonthlyBuckets, as expected: [ObviousMonth], _ seed: UInt64
  ) throws {
    let months = CalendarMonth.months(
      from: RandomHistory.months.lowerBound, through: RandomHistory.months.upperBound)
    for (month, expected) in zip(months, expected) {
      let budget = try buckets.month(month)
      let formed = ObviousMonth(
        income: budget.income, hasIncome: budget.hasIncome,
        buckets: budget.buckets.map {
          ObviousBucket(bucket: $0.bucket, budget: $0.budget, carried: $0.carried, spent: $0.spent)
        })
      if formed != expected {
        Issue.record("seed \(seed), \(month.text): \(formed) instead of \(expected)")
      }
    }
  }

  private static func expectSame(
    _ register: EntryRegister, as obvious: ObviousLedger, _ seed: UInt64
  ) {
    let expected = obvious.entries.reversed().map { entry in
      RegisteredEntry(
        id: entry.id, values: entry.content.values, texts: entry.content.texts,
        recordedAt: entry.recordedAt, standing: entry.standing, correctedBy: entry.correctedBy,
        voidedBy: entry.voidedBy, batch: entry.batch)
    }
    for (entry, expected) in zip(register.entries, expected) where entry != expected {
      Issue.record("seed \(seed): \(entry) instead of \(expected)")
    }
    #expect(register.count == expected.count, "seed \(seed)")
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `one device's months and entries are what a full table says`(seed: UInt64) throws {
    let history = RandomHistory(seed: seed, count: 90)
    let obvious = ObviousLedger(history.events)
    #expect(obvious.conflicts.isEmpty)
    try Self.expectSame(
      MonthlyBuckets(folding: history.events), as: obvious.months(RandomHistory.months), seed)
    Self.expectSame(EntryRegister(folding: history.events), as: obvious, seed)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `three devices' months, entries and conflicts are what a full table says`(
    seed: UInt64
  ) throws {
    let history = RandomHistory(seed: seed, count: 60, writers: 3)
    let obvious = ObviousLedger(history.events)
    #expect(obvious.waitingCount == 0)
    var buckets = Fold(into: MonthlyBuckets(), hasSeveralLogs: true)
    var register = Fold(into: EntryRegister(), hasSeveralLogs: true)
    for event in history.events {
      buckets.apply(event)
      register.apply(event)
    }
    try Self.expectSame(
      buckets.projection, as: obvious.months(RandomHistory.months), seed)
    Self.expectSame(register.projection, as: obvious, seed)
    #expect(buckets.conflicts == obvious.conflicts, "seed \(seed)")
    #expect(buckets.waiting.isEmpty)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `what names an event that is not here waits, and all that follows it in its log`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let history = RandomHistory(seed: seed, count: 60, writers: 3)
    // One device's log ends early here.
    let ids = history.events.map(\.id)
    let missing = try #require(ids.randomElement(using: &generator))
    let here = history.events.filter {
      $0.id.writer != missing.writer || $0.id.number < missing.number
    }
    let obvious = ObviousLedger(here)
    var buckets = Fold(into: MonthlyBuckets(), hasSeveralLogs: true)
    var register = Fold(into: EntryRegister(), hasSeveralLogs: true)
    for event in here {
      buckets.apply(event)
      register.apply(event)
    }
    try Self.expectSame(
      buckets.projection, as: obvious.months(RandomHistory.months), seed)
    Self.expectSame(register.projection, as: obvious, seed)
    #expect(buckets.waiting.reduce(0) { $0 + $1.count } == obvious.waitingCount)
    // The cause is missing, or waits itself.
    let writers = Set(buckets.waiting.map(\.writer)).union([missing.writer])
    for waiting in buckets.waiting { #expect(writers.contains(waiting.cause.writer)) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `P82: what is left in the buckets is the capacity less what was spent`(
    seed: UInt64
  ) throws {
    let buckets = MonthlyBuckets(folding: RandomHistory(seed: seed, count: 120).events)
    var month = RandomHistory.months.lowerBound
    while month < RandomHistory.months.upperBound {
      let budget = try buckets.month(month)
      #expect(budget.buckets.reduce(0) { $0 + $1.left } == budget.capacity - budget.spent)
      #expect(budget.left == budget.capacity - budget.spent)
      #expect(budget.buckets.reduce(0) { $0 + $1.budget } == budget.income)
      #expect(budget.buckets.reduce(0) { $0 + $1.carried } == budget.carried)
      for bucket in budget.buckets {
        #expect(bucket.categories.reduce(0) { $0 + $1.spent } == bucket.spent)
      }
      month = try #require(month.next)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `P85: any grouping adds up to the ungrouped sums`(seed: UInt64) throws {
    let register = EntryRegister(folding: RandomHistory(seed: seed, count: 120).events)
    for includesVoided in [false, true] {
      for sort in EntrySort.allCases {
        var query = EntryQuery()
        query.includesVoided = includesVoided
        query.sort = sort
        let plain = try register.list(query)
        #expect(plain.groups == nil)
        for grouping in EntryGrouping.allCases {
          query.grouping = grouping
          let list = try register.list(query)
          let groups = try #require(list.groups)
          #expect(list.totals == plain.totals)
          #expect(list.entries == plain.entries)
          #expect(groups.reduce(0) { $0 + $1.totals.count } == plain.totals.count)
          #expect(groups.reduce(0) { $0 + $1.totals.out } == plain.totals.out)
          #expect(groups.reduce(0) { $0 + $1.totals.in } == plain.totals.in)
          #expect(groups.reduce(0) { $0 + $1.totals.net } == plain.totals.net)
          #expect(Set(groups.map(\.key)).count == groups.count)
          let ids = Set(groups.flatMap { $0.entries.map(\.id) })
          #expect(ids == Set(plain.entries.map(\.id)))
        }
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a fold in one go equals a fold that was stopped anywhere`(seed: UInt64) {
    let events = RandomHistory(seed: seed, count: 40, writers: Int(seed % 3) + 1).events
    var whole = Fold(into: EntryRegister(), hasSeveralLogs: true)
    var stages: [Fold<EntryRegister>] = []
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

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `an undo that is undone again leaves every month as it was`(seed: UInt64) throws {
    let events = RandomHistory(seed: seed, count: 60).events
    let obvious = ObviousLedger(events)
    let months = obvious.months(RandomHistory.months)
    let before = Fold.of(MonthlyBuckets(), events)
    for event in events where event.event.retraction == nil {
      let isInEffect =
        obvious.entry(event.id).map { !$0.isReverted }
        ?? obvious.settings.first { $0.id == event.id }?.holds
        ?? event.event.touchedEntry.flatMap(obvious.entry)?.touches
        .first { $0.id == event.id }?.holds
      guard isInEffect == true, event.id.number > 0 else { continue }
      let entry = event.event.touchedEntry ?? event.id
      let retraction = Retraction(
        event: event.id, version: obvious.entry(entry)?.versions.last, copy: event.event)
      let next = events.count
      let undo = EventEnvelope(
        id: EventID(writer: event.id.writer, number: next), recordedAt: .latest,
        event: .eventReverted(EventReverted(retraction)))
      let redo = EventEnvelope(
        id: EventID(writer: event.id.writer, number: next + 1), recordedAt: .latest,
        event: .eventRestored(EventRestored(retraction)))
      var fold = before
      fold.apply(undo)
      fold.apply(redo)
      try Self.expectSame(fold.projection, as: months, seed)
    }
  }
}

extension Fold {
  fileprivate static func of(_ start: P, _ events: [EventEnvelope]) -> Fold {
    var fold = Fold(into: start)
    for event in events { fold.apply(event) }
    return fold
  }
}
