import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// What goals cover of purchases: a bike for which 400 of 500 were saved.
struct GoalPurchaseTests {
  private static let today = PracticeLedger.today

  private var ledger = PracticeLedger([.logOpened(.sample)])
  private let bike: EventID

  init() throws {
    bike = try ledger.perform(AddGoal(GoalAdded("Bike", from: .first, target: 500_00)))[0]
    try fund(400_00)
  }

  @discardableResult
  private mutating func fund(_ units: Int64) throws -> EventID {
    try ledger.perform(
      FundGoal(
        .funded, GoalStep(bike, Money(minorUnits: units, currency: .usd), on: Self.today),
        today: Self.today))[0]
  }

  private func purchase(_ units: Int64, _ account: AccountName = .bank) -> NewEntry {
    var entry = NewEntry.expense(
      Money(minorUnits: units, currency: .usd), in: .shopping, on: Self.today, account: account)
    entry.values.cover = GoalCover(bike)
    return entry
  }

  private mutating func buy(_ units: Int64) throws -> EventID {
    try ledger.perform(AddEntries(purchase(units), today: Self.today))[0]
  }

  private mutating func correct(_ entry: EventID, _ change: EntryAmendment) throws {
    try ledger.perform(CorrectEntry(entry, change, today: Self.today))
  }

  /// What the goal holds; spent, covered and put away in the month, in cents.
  private func figures() throws -> [Int64] {
    let month = try ledger.month(Self.today.month)
    let held = try ledger.view(DecisionState()).envelopes.saved(
      in: bike, on: Self.today, currency: .usd)
    let law = try MoneyLaw(
      ledger.view(MonthlyBuckets()), ledger.view(Funds()), ledger.view(AccountTransfers()).all)
    #expect(law.difference.minorUnits == 0)
    return [held, month.spent, month.covered, month.putAway].map(\.minorUnits)
  }

  @Test mutating func `it covers the smaller of the amount and what it holds`() throws {
    _ = try buy(150_00)
    #expect(try figures() == [250_00, 150_00, 150_00, 400_00])
    _ = try buy(300_00)
    #expect(try figures() == [0, 450_00, 400_00, 400_00])
    #expect(throws: Refusal.goalEmpty(bike)) { try buy(1) }
  }

  @Test mutating func `DR38: what it covers never counts against the allowance`() throws {
    try ledger.perform(SetAllowance(50_00, from: Self.today))
    func remaining() throws -> Int64? {
      try EnvelopeFigures(
        ledger.view(DecisionState()), ledger.view(AccountSums()), ledger.view(Envelopes()),
        in: .usd
      ).allowance(on: Self.today)?.remaining.minorUnits
    }
    _ = try buy(390_00)
    #expect(try remaining() == 50_00)
    let second = try buy(30_00)
    #expect(try remaining() == 30_00)
    var marked = purchase(0_01)
    (marked.values.cover, marked.values.mark) = (nil, .daily)
    try ledger.perform(AddEntries(marked, today: Self.today))
    #expect(try remaining() == 29_99)
    try correct(second, EntryAmendment(amount: 45_00))
    #expect(try remaining() == 14_99)
    try ledger.perform(VoidEntry(second))
    #expect(try remaining() == 49_99)
  }

  @Test mutating func `entries of one request take of it one after the other`() throws {
    try ledger.perform(
      AddEntries([purchase(300_00), purchase(300_00)], today: Self.today))
    #expect(try figures() == [0, 600_00, 400_00, 400_00])
  }

  @Test mutating func `never more than the purchase is covered, whatever it is corrected to`()
    throws
  {
    let entry = try buy(450_00)
    try correct(entry, EntryAmendment(amount: 300_00))
    #expect(try figures() == [100_00, 300_00, 300_00, 400_00])
    try correct(entry, EntryAmendment(amount: 500_00))
    #expect(try figures() == [0, 500_00, 400_00, 400_00])
    try correct(entry, EntryAmendment(type: .credit))
    #expect(try figures() == [400_00, -500_00, 0, 400_00])
  }

