import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Income, shares, rollover, categories and Pro: P6, P19, P20, P22–P24, P39, P40, P43, P81.
struct SettingDecisionTests {
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

  /// Metered, with an income (1), an allocation (2) and an added category (3).
  static let ledger: PracticeLedger = {
    var ledger = PracticeLedger()
    do {
      try ledger.perform(SetIncome(.monthly(4000_00), from: "2026-01-01"))
      try ledger.perform(ChangeAllocation([BucketShare](60, 20, 20), from: "2026-01-01"))
      try ledger.perform(AddCategory("pets", in: .fun))
    } catch { preconditionFailure("\(error)") }
    return ledger
  }()

  static func share(_ bucket: BucketName, _ hundredths: Int) -> BucketShare {
    BucketShare(bucket: bucket, share: Percentage(hundredths: hundredths) ?? .whole)
  }

  static let hours: WorkHours = {
    guard let hours = WorkHours(hundredths: 3750) else { preconditionFailure("no hours") }
    return hours
  }()

  static let january: CalendarDay = "2026-01-01"
  static let largest = Money(minorUnits: Money.largestMinorUnits, currency: .usd)
  static let long = String(repeating: "x", count: 4097)

  static let incomes: [Case] = [
    Case("another income", SetIncome(.monthly(5000_00), from: january)),
    Case("an income of zero", SetIncome(.monthly(0), from: january)),
    Case("the same income", SetIncome(.monthly(4000_00), from: january), .nothingToChange),
    Case("M17: the same, said of a later month", SetIncome(.monthly(4000_00), from: "2026-05-01")),
    Case(
      "the same, later, of which nobody said the month",
      SetIncome(.monthly(4000_00), from: "2026-05-01", isStartFilledIn: true), .nothingToChange),
    Case("the same, earlier", SetIncome(.monthly(4000_00), from: "2025-12-01")),
    Case("less than nothing", SetIncome(.monthly(-1), from: january), .amountNegative(-1)),
    Case(
      "zero euros", SetIncome(.monthly(Money(minorUnits: 0, currency: .eur)), from: january),
      .foreignCurrency(.eur, ledger: .usd)),
    Case(
      "an hourly income",
      SetIncome(.hourly(rate: 23_37, hours: hours), from: january)),
    Case(
      "nothing an hour", SetIncome(.hourly(rate: 0, hours: hours), from: january),
      .amountNotPositive(0)),
    Case(
      "too much a month",
      SetIncome(.hourly(rate: largest, hours: hours), from: january),
      .amountTooLarge(largest)),
    Case("received income only", SetIncome(.actual, from: january)),
    Case(
      "a long reason", SetIncome(.actual, from: january, reason: long),
      .textTooLong(member: "reason", byteCount: 4097)),
  ]

  static let allocations: [Case] = [
    Case("50/30/20", ChangeAllocation([BucketShare](50, 30, 20), from: january)),
    Case("100/0/0", ChangeAllocation([BucketShare](100, 0, 0), from: january)),
    Case(
      "the same", ChangeAllocation([BucketShare](60, 20, 20), from: january), .nothingToChange),
    Case(
      "the same in another order",
      ChangeAllocation([BucketShare](60, 20, 20).reversed(), from: january), .nothingToChange),
    Case(
      "99.90",
      ChangeAllocation(
        [share(.fundamentals, 5000), share(.fun, 3000), share(.future, 1990)], from: january),
      .sharesDoNotAddUp(hundredths: 9990)),
    Case(
      "101", ChangeAllocation([BucketShare](50, 30, 21), from: january),
      .sharesDoNotAddUp(hundredths: 10_100)),
    Case(
      "two buckets", ChangeAllocation([share(.fun, 5000), share(.future, 5000)], from: january),
      .sharesIncomplete(missing: .fundamentals, known: BucketName.builtIn)),
    Case(
      "a bucket twice",
      ChangeAllocation([BucketShare](50, 30, 20) + [share(.fun, 0)], from: january),
      .bucketTwice(.fun)),
    Case(
      "a bucket that is none",
      ChangeAllocation([BucketShare](50, 30, 20) + [share("fund", 0)], from: january),
      .unknownBucket("fund", known: BucketName.builtIn)),
    Case(
      "no bucket", ChangeAllocation([], from: january),
      .sharesIncomplete(missing: .fundamentals, known: BucketName.builtIn)),
  ]

  static let rollovers: [Case] = [
    Case(
      "surplus while locked", SetRollover(.surplus, of: .fun, from: january), .locked(.rollover)),
    Case("both while locked", SetRollover(.both, of: nil, from: january), .locked(.rollover)),
    Case("M17: off, which it is, said of a month", SetRollover(.off, of: nil, from: january)),
    Case(
      "off, which it is", SetRollover(.off, of: nil, from: january, isStartFilledIn: true),
      .nothingToChange),
    Case(
      "off for a bucket that is none", SetRollover(.off, of: "fund", from: january),
      .unknownBucket("fund", known: BucketName.builtIn)),
    Case(
      "a bucket twice",
      SetRollover(
        [(.fun, .off), (.fun, .off)], from: january),
      .bucketTwice(.fun)),
    Case("no bucket", SetRollover([], from: january), .nothingToChange),
  ]

