import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

struct LedgerTests {
  @Test func `the first write makes the ledger, and a second process goes on with it`() async throws
  {
    let place = try LedgerFolder()
    let first = try await place.ledger().perform(AppendEvents([.spent(45_00)]))
    #expect(first.outcome.map(\.number) == [1])
    let second = try await place.ledger().perform(AppendEvents([.spent(5_00), .spent(6_00)]))
    #expect(second.outcome.map(\.number) == [2, 3])
    #expect(first.outcome[0].writer == second.outcome[0].writer)
    let month = try await place.ledger().view(MonthlyBuckets())
      .month(try CalendarMonth(reading: "2026-01"))
    #expect(month.spent.minorUnits == 56_00)
  }

  @Test func `a ledger begins with categories of one's own, in one write with its first line`()
    async throws
  {  // P53
    for begins in [true, false] {
      let place = try LedgerFolder()
      var opening = LedgerOpening(currency: .usd, categories: .none, deviceName: "test")
      let (pets, rent) = (CategoryName.known("pets"), CategoryName.known("rent"))
      opening.ownCategories = [
        AddCategory(pets, in: .fun, symbol: "P"), AddCategory(rent, in: .fundamentals),
      ]
      let ledger = Ledger(store: place.store, clock: SteadyClock(), opening: opening)
      if begins {
        #expect(try await ledger.begin())
        #expect(try await !ledger.begin())
      }
      let entry = NewEntry.expense(Money(minorUnits: 1, currency: .usd), in: rent, on: ledger.today)
      let written = try await ledger.perform(AddEntries(entry, today: ledger.today))
      #expect(written.outcome.map(\.number) == [3])
      let categories = try await ledger.view(DecisionState()).plan.categories
      #expect(categories.all == [.other, pets, rent])
      #expect(categories.symbol(of: pets) == "P")
      var batches: [BatchPlace?] = []
      try await ledger.forEachEvent { event in
        batches.append(event.batch)
        return true
      }
      let both = [BatchPlace(index: 0, count: 2), BatchPlace(index: 1, count: 2)]
      #expect(batches == [nil] + both + [nil])
      // Another device's log repeats the first line, and not the categories.
      var other = place
      other.machine = "b"
      let elsewhere = Ledger(store: other.store, clock: SteadyClock(), opening: opening)
      _ = try await elsewhere.perform(AddEntries(entry, today: ledger.today))
      #expect(try await elsewhere.view(EntryRegister()).entries().count == 2)
      #expect(try await elsewhere.condition().heads.map(\.eventCount).sorted() == [2, 4])
    }
  }

  @Test func `a ledger without a log is named, and reading makes none`() async throws {
    let place = try LedgerFolder()
    await #expect(throws: LedgerError.log(.noLedger(path: place.path))) {
      try await place.ledger().view(MonthlyBuckets())
    }
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test func `the same request under the same key is written once`() async throws {
    let place = try LedgerFolder()
    let key = try IdempotencyKey("k")
    let request = AppendEvents([.spent(45_00), .spent(1_00)])
    let first = try await place.ledger().perform(request, key: key)
    let again = try await place.ledger().perform(request, key: key)
    guard case .alreadyThere(let outcome) = again else {
      Issue.record("it was written again")
      return
    }
    #expect(outcome == first.outcome)
    await expectError("keyTaken") {
      try await place.ledger().perform(AppendEvents([.spent(46_00)]), key: key)
    }
  }

  @Test func `a view as of an event shows what was known just after it, or just before`()
    async throws
  {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    for amount in [1_00, 2_00, 4_00] as [Int64] {
      _ = try await ledger.perform(AppendEvents([.spent(amount)]))
    }
    _ = try await ledger.perform(AppendEvents([.spent(8_00), .spent(16_00)]))
    let month = try CalendarMonth(reading: "2026-01")
    let writer = try await ledger.condition().heads[0].writer
    func spent(_ moment: AsOf?) async throws -> Int64 {
      try await ledger.view(MonthlyBuckets(), asOf: moment).month(month).spent.minorUnits
    }
    let expected: [(AsOf?, Int64)] = [
      (.after(EventID(writer: writer, number: 2)), 3_00),
      (.before(EventID(writer: writer, number: 2)), 1_00),
      (.after(EventID(writer: writer, number: 4)), 31_00),
      (.before(EventID(writer: writer, number: 5)), 7_00),
      (.endOf(SteadyClock().today()), 31_00), (nil, 31_00),
    ]
    for (moment, sum) in expected { #expect(try await spent(moment) == sum) }
    await #expect(throws: LedgerError.refused(.noSuchEvent(EventID(writer: writer, number: 9)))) {
      try await ledger.view(MonthlyBuckets(), asOf: .after(EventID(writer: writer, number: 9)))
    }
  }

  @Test func `a copied folder gets a new writer, and both are folded`() async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    var other = place
    other.machine = "b"
    let result = try await other.ledger().perform(AppendEvents([.spent(2_00)]))
    #expect(result.outcome.map(\.number) == [1])
    _ = try await place.ledger().perform(AppendEvents([.spent(4_00)]))
    let view = try await place.ledger().view(MonthlyBuckets())
    #expect(try view.month(try CalendarMonth(reading: "2026-01")).spent.minorUnits == 7_00)
    #expect(try await place.ledger().condition().heads.count == 2)
  }

  @Test func `who looked before the ledger was made writes the log that was made`() async throws {
    let place = try LedgerFolder()
    let early = place.ledger()
    _ = try await early.preview(AppendEvents([.spent(1_00)]))
    let first = try await place.ledger().perform(AppendEvents([.spent(2_00)]))
    let second = try await early.perform(AppendEvents([.spent(4_00)]))
    #expect(second.outcome[0].writer == first.outcome[0].writer)
    #expect(try await place.ledger().condition().heads.count == 1)
  }

  @Test func `changes gives every event that the ledger writes to every one who watches`()
    async throws
  {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, deviceName: "test"))
    let first = ledger.changes()
    let second = ledger.changes()
    _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
    for stream in [first, second] {
      var types: [String] = []
      for await event in stream {
        types.append(event.event.type.text)
        if types.count == 2 { break }
      }
      #expect(types == ["LogOpened", "ExpenseAdded"])
    }
  }

  @Test func `eight tasks that add at once get numbers without a gap`() async throws {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<5 { _ = try await ledger.perform(AppendEvents([.spent(1_00)])) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await ledger.condition().heads[0].eventCount == 41)
  }

  #if os(Linux)
    @Test func `a ledger that is gone has no file open`() async throws {
      let place = try LedgerFolder()
      func openCount() throws -> Int {
        let folder = "/proc/self/fd/"
        return try FileManager.default.contentsOfDirectory(atPath: folder).count { number in
          let path = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + number)
          return path?.hasPrefix(place.folder.path + "/") == true
        }
      }
      do {
        let ledger = place.ledger()
        _ = try await ledger.perform(AppendEvents([.spent(1_00)]))
        #expect(try openCount() > 0)
        _ = ledger
      }
      #expect(try openCount() == 0)
    }
  #endif
}
