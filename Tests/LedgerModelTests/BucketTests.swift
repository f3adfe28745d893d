import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Buckets beside the three: added, called otherwise and ended, each from a month on: P5, P20, P37, P39.
struct BucketTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var request: @Sendable (inout PracticeLedger) throws -> Void
    /// `nil` where it is written.
    var refusal: Refusal?

    init<D: LedgerDecision>(_ description: String, _ decision: D, _ refusal: Refusal? = nil) {
      testDescription = description
      request = { ledger in try ledger.perform(decision) }
      self.refusal = refusal
    }
  }

  private static let four: [BucketName] = [.fundamentals, .fun, .future, "travel"]
  private static let january: CalendarDay = "2026-01-01"

  /// Travel from January (1), with a tenth of the income (2, 3) and flights (4); a bucket that was
  /// ended (5, 6) and one that begins in March (7).
  private static let ledger: PracticeLedger = {
    var ledger = PracticeLedger(policy: .open)
    do {
      try ledger.perform(AddBucket("travel", displayName: "Reisen", from: january))
      try ledger.perform(SetIncome(.monthly(4000_00), from: january))
      try ledger.perform(
        ChangeAllocation(
          [BucketShare](["fundamentals": 40, "fun": 30, "future": 20, "travel": 10]),
          from: january))
      try ledger.perform(AddCategory("flights", in: "travel"))
      try ledger.perform(AddBucket("old", from: "2025-01-01"))
      try ledger.perform(EndBucket("old", movingTo: nil, from: january))
      try ledger.perform(AddBucket("later", from: "2026-03-01"))
    } catch { preconditionFailure("\(error)") }
    return ledger
  }()

  private static func inUse(
    _ bucket: BucketName, _ categories: [CategoryName], _ percent: Int, carries: Bool = false
  ) -> Refusal {
    .bucketInUse(
      bucket, categories: categories, share: Percentage(hundredths: percent * 100) ?? .whole,
      carries: carries, others: BucketName.builtIn)
  }

  private static let additions: [Case] = [
    Case("P5: another", AddBucket("kinder", from: january)),
    Case("one that is there", AddBucket("travel", from: january), .bucketExists("travel")),
    Case("one of the three", AddBucket(.fun, from: january), .bucketExists(.fun)),
    Case("M7: one that has ended", AddBucket("old", from: "2026-05-01")),
    Case(
      "one that had not ended by then", AddBucket("old", from: "2025-05-01"), .bucketExists("old")),
    Case("the month itself", AddBucket("month", from: january), .bucketReserved("month")),
    Case("all of them", AddBucket("all", from: january), .bucketReserved("all")),
    Case(
      "one that is shown as another is", AddBucket("reise", displayName: "REISEN", from: january),
      .bucketExists("travel")),
    Case(
      "a name that is too long",
      AddBucket("x", displayName: String(repeating: "x", count: 65), from: january),
      .nameTooLong(byteCount: 65)),
    Case("one that is named as a category", AddBucket("groceries", from: january)),
  ]

  private static let names: [Case] = [
    Case("another name", RenameBucket(.fun, to: "Freude")),
    Case("the same name", RenameBucket("travel", to: "Reisen"), .nothingToChange),
    Case("the name that it has unasked", RenameBucket(.future, to: "Future You"), .nothingToChange),
    Case("no name", RenameBucket(.fun, to: " "), .textMissing(member: "name")),
    Case("another's name", RenameBucket(.fun, to: "reisen"), .bucketExists("travel")),
    Case("another's id", RenameBucket(.fun, to: "Travel"), .bucketExists("travel")),
    Case(
      "a bucket that is none", RenameBucket("fund", to: "x"),
      .unknownBucket("fund", known: [.fundamentals, .fun, .future, "later", "old", "travel"])),
  ]

  private static let ends: [Case] = [
    Case("to another", EndBucket("travel", movingTo: .fun, from: january)),
    Case("one that has nothing", EndBucket("later", movingTo: nil, from: "2026-03-01")),
    Case(
      "and nobody gets what it has", EndBucket("travel", movingTo: nil, from: "2026-02-01"),
      inUse("travel", ["flights"], 10)),
    Case("to itself", EndBucket(.fun, movingTo: .fun, from: january), .bucketTwice(.fun)),
    Case(
      "to one that is none", EndBucket(.fun, movingTo: "fund", from: january),
      .unknownBucket("fund", known: four)),
    Case(
      "to one that has ended", EndBucket(.fun, movingTo: "old", from: january),
      .bucketEnded("old", from: january)),
    Case(
      "to one that is still to come", EndBucket(.fun, movingTo: "later", from: january),
      .bucketNotBegun("later", from: "2026-03-01")),
    Case(
      "before it began", EndBucket("travel", movingTo: .fun, from: "2025-12-01"),
      .bucketNotBegun("travel", from: january)),
    Case(
      "one that has ended", EndBucket("old", movingTo: .fun, from: "2026-02-01"),
      .bucketEnded("old", from: january)),
    Case(
      "one that had ended later", EndBucket("old", movingTo: .fun, from: "2025-06-01"),
      .bucketEnded("old", from: january)),
  ]

  private static let uses: [Case] = [
    Case(
      "P20: shares of all four",
      ChangeAllocation(
        [BucketShare](["fundamentals": 50, "fun": 20, "future": 20, "travel": 10]), from: january)),
    Case(
      "P20: shares of the three alone", ChangeAllocation([BucketShare](50, 30, 20), from: january),
      .sharesIncomplete(missing: "travel", known: four)),
    Case(
      "P20: shares of the three alone, before there was a fourth",
      ChangeAllocation([BucketShare](60, 20, 20), from: "2024-12-01")),
    Case(
      "P20: a share too little, by a hundredth",
      ChangeAllocation(
        [BucketShare](["fundamentals": 50, "fun": 20, "future": 20])
          + [BucketShare(bucket: "travel", share: Percentage(hundredths: 999) ?? .whole)],
        from: january), .sharesDoNotAddUp(hundredths: 9999)),
    Case(
      "a share of what has ended",
      ChangeAllocation([BucketShare](["fun": 50, "old": 50]), from: january),
      .bucketEnded("old", from: january)),
    Case(
      "a share of what is still to come",
      ChangeAllocation([BucketShare](["fun": 50, "later": 50]), from: january),
      .bucketNotBegun("later", from: "2026-03-01")),
    Case("a rollover", SetRollover(.both, of: "travel", from: january)),
    Case(
      "a rollover of what has ended", SetRollover(.both, of: "old", from: january),
      .bucketEnded("old", from: january)),
    Case("P39: a category moves in", MoveCategory(.travel, to: "travel", from: january)),
    Case(
      "P39: a category moves into what is still to come",
      MoveCategory(.travel, to: "later", from: january),
      .bucketNotBegun("later", from: "2026-03-01")),
    Case(
      "P39: a category in a bucket that has ended", AddCategory("boat", in: "old"),
      .bucketEnded("old", from: january)),
    Case(
      "P39: a category that is named as a bucket", AddCategory("fun", in: .fun),
      .categoryIsBucket("fun")),
    Case(
      "P39: a category that is shown as a bucket is named",
      RenameCategory(.dining, to: "Fun"), .categoryIsBucket("fun")),
  ]

  private static let categories: [Case] = [
    Case("P39: another name", RenameCategory(.dining, to: "Essen", symbol: "\u{1F35C}")),
    Case("P39: a symbol alone", RenameCategory("flights", symbol: "F")),
    Case("P39: nothing", RenameCategory(.dining), .nothingToChange),
    Case("P39: the same", RenameCategory(.dining, to: "dining", symbol: ""), .nothingToChange),
    Case(
      "P39: one that is none", RenameCategory("gardn", to: "x"),
      .unknownCategory(
        "gardn", known: CategorySet.puldar.categories.map(\.category) + ["flights"])),
    Case("P39: income", RenameCategory(.income, to: "x"), .incomeIsNoCategory),
    Case(
      "P39: another's name", RenameCategory(.dining, to: "Flights"), .categoryExists("flights")),
    Case("P39: two signs", RenameCategory(.dining, symbol: "ab"), .symbolUnreadable("ab")),
    Case("P39: a blank", RenameCategory(.dining, symbol: " "), .symbolUnreadable(" ")),
    Case("P39: a line end", RenameCategory(.dining, symbol: "\n"), .symbolUnreadable("\n")),
  ]

  @Test(.rows) func `what is asked of buckets and names is written, or refused before anything is`()
  {
    each(Self.additions + Self.names + Self.ends + Self.uses + Self.categories) {
      (example: Case) throws in
      var ledger = Self.ledger
      do {
        try example.request(&ledger)
        #expect(example.refusal == nil)
        #expect(ledger.events.count > Self.ledger.events.count)
      } catch {
        #expect(error as? Refusal == example.refusal)
        #expect(ledger == Self.ledger)
      }
      var empty = PracticeLedger([])
      #expect(throws: Refusal.emptyLedger) { try example.request(&empty) }
    }
  }

  // MARK: What an end does

  private static func month(_ text: CalendarMonth, _ ledger: PracticeLedger) throws -> [String] {
    try ledger.month(text).buckets.map { bucket in
      "\(bucket.name): \(bucket.share.shortText) \(bucket.budget.minorUnits) + "
        + "\(bucket.carried.minorUnits) - \(bucket.spent.minorUnits)"
    }
  }

  /// Travel carries what is left; 50.00 of its 400.00 were spent in January.
  private static func travelled() throws -> PracticeLedger {
    var ledger = Self.ledger
    try ledger.perform(SetRollover(.both, of: nil, from: "2026-02-01"))
    try ledger.add(.expense(50_00, in: "flights", on: "2026-01-02"))
    try ledger.add(.expense(10_00, in: .dining, on: "2026-01-02"))
    return ledger
  }

  @Test func `P5, P22: an ended bucket's categories, share and carry go to the one that is named`()
    throws
  {
    var ledger = try Self.travelled()
    let before = try Self.month("2026-01", ledger)
    #expect(
      before == [
        "Fundamentals: 40% 160000 + 0 - 0", "Fun: 30% 120000 + 0 - 1000",
        "Future You: 20% 80000 + 0 - 0", "Reisen: 10% 40000 + 0 - 5000",
      ])
    try ledger.perform(EndBucket("travel", movingTo: .fun, from: "2026-02-01"))
    #expect(try Self.month("2026-01", ledger) == before)
    #expect(
      try Self.month("2026-02", ledger) == [
        "Fundamentals: 40% 160000 + 160000 - 0", "Fun: 40% 160000 + 154000 - 0",
        "Future You: 20% 80000 + 80000 - 0",
      ])
    let categories = ledger.view(DecisionState()).plan.categories
    #expect(categories.bucket(of: "flights", on: "2026-01-31") == "travel")
    #expect(categories.bucket(of: "flights", on: "2026-02-01") == .fun)
    try ledger.perform(UndoEvent())
    #expect(try Self.month("2026-02", ledger).last == "Reisen: 10% 40000 + 35000 - 0")
  }

  @Test func `of a bucket that goes on to one which ends as well, the last has everything`() throws
  {
    var ledger = try Self.travelled()
    try ledger.perform(EndBucket("travel", movingTo: .fun, from: "2026-02-01"))
    try ledger.perform(EndBucket(.fun, movingTo: .future, from: "2026-03-01"))
    #expect(
      try Self.month("2026-03", ledger) == [
        "Fundamentals: 40% 160000 + 320000 - 0", "Future You: 60% 240000 + 474000 - 0",
        "later: 0% 0 + 0 - 0",
      ])
    let explained = ledger.view(ExplainedMonth("2026-03", depth: 9))
    let share = try explained.explanation(of: .bucket(.future, .budget)).root.terms[0]
    #expect(share.value == 2400_00)
    let ends = ledger.events.suffix(2).map(\.id)
    #expect(Set(share.events).isSuperset(of: ends))
    let carried = try explained.explanation(of: .bucket(.future, .carried)).root
    #expect(carried.terms.map(\.label) == [.bucketPart(.fun), .bucketPart(.future)])
    #expect(carried.terms.map(\.value) == [3140_00, 1600_00])
    #expect(carried.terms[0].events.contains(ends[1]))
  }

  @Test func `a bucket that still rolls over is not ended before its heir is named`() throws {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(AddBucket("x", from: "2026-01-01"))
    try ledger.perform(SetRollover(.surplus, of: "x", from: "2026-03-01"))
    #expect(throws: Self.inUse("x", [], 0, carries: true)) {
      try ledger.perform(EndBucket("x", movingTo: nil, from: "2026-02-01"))
    }
    try ledger.perform(EndBucket("x", movingTo: .fun, from: "2026-02-01"))
  }

  @Test func `of two ends into each other each bucket keeps what it has`() throws {
    let events: [LedgerEvent] = [
      .opened(), .income(100_00, from: "2026-01-01"),
      .ended("fun", from: "2026-01-01", to: "future"),
      .ended("future", from: "2026-01-01", to: "fun"), .spent(5_00, in: "dining"),
    ]
    let month = try MonthlyBuckets(folding: events.envelopes).month("2026-01")
    #expect(month.buckets.map(\.budget.minorUnits) == [50_00, 30_00, 20_00])
    #expect(month.buckets.map(\.spent.minorUnits) == [0, 5_00, 0])
  }

  @Test func `P5: a bucket begins with its month and has nothing before it gets a share`() throws {
    let ledger = Self.ledger
    #expect(try ledger.month("2026-02").buckets.map(\.bucket) == Self.four)
    #expect(
      try ledger.month("2026-03").buckets.map(\.bucket) == [
        .fundamentals, .fun, .future, "later", "travel",
      ])
    #expect(try ledger.month("2026-03").buckets[3].budget == 0)
    #expect(try ledger.month("2025-12").buckets.last?.bucket == "old")
  }

  // MARK: Undo, and other devices

  @Test func `what uses a bucket is undone before what made it`() throws {
    var ledger = Self.ledger
    #expect(throws: Refusal.dependedOn(1, by: 3, as: .usesBucket("travel"))) {
      try ledger.perform(UndoEvent(1))
    }
    try ledger.perform(UndoEvent(3))
    #expect(throws: Refusal.dependedOn(1, by: 4, as: .usesBucket("travel"))) {
      try ledger.perform(UndoEvent(1))
    }
    try ledger.perform(UndoEvent(4))
    try ledger.perform(UndoEvent(1))
    #expect(throws: Refusal.dependsOnUndone(3, on: 1, as: .usesBucket("travel"))) {
      try ledger.perform(RedoEvent(3))
    }
    #expect(try ledger.month("2026-01").buckets.map(\.bucket) == BucketName.builtIn)
  }

  @Test func `two devices that added the same bucket have it once, from the first day of both`()
    throws
  {
    var one = PracticeLedger(policy: .open)
    var other = PracticeLedger(writer: .other, policy: .open)
    other.receive(one.events)
    try one.perform(AddBucket("travel", displayName: "Reisen", from: "2026-02-01"))
    other.now = one.now.adding(milliseconds: 60_000)
    try other.perform(AddBucket("travel", displayName: "Trips", from: "2026-01-01"))
    try other.perform(AddCategory("flights", in: "travel"))
    one.receive(other.events)
    let month = try one.month("2026-01")
    #expect(month.buckets.map(\.bucket) == Self.four)
    #expect(month.buckets.last?.name == "Trips")
    // As one device it goes on, and compacts to the same.
    one.now = other.now.adding(milliseconds: 60_000)
    try one.perform(EndBucket("travel", movingTo: .fun, from: "2026-03-01"))
    #expect(try one.month("2026-03").buckets.map(\.bucket) == BucketName.builtIn)
    let left = one.view(Compaction()).events(
      ledger: .sample, writer: .sample, deviceName: "x", version: "1")
    for month in CalendarMonth.months(from: "2025-12", through: "2026-04") {
      #expect(try MonthlyBuckets(folding: left).month(month) == one.month(month))
    }
  }

  @Test func `the same request leaves out a first day that was filled in`() {
    let added: [LedgerEvent] = [.bucket("x", from: "2026-01-01", as: "X-Ray")]
    #expect(AddBucket("x", displayName: "X-Ray", from: "2026-01-01").isRepeated(by: added))
    #expect(
      AddBucket("x", displayName: "X-Ray", from: "2026-02-01", isStartFilledIn: true)
        .isRepeated(by: added))
    #expect(!AddBucket("x", displayName: "X-Ray", from: "2026-02-01").isRepeated(by: added))
    #expect(!AddBucket("x", from: "2026-01-01").isRepeated(by: added))
    let ended: [LedgerEvent] = [.ended("x", from: "2026-01-01", to: "fun")]
    #expect(EndBucket("x", movingTo: .fun, from: "2026-01-01").isRepeated(by: ended))
    #expect(!EndBucket("x", movingTo: .future, from: "2026-01-01").isRepeated(by: ended))
    let all: [LedgerEvent] = [
      .rollover("fun", .both, from: "2026-01-01"), .rollover("x", .both, from: "2026-01-01"),
    ]
    #expect(SetRollover(.both, of: nil, from: "2026-01-01").isRepeated(by: all))
    #expect(!SetRollover(.off, of: nil, from: "2026-01-01").isRepeated(by: all))
  }

  // MARK: Any number of buckets

  @Test(.rows) func `K2, P20: the shares of any number of buckets add up to the income`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      var generator = SeededGenerator(seed: seed)
      let names = (0..<Int.random(in: 1...30, using: &generator)).map { "own \($0)" }
      var left = 10_000
      var shares = (BucketName.builtIn.map(\.text) + names).map { name in
        let hundredths = Int.random(in: 0...min(left, 2_000), using: &generator)
        left -= hundredths
        return BucketShare(
          bucket: .known(name), share: Percentage(hundredths: hundredths) ?? .whole)
      }
      shares[0].share = Percentage(hundredths: shares[0].share.hundredths + left) ?? .whole
      var ledger = PracticeLedger()
      for name in names { try ledger.perform(AddBucket(.known(name), from: "2026-01-01")) }
      let income = Int64.random(in: 0...9_999_999, using: &generator)
      try ledger.perform(
        SetIncome(.monthly(Money(minorUnits: income, currency: .usd)), from: "2026-01-01"))
      try ledger.perform(ChangeAllocation(shares, from: "2026-01-01"))
      let month = try ledger.month("2026-01")
      #expect(month.buckets.count == shares.count)
      #expect(month.buckets.reduce(0) { $0 + $1.budget.minorUnits } == income)
      for bucket in month.buckets {
        let exact = income * Int64(bucket.share.hundredths)
        let rest = bucket.budget.minorUnits * 10_000 - exact
        #expect(abs(rest) < 10_000, "seed \(seed): \(bucket.bucket) is a cent away at most")
      }
    }
  }
}
