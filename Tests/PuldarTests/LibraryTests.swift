import Foundation
import LedgerTestSupport
import Puldar
import Testing

/// The library as an app meets it: by one import.
@Suite struct LibraryTests {
  /// Held until the test is over.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path("budget") }

  private func openedLedger() -> Ledger {
    Ledger.open(path, currency: .eur, clock: SteadyClock(), machine: folder.machine)
  }

  @Test func `a ledger that is not there reads as empty, and is not made by reading`() async throws
  {
    let ledger = openedLedger()
    #expect(try await ledger.view(EntryRegister()).entries().isEmpty)
    #expect(try await ledger.view(MonthlyBuckets()).month(ledger.today.month).spent.minorUnits == 0)
    #expect(try await ledger.parsingContext().currency == .eur)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    let strict = Ledger(store: FileEventStore(folder: path, machine: folder.machine))
    await #expect(throws: LedgerError.log(.noLedger(path: path))) {
      try await strict.view(MonthlyBuckets())
    }
  }

  @Test func `a sentence is added in one call, and once under one key`() async throws {
    let ledger = openedLedger()
    let added = try await ledger.add("coffee 4.50", key: IdempotencyKey("a"))
    #expect(added.read.entries.map(\.amount.minorUnits) == [4_50])
    try await ledger.add("coffee 4.50", key: IdempotencyKey("a"))
    let entries = try await ledger.view(EntryRegister()).entries()
    #expect(entries.map(\.values.amount) == [Money(minorUnits: 4_50, currency: .eur)])
    #expect(entries.map(\.texts.said) == ["coffee 4.50"])
  }

  @Test func `what is added has ids, by which it is taken back`() async throws {
    let ledger = openedLedger()
    let first = try await ledger.add("coffee 4.50", key: IdempotencyKey("a"))
    let added = try await ledger.add("tea 3, lunch 12")
    #expect(first.ids.count == 1)
    #expect(added.ids.count == 2)
    let register = try await ledger.view(EntryRegister())
    #expect(
      (first.ids + added.ids).map { register[$0]?.values.amount.minorUnits } == [4_50, 3_00, 12_00])
    #expect(try await ledger.add("coffee 4.50", key: IdempotencyKey("a")) == first)
    for id in added.ids { _ = try await ledger.perform(VoidEntry(id)) }
    #expect(try await ledger.view(LatestEntries(50)).entries.map(\.id) == first.ids)
  }

  @Test func `a decision whose type is not known is performed, and says its ids`() async throws {
    let ledger = openedLedger()
    let spent = Money(minorUnits: 3_00, currency: .eur)
    let entry = NewEntry.expense(spent, in: .dining, on: ledger.today)
    let tea = DailyTea(today: ledger.today)
    for decision in [tea, AddEntries(entry, today: ledger.today)] as [any Decision] {
      let key = try IdempotencyKey("\(type(of: decision))")
      let result = try await ledger.perform(any: decision, key: key)
      #expect((result.outcome as? [EventID])?.count == 1)
      guard case .alreadyThere = try await ledger.perform(any: decision, key: key) else {
        Issue.record("\(decision) is written twice")
        continue
      }
    }
    await #expect(throws: LedgerError.refused(.nothingToAdd)) {
      try await ledger.perform(any: tea)
    }
  }

  @Test func `a sentence that says no entry is refused, and nothing is stored`() async throws {
    let ledger = openedLedger()
    await #expect(throws: ParsingFailure.noAmount) { try await ledger.add("coffee") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `a category that was stated by its mark is the one of the next entries`() async throws
  {
    let ledger = openedLedger()
    try await ledger.add("12 at blue door #gifts")
    let next = try await ledger.add("9 at blue door")
    #expect(next.read.entries.map(\.category) == [.gifts])
  }

  /// K6, P39.
  @Test func `a sentence is in a category that the ledger has in the month of the entry`()
    async throws
  {
    let ledger = openedLedger()
    try await ledger.add("coffee 4.50")
    let month = ledger.today.month
    _ = try await ledger.perform(EndCategory(.dining, from: month.firstDay))
    #expect(try await ledger.add("coffee 4.50").read.entries.map(\.category) == [.other])
    let before = try #require(month.previous).lastDay
    #expect(
      try await ledger.add("coffee 4.50 on \(before.text)").read.entries.map(\.category)
        == [.dining])
  }

  @Test func `nothing of an app's ledger asks for Pro`() async throws {
    let ledger = openedLedger()
    try await ledger.add("coffee 4.50")
    #expect(try await ledger.view(DecisionState()).opened?.policy == .open)
  }

  @Test func `a decision of one's own sees a projection, refuses, and is repeated under its key`()
    async throws
  {
    let ledger = openedLedger()
    let tea = DailyTea(today: ledger.today)
    let first = try await ledger.perform(tea, key: IdempotencyKey("tea"))
    let again = try await ledger.perform(tea, key: IdempotencyKey("tea"))
    #expect(again.outcome == first.outcome)
    await #expect(throws: LedgerError.refused(.nothingToAdd)) { try await ledger.perform(tea) }
    #expect(try await ledger.view(EntryRegister()).entries().map(\.id) == first.outcome)
  }

  @Test func `a projection of one's own takes the settings in by a plan`() async throws {
    let ledger = openedLedger()
    let shares = ChangeAllocation.shares([60_00, 20_00, 20_00].compactMap(Percentage.init))
    let start = ledger.today.month.firstDay
    _ = try await ledger.perform(ChangeAllocation(try #require(shares), from: start))
    #expect(try await ledger.view(SharesNow()).plan.shares(on: start) == shares)
    let undo = try await ledger.perform(UndoEvent()).outcome
    #expect(undo.count == 1)
    #expect(try await ledger.view(SharesNow()).plan.shares(on: start) == BucketShare.standard)
  }
}

/// A tea, where there is no entry yet.
private struct DailyTea: Decision {
  var today: CalendarDay

  var rules: DecisionRules<[EventID]> {
    let tea = NewEvent.entry(
      .expense(
        amount: Money(minorUnits: 3_00, currency: .eur), category: .dining, date: today,
        texts: EntryTexts(merchant: "tea", by: "app")))
    return DecisionRules(seeing: EntryRegister()) { written in
      written == [tea]
    } events: { (entries: EntryRegister) throws(Refusal) in
      guard entries.count == 0 else { throw .nothingToAdd }
      return [tea]
    }
  }
}

/// The shares that hold.
private struct SharesNow: FigureProjection {
  private(set) var plan = BudgetPlan()

  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {}
  mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) { plan.apply(fact) }
  mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    plan.revert(fact)
  }
}
