import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// A fold that is written, read back and gone on with, beside one that was never interrupted.
struct KeptProjectionTests {
  private static let months = CalendarMonth.months(from: "2025-09", through: "2026-05")

  /// What is kept from one process to the next.
  private static let kept: [any KeptProjection.Type] = [
    BudgetState.self, EntryHabits.self, AccountSums.self, Envelopes.self,
  ]

  private static func fold<P: KeptProjection>(
    _ events: some Sequence<EventEnvelope>, into start: P = BudgetState(),
    hasSeveralLogs: Bool = false
  ) -> LedgerFold<P> {
    var fold = LedgerFold(into: start, hasSeveralLogs: hasSeveralLogs)
    for event in events { fold.apply(event) }
    return fold
  }

  /// What a snapshot of a fold holds; `nil` where the fold cannot be kept.
  private static func bytes(_ fold: LedgerFold<some KeptProjection>) -> [UInt8]? {
    var writer = SnapshotWriter()
    fold.write(to: &writer)
    return writer.isComplete ? writer.bytes : nil
  }

  private static func readBack<P: KeptProjection>(_ fold: LedgerFold<P>) throws -> LedgerFold<P> {
    var reader = SnapshotReader(try #require(bytes(fold)))
    return try LedgerFold(from: &reader)
  }

  /// Compares the answers of two folds that should have met the same events.
  private static func expectSame<P: KeptProjection>(
    _ fold: LedgerFold<P>, _ fresh: LedgerFold<P>, _ comment: Comment
  ) throws {
    #expect(fold == fresh, comment)
    #expect(bytes(fold) == bytes(fresh), comment)
    #expect(fold.conflicts == fresh.conflicts, comment)
    guard let fold = fold as? LedgerFold<BudgetState>, let fresh = fresh as? LedgerFold<BudgetState>
    else {
      return
    }
    #expect(fold.answer(to: DecisionState())?.projection == fresh.projection.decisionState, comment)
    let buckets = try #require(fold.answer(to: MonthlyBuckets()))
    for month in months {
      #expect(
        try buckets.projection.month(month) == fresh.projection.buckets.month(month), comment)
    }
  }

  /// - Returns: How many of the cuts can be kept: not those at which an event waits.
  @discardableResult
  private static func expectGoesOn<P: KeptProjection>(
    _: P.Type, _ events: [EventEnvelope], _ seed: UInt64, hasSeveralLogs: Bool = false
  ) throws -> Int {
    let fresh = fold(events, into: P(), hasSeveralLogs: hasSeveralLogs)
    var keptCount = 0
    for cut in events.cuts {
      let comment: Comment = "\(P.snapshotName), seed \(seed), cut at \(cut)"
      let first = fold(events.prefix(cut), into: P(), hasSeveralLogs: hasSeveralLogs)
      if !first.waiting.isEmpty, bytes(first) == nil { continue }
      keptCount += 1
      var fold = try readBack(first)
      #expect(fold == first, comment)
      for event in events.dropFirst(cut) { fold.apply(event) }
      try expectSame(fold, fresh, comment)
    }
    return keptCount
  }

  private static func expectGoesOnEach<P: KeptProjection>(
    _: P.Type, _ events: [EventEnvelope], _ seed: UInt64
  ) throws {
    var fold = LedgerFold(into: P())
    for event in events {
      fold.apply(event)
      // Half a batch is not kept.
      if event.batch?.isLast ?? true { fold = try readBack(fold) }
    }
    try expectSame(fold, Self.fold(events, into: P()), "\(P.snapshotName), seed \(seed)")
  }

  @Test(.rows)
  func `a history that is cut anywhere and gone on with from a snapshot comes to the same`() {
    each(TestRun.seeds(12)) { (seed: UInt64) throws in
      for events in [
        RandomHistory.ledger(seed: seed).events, DeviceHistory(seed: seed, count: 60).events,
      ] {
        for kept in Self.kept { try Self.expectGoesOn(kept, events, seed) }
      }
    }
  }

  @Test(.rows) func `a snapshot after every event, each made of the one before, comes to the same`()
  {
    each(TestRun.seeds(12)) { (seed: UInt64) throws in
      let events = RandomHistory.ledger(seed: seed, requests: 120).events
      for kept in Self.kept { try Self.expectGoesOnEach(kept, events, seed) }
    }
  }

  @Test func `folds that differ in one amended entry are not the same`() throws {
    let events = RandomHistory.ledger(seed: 7, requests: 300).events
    let whole = try Self.readBack(Self.fold(events))
    var differences = 0
    for place in events.indices {
      switch events[place].event {
      case .amendment: break
      default: continue
      }
      var others = events
      others.remove(at: place)
      #expect(Self.fold(others) != whole)
      differences += 1
    }
    #expect(differences > 5)
  }