  @Test mutating func `other entries, and what the goal is given later, change nothing of it`()
    throws
  {
    let entry = try buy(450_00)
    try fund(100_00)
    #expect(try figures() == [100_00, 450_00, 400_00, 500_00])
    try ledger.perform(
      AddEntries(
        .credit(450_00, in: .shopping, on: Self.today, purchase: entry), today: Self.today))
    #expect(try figures() == [100_00, 0, 400_00, 500_00])
    try ledger.perform(UndoEvent(ledger.events[2].id))
    #expect(try figures() == [-300_00, 0, 400_00, 100_00])
  }

  @Test mutating func `undo and void give the goal its money back, and redo takes it`() throws {
    let entry = try buy(450_00)
    try ledger.perform(UndoEvent(entry))
    #expect(try figures() == [400_00, 0, 0, 400_00])
    try ledger.perform(RedoEvent(entry))
    #expect(try figures() == [0, 450_00, 400_00, 400_00])
    try ledger.perform(VoidEntry(entry))
    #expect(try figures() == [400_00, 0, 0, 400_00])
  }

  @Test mutating func `a purchase is given a goal later, and loses it`() throws {
    var plain = purchase(450_00)
    plain.values.cover = nil
    let entry = try ledger.perform(AddEntries(plain, today: Self.today))[0]
    try correct(entry, .to(GoalCover(bike)))
    #expect(try figures() == [0, 450_00, 400_00, 400_00])
    #expect(throws: Refusal.nothingToChange) {
      try correct(entry, .to(GoalCover(bike)))
    }
    try fund(100_00)
    try correct(entry, .to(GoalCover(bike)))
    #expect(try figures() == [50_00, 450_00, 450_00, 500_00])
    try correct(entry, .to(nil))
    #expect(try figures() == [500_00, 450_00, 0, 500_00])
  }

  @Test mutating func `what ended gives back what it holds, also after an undo`() throws {
    let entry = try buy(300_00)
    try ledger.perform(EndGoal(bike, from: Self.today))
    #expect(try figures() == [100_00, 300_00, 300_00, 300_00])
    #expect(throws: Refusal.goalEnded(bike, from: Self.today)) { try buy(1) }
    try ledger.perform(UndoEvent(entry))
    #expect(try figures() == [400_00, 0, 0, 0])
  }

  @Test mutating func `it is paid from where its money lies`() throws {
    let savings: AccountName = "savings"
    #expect(
      throws: Refusal.goalPaidElsewhere(bike, nil, paying: savings, 9_00)
    ) {
      try ledger.perform(AddEntries(purchase(9_00, savings), today: Self.today))
    }
    let entry = try buy(9_00)
    #expect(throws: Refusal.goalPaidElsewhere(bike, nil, paying: savings, 9_00)) {
      try correct(entry, EntryAmendment(account: savings))
    }
    let house = try ledger.perform(
      AddGoal(GoalAdded("House", from: .first, account: savings)))[0]
    #expect(throws: Refusal.goalPaidElsewhere(house, savings, paying: .bank, 9_00)) {
      try correct(entry, .to(GoalCover(house)))
    }
    var change = EntryAmendment.to(GoalCover(house))
    change.account = savings
    try correct(entry, change)
    #expect(try figures() == [400_00, 9_00, 9_00, 400_00])
  }

  @Test mutating func `a goal of which something was bought is not undone, but ended`() throws {
    let plain = try ledger.perform(AddGoal(GoalAdded("Plain", from: .first, account: "savings")))[0]
    var entry = purchase(9_00, "savings")
    entry.values.cover = GoalCover(plain)
    let bought = try ledger.perform(AddEntries(entry, today: Self.today))[0]
    #expect(throws: Refusal.dependedOn(plain, by: bought, as: .usesEnvelope)) {
      try ledger.perform(UndoEvent(plain))
    }
  }
}