  static let categories: [Case] = [
    Case("a new one", AddCategory("garden", in: .fun, displayName: "Garden")),
    Case("a built-in one", AddCategory(.dining, in: .fun), .categoryExists(.dining)),
    Case("income", AddCategory(.income, in: .fun), .categoryExists(.income)),
    Case("one that was added", AddCategory("pets", in: .future), .categoryExists("pets")),
    Case(
      "in a bucket that is none", AddCategory("garden", in: "fund"),
      .unknownBucket("fund", known: BucketName.builtIn)),
    Case("a move", MoveCategory(.dining, to: .fundamentals, from: january)),
    Case(
      "M17: a move to where it is, from a month", MoveCategory(.dining, to: .fun, from: january)),
    Case(
      "a move to where it is",
      MoveCategory(.dining, to: .fun, from: january, isStartFilledIn: true),
      .nothingToChange),
    Case(
      "a move of what is not there", MoveCategory("gardn", to: .fun, from: january),
      .unknownCategory(
        "gardn", known: CategorySet.puldar.categories.map(\.category) + ["pets"])),
    Case("a move of income", MoveCategory(.income, to: .fun, from: january), .incomeIsNoCategory),
    Case(
      "a move to nowhere", MoveCategory(.dining, to: "fund", from: january),
      .unknownBucket("fund", known: BucketName.builtIn)),
    Case("an end", EndCategory("pets", from: january)),
    Case("an end of other", EndCategory(.other, from: january), .categoryNeeded(.other)),
    Case("an end of income", EndCategory(.income, from: january), .incomeIsNoCategory),
  ]

  static let purchases: [Case] = [
    Case("a purchase", UnlockPro(transaction: "T1", price: 4_99)),
    Case(
      "a purchase in euros",
      UnlockPro(transaction: "T1", price: Money(minorUnits: 499, currency: .eur))),
    Case("no transaction", UnlockPro(transaction: ""), .textMissing(member: "transaction")),
    Case("no product", UnlockPro(product: "", transaction: "T"), .textMissing(member: "product")),
    Case("a price below zero", UnlockPro(transaction: "T", price: -1), .amountNegative(-1)),
    Case("a revocation of nothing", RevokePro(), .notUnlocked),
  ]