  @Test func `names of any length and script, amounts of any size and credits are kept`() throws {
    let names = ["käse", "a category with a long name", "ελληνικά", "pets", "abcdefghijklmno"]
    var events: [LedgerEvent] = [.opened(.eur)]
    for name in names {
      let category = CategoryName.known(name)
      for amount in [1, Money.largestMinorUnits] {
        events.append(
          .entry(
            .expense(
              amount: Money(minorUnits: amount, currency: .eur), category: category,
              date: "9999-12-31", account: AccountName(category.name),
              texts: EntryTexts(by: "flags"))))
        events.append(
          .entry(
            .credit(
              amount: Money(minorUnits: amount, currency: .jpy), category: category,
              date: "9990-01-01", account: .cash, texts: EntryTexts(by: "flags"))))
      }
    }
    let fold = Self.fold(PracticeLedger(events).events)
    let read = try Self.readBack(fold)
    #expect(read == fold)
    #expect(read.projection.buckets.firstForeign == fold.projection.buckets.firstForeign)
    #expect(read.projection.buckets.firstForeign != nil)
    let day: CalendarDay = "9999-12-31"
    for name in names {
      #expect(
        read.projection.buckets.spent(on: day, in: .known(name)) == Money.largestMinorUnits + 1)
    }
  }

  @Test func `the event since which a sum is too large is kept`() throws {
    let most = EntryContent.expense(
      amount: Money(minorUnits: Money.largestMinorUnits, currency: .usd), category: .dining,
      date: "2026-01-01", account: .bank, texts: EntryTexts(by: "flags"))
    var events: [LedgerEvent] = [.opened(.usd)]
    events += repeatElement(.entry(most), count: 9300)
    let fold = Self.fold(PracticeLedger(events).events)
    #expect(fold.projection.buckets.tooLargeSince != nil)
    #expect(try Self.readBack(fold) == fold)
  }

  @Test(.rows) func `a history of several devices is gone on with from a snapshot too`() {
    each(TestRun.seeds(12)) { (seed: UInt64) throws in
      for events in [
        RandomHistory.metDevices(seed: seed).events,
        DeviceHistory(seed: seed, count: 60, writers: 3).events,
      ] {
        for kept in Self.kept {
          #expect(try Self.expectGoesOn(kept, events, seed, hasSeveralLogs: true) > 5)
        }
      }
    }
  }

  @Test func `a fold with events that wait is not kept`() throws {
    var waiting = LedgerFold(into: BudgetState())
    for event in PracticeLedger(
      [
        .opened(.usd),
        .amendment(
          .entryVoided(
            EntryVoided(
              entry: EventID(writer: .known("zzzz"), number: 4),
              version: EventID(writer: .known("zzzz"), number: 4),
              was: EntryContent(
                values: EntryValues(
                  type: .expense, amount: Money(minorUnits: 1, currency: .usd), category: .dining,
                  date: "2026-01-01", account: .bank), texts: EntryTexts())))),
      ]
    ).events { waiting.apply(event) }
    #expect(!waiting.waiting.isEmpty)
    #expect(Self.bytes(waiting) == nil)
  }

  /// Reads a snapshot of half a history cut off and with bytes changed, and goes on with what reads.
  private static func tryOut<P: KeptProjection>(_: P.Type, _ events: [EventEnvelope]) throws {
    // A batch that is not whole is held back, and what is held back is not kept.
    let half = events.cuts.last { $0 <= events.count / 2 } ?? 0
    let whole = try #require(bytes(fold(events.prefix(half), into: P())))
    var readable = 0
    func tryOut(_ bytes: [UInt8]) {
      var reader = SnapshotReader(bytes)
      guard var fold = try? LedgerFold<P>(from: &reader) else { return }
      readable += 1
      for event in events.dropFirst(half) { fold.apply(event) }
      if let budget = fold.projection as? BudgetState {
        for month in months { _ = try? budget.buckets.month(month) }
      }
      _ = Self.bytes(fold)
    }
    for count in TestRun.steps(0..<whole.count, each: 7) { tryOut(Array(whole.prefix(count))) }
    #expect(readable == 0)
    tryOut(whole + [0])
    #expect(readable == 0)
    for place in TestRun.steps(whole.indices, each: 11) {
      for flipped: UInt8 in [0x01, 0xFF] {
        var bytes = whole
        bytes[place] ^= flipped
        tryOut(bytes)
      }
    }
    // Only the checksum around it tells a changed figure.
    #expect(readable > 0)
  }

  @Test func `whatever the bytes are, reading ends in an error or in a fold that goes on`() throws {
    let events = RandomHistory.ledger(seed: 3).events
    for kept in Self.kept { try Self.tryOut(kept, events) }
  }

  @Test func `what is kept of texts is read by no fold of figures, and the other way round`() throws
  {
    let events = RandomHistory.ledger(seed: 5).events
    var reader = SnapshotReader(try #require(Self.bytes(Self.fold(events))))
    #expect(throws: UnreadableSnapshot.self) { try LedgerFold<EntryHabits>(from: &reader) }
    reader = SnapshotReader(try #require(Self.bytes(Self.fold(events, into: EntryHabits()))))
    #expect(throws: UnreadableSnapshot.self) { try LedgerFold<BudgetState>(from: &reader) }
  }

  @Test func `only what is kept is taken out of it`() {
    #expect(LedgerFold<BudgetState>.answers(to: DecisionState()))
    #expect(LedgerFold<BudgetState>.answers(to: MonthlyBuckets()))
    #expect(LedgerFold<BudgetState>.answers(to: ProjectionPair(DecisionState(), NamedEntries([]))))
    #expect(LedgerFold<BudgetState>.answers(to: ProjectionPair(DecisionState(), MonthlyBuckets())))
    let entry = EventID(writer: .sample, number: 1)
    #expect(
      !LedgerFold<BudgetState>.answers(to: ProjectionPair(DecisionState(), NamedEntries([entry]))))
    #expect(!LedgerFold<BudgetState>.answers(to: EntryRegister()))
    #expect(!LedgerFold<BudgetState>.answers(to: MonthlyBuckets(folding: PracticeLedger().events)))
    #expect(LedgerFold<EntryHabits>.answers(to: LearnedCategories()))
    #expect(LedgerFold<EntryHabits>.answers(to: LatestSums()))
    #expect(LedgerFold<EntryHabits>.answers(to: UsedAccounts()))
    #expect(!LedgerFold<EntryHabits>.answers(to: MonthlyBuckets()))
    #expect(
      !LedgerFold<EntryHabits>.answers(to: LatestSums(folding: PracticeLedger([.spent(1)]).events)))
  }
}
