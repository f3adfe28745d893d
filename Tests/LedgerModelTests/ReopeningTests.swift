import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Categories and buckets that were ended and are opened again: P5, P39, M7.
struct ReopeningTests {
  /// Of each bucket its share, what it was carried and what it used.
  private static func month(_ month: CalendarMonth, _ ledger: PracticeLedger) throws -> [String] {
    try ledger.month(month).buckets.map { "\($0.name) \($0.share.shortText) \($0.used.minorUnits)" }
  }

  private static func compacted(_ ledger: PracticeLedger) -> [EventEnvelope] {
    Array(
      ledger.view(Compaction()).events(
        ledger: .sample, writer: .sample, deviceName: "x", version: "1"))
  }

  @Test func `a category that is added again has its entries, its name and its bucket of then`()
    throws
  {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(AddCategory("pets", in: .fun, displayName: "Tiere", symbol: "T"))
    try ledger.add(.expense(30_00, in: "pets", on: "2025-11-02"))
    try ledger.perform(EndCategory("pets", from: "2025-12-01"))
    #expect(throws: Refusal.categoryEnded("pets", from: "2025-12-01")) {
      try ledger.add(.expense(5_00, in: "pets", on: "2026-01-01"))
    }
    try ledger.perform(AddCategory("pets", in: .future))
    let categories = ledger.view(DecisionState()).plan.categories
    #expect(categories.end(of: "pets") == nil && categories.displayName(of: "pets") == "Tiere")
    #expect(categories.symbol(of: "pets") == "T")
    #expect(categories.offered(on: "2026-01-01").filter { $0 == "pets" }.count == 1)
    #expect(categories.bucket(of: "pets", on: "2025-11-30") == .fun)
    #expect(categories.bucket(of: "pets", on: "2025-12-01") == .future)
    #expect(throws: Refusal.categoryExists("pets")) {
      try ledger.perform(AddCategory("pets", in: .future))
    }
    let compacted = Self.compacted(ledger)
    #expect(DecisionState(folding: compacted).plan.categories.end(of: "pets") == nil)
    for month in CalendarMonth.months(from: "2025-10", through: "2026-02") {
      #expect(try MonthlyBuckets(folding: compacted).month(month) == ledger.month(month))
    }
  }

  @Test func `what opened a category again is undone alone, and it may end again`() throws {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(EndCategory(.dining, from: "2025-12-01"))
    let opened = ledger.nextID
    try ledger.perform(AddCategory(.dining, in: .fun))
    let entry = ledger.nextID
    try ledger.add(.expense(5_00, in: .dining, on: "2026-01-01"))
    #expect(throws: Refusal.dependedOn(opened, by: entry, as: .usesCategory(.dining))) {
      try ledger.perform(UndoEvent(opened))
    }
    try ledger.perform(UndoEvent(entry))
    try ledger.perform(UndoEvent(opened))
    func end() -> CalendarDay? { ledger.view(DecisionState()).plan.categories.end(of: .dining) }
    #expect(end() == "2025-12-01")
    try ledger.perform(RedoEvent(opened))
    #expect(end() == nil)
    try ledger.perform(EndCategory(.dining, from: "2026-02-01"))
    #expect(end() == "2026-02-01")
    #expect(
      DecisionState(folding: Self.compacted(ledger)).plan.categories.end(of: .dining) == end())
  }

  @Test
  func `a bucket that begins again has its categories and its share, and its heir has its own`()
    throws
  {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(AddBucket("travel", displayName: "Reisen", from: "2025-10-01"))
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2025-10-01"))
    try ledger.perform(
      ChangeAllocation(
        [BucketShare](["fundamentals": 40, "fun": 30, "future": 20, "travel": 10]),
        from: "2025-10-01"))
    try ledger.perform(AddCategory("flights", in: "travel"))
    try ledger.perform(EndBucket("travel", movingTo: .fun, from: "2025-11-01"))
    for day: CalendarDay in ["2025-10-02", "2025-11-02", "2026-01-01"] {
      try ledger.add(.expense(50_00, in: "flights", on: day))
    }
    let ended = ["Fundamentals 40% 0", "Fun 40% 5000", "Future You 20% 0"]
    #expect(try Self.month("2026-01", ledger) == ended)
    try ledger.perform(AddBucket("travel", from: "2026-01-01"))
    let whole = ["Fundamentals 40% 0", "Fun 30% 0", "Future You 20% 0", "Reisen 10% 5000"]
    #expect(try Self.month("2026-01", ledger) == whole)
    #expect(try Self.month("2025-11", ledger) == ended)
    #expect(try Self.month("2025-10", ledger) == whole)
    let buckets = ledger.view(DecisionState()).plan.buckets
    #expect(buckets.end(of: "travel") == nil && !buckets.isOffered("travel", on: "2025-12-31"))
    #expect(throws: Refusal.bucketEnded("travel", from: "2025-11-01")) {
      try ledger.perform(AddCategory("hotels", in: "travel"))
      try ledger.perform(MoveCategory(.travel, to: "travel", from: "2025-12-01"))
    }
    for month in CalendarMonth.months(from: "2025-09", through: "2026-03") {
      #expect(
        try MonthlyBuckets(folding: Self.compacted(ledger)).month(month) == ledger.month(month))
    }
  }

  @Test func `a bucket that is opened in the month of its end was never away`() throws {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2025-10-01"))
    let before = try Self.month("2026-01", ledger)
    try ledger.perform(EndBucket(.fun, movingTo: .future, from: "2026-01-01"))
    try ledger.perform(AddBucket(.fun, from: "2025-12-01", isStartFilledIn: true))
    #expect(try Self.month("2026-01", ledger) == before)
    try ledger.perform(EndBucket(.fun, movingTo: .future, from: "2026-01-01"))
    #expect(try Self.month("2026-01", ledger).count == 2)
  }
}