  @Test func `M17: what is said of a later month stays when an earlier one is said otherwise`()
    throws
  {
    var ledger = PracticeLedger()
    let (february, march) = (
      CalendarDay.known("2026-02-01").month, CalendarDay.known("2026-03-01").month
    )
    try ledger.perform(SetIncome(.actual, from: Self.january))
    try ledger.perform(SetIncome(.actual, from: march.firstDay))
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(SetIncome(.actual, from: march.firstDay))
    }
    try ledger.perform(SetIncome(.monthly(4000_00), from: february.firstDay))
    try ledger.perform(SetAllowance(20_00, from: Self.january))
    try ledger.perform(SetAllowance(20_00, from: march.firstDay))
    try ledger.perform(SetAllowance(30_00, from: february.firstDay))
    try ledger.perform(SetMonthBudget(.amount(1000_00), in: Self.january.month, .onward))
    try ledger.perform(SetMonthBudget(.amount(1000_00), in: march, .month))
    try ledger.perform(SetMonthBudget(.amount(2000_00), in: february, .onward))
    try ledger.perform(MoveCategory(.dining, to: .fun, from: march.firstDay))
    try ledger.perform(MoveCategory(.dining, to: .future, from: february.firstDay))
    let plan = ledger.view(DecisionState()).plan
    #expect(plan.income.inForce(on: march.firstDay)?.value == .actual)
    #expect(plan.allowance.inForce(on: march.firstDay)?.value == 20_00)
    #expect(plan.caps.inForce(in: march, of: nil)?.value == .amount(1000_00))
    #expect(plan.categories.bucket(of: .dining, on: march.firstDay) == .fun)
  }

  @Test(.rows) func `a setting is written, or refused before anything is`() {
    each(Self.incomes + Self.allocations + Self.rollovers + Self.categories + Self.purchases) {
      (example: Case) throws in
      var ledger = SettingDecisionTests.ledger
      do {
        try example.request(&ledger)
        #expect(example.refusal == nil)
        #expect(ledger.events.count > SettingDecisionTests.ledger.events.count)
      } catch {
        #expect(error as? Refusal == example.refusal)
        #expect(ledger == SettingDecisionTests.ledger)
      }
      var empty = PracticeLedger([])
      #expect(throws: Refusal.emptyLedger) { try example.request(&empty) }
    }
  }

  @Test func `a setting names what held on its first day before`() throws {
    var ledger = SettingDecisionTests.ledger
    try ledger.perform(SetIncome(.monthly(5000_00), from: "2026-03-01"))
    try ledger.perform(SetIncome(.monthly(6000_00), from: "2026-02-01"))
    guard case .setting(.incomeSet(let second)) = ledger.events[4].event,
      case .setting(.incomeSet(let third)) = ledger.events[5].event
    else { throw TestFailure("no income") }
    #expect(second.change == SettingChange(on: 1, was: .monthly(4000_00)))
    #expect(third.change == SettingChange(on: 1, was: .monthly(4000_00)))
    // An earlier first day does not override a later one that was recorded before.
    #expect(try ledger.month("2026-02").income == 6000_00)
    #expect(try ledger.month("2026-03").income == 5000_00)
  }

  @Test func `rollover asks for Pro under the metered policy and for nothing under the open one`()
    throws
  {  // P6, P22, P40, P45, P81
    var ledger = PracticeLedger()
    let request = SetRollover(SetRollover.puldarPreset, from: "2026-01-01")
    #expect(throws: Refusal.locked(.rollover)) { try ledger.perform(request) }
    try ledger.perform(UnlockPro(product: "another", transaction: "T0"))
    #expect(throws: Refusal.locked(.rollover)) { try ledger.perform(request) }
    try ledger.perform(UnlockPro(transaction: "T1"))
    #expect(throws: Refusal.alreadyUnlocked(by: 2)) {
      try ledger.perform(UnlockPro(transaction: "T2"))
    }
    #expect(try ledger.perform(request) == [3, 4, 5])
    try ledger.perform(RevokePro(transaction: "T1", reason: "refund"))
    #expect(throws: Refusal.locked(.rollover)) {
      try ledger.perform(SetRollover(.both, of: .fun, from: "2026-02-01"))
    }
    #expect(throws: Refusal.notUnlocked) { try ledger.perform(RevokePro(transaction: "T1")) }
    // What was set stays in force, and can be switched off while locked.
    try ledger.perform(SetRollover(.off, of: nil, from: "2026-02-01"))
    try ledger.perform(UnlockPro(transaction: "T1"))
    try ledger.perform(SetRollover(.both, of: .fun, from: "2026-03-01"))
    var open = PracticeLedger(policy: .open)
    try open.perform(request)
  }

  @Test func `an undone purchase locks, and its redo unlocks`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(UnlockPro(transaction: "T1"))
    try ledger.perform(UndoEvent())
    #expect(ledger.view(DecisionState()).proPurchase == nil)
    try ledger.perform(RedoEvent())
    #expect(ledger.view(DecisionState()).proPurchase?.transaction == "T1")
    #expect(ledger.view(DecisionState()).allows(.rollover))
  }

  @Test func `the same request leaves out a first day that was filled in`() {
    let written: [LedgerEvent] = [.income(4000_00, from: "2026-01-01")]
    let plan = IncomePlan.monthly(4000_00)
    #expect(SetIncome(plan, from: "2026-01-01").isRepeated(by: written))
    #expect(!SetIncome(plan, from: "2026-02-01").isRepeated(by: written))
    #expect(SetIncome(plan, from: "2026-02-01", isStartFilledIn: true).isRepeated(by: written))
    #expect(!SetIncome(plan, from: "2026-01-01", reason: "raise").isRepeated(by: written))
    #expect(!SetIncome(.actual, from: "2026-01-01").isRepeated(by: written))
    #expect(!SetIncome(plan, from: "2026-01-01").isRepeated(by: written + written))
    let shares: [LedgerEvent] = [.shares(50, 30, 20, from: "2026-01-01")]
    #expect(
      ChangeAllocation([BucketShare](50, 30, 20).reversed(), from: "2026-01-01")
        .isRepeated(by: shares))
    #expect(
      !ChangeAllocation([BucketShare](50, 20, 30), from: "2026-01-01").isRepeated(by: shares))
    let rollover: [LedgerEvent] = [.rollover("fun", .both, from: "2026-01-01")]
    #expect(SetRollover(.both, of: .fun, from: "2026-01-01").isRepeated(by: rollover))
    #expect(!SetRollover(.both, of: nil, from: "2026-01-01").isRepeated(by: rollover))
    #expect(!SetRollover(.off, of: .fun, from: "2026-01-01").isRepeated(by: rollover))
    let moved: [LedgerEvent] = [.moved("gifts", to: "future", from: "2026-01-01")]
    #expect(MoveCategory(.gifts, to: .future, from: "2026-01-01").isRepeated(by: moved))
    #expect(!MoveCategory(.gifts, to: .fun, from: "2026-01-01").isRepeated(by: moved))
    #expect(!EndCategory(.gifts, from: "2026-01-01").isRepeated(by: moved))
  }
}
