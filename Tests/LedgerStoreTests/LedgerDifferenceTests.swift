import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Differences as the ledger's door gives them: moments, batches, several logs.
struct LedgerDifferenceTests {
  private static let months = DeviceHistory.months

  private static func sum(_ causes: [FigureCause]) -> Int64 {
    causes.reduce(0) { $0 + $1.change.minorUnits }
  }

  @Test(.rows)
  func `a difference has the figures of the two views, and its events are those between`() async {
    await each(TestRun.seeds(40)) { (seed: UInt64) async throws in
      var generator = SeededGenerator(seed: seed)
      let events = DeviceHistory(seed: seed, count: 60).events
      let ledger = Ledger(
        store: try InMemoryEventStore(events), clock: SteadyClock("2026-06-01T12:00:00.000Z"))
      let ids = [1, 2].map { _ in Int.random(in: 0..<events.count, using: &generator) }.sorted()
        .map { events[$0].id }
      let moments: [(AsOf, AsOf?)] = [
        (.after(ids[0]), .after(ids[1])), (.after(ids[0]), nil),
        (.instant(events[ids[0].number].recordedAt), .instant(events[ids[1].number].recordedAt)),
      ]
      for (start, end) in moments {
        let changes = try await ledger.difference(from: start, to: end)
        let before = try await ledger.view(MonthlyBuckets(), asOf: start)
        let after = try await ledger.view(MonthlyBuckets(), asOf: end)
        for month in CalendarMonth.months(
          from: Self.months.lowerBound, through: Self.months.upperBound)
        {
          let left = changes.first { $0.month == month && $0.figure == .month(.left) }
          let (was, now) = (
            try before.month(month).left.minorUnits, try after.month(month).left.minorUnits
          )
          #expect(left?.change.minorUnits ?? 0 == now - was, "seed \(seed), \(month)")
        }
        for change in changes {
          #expect(Self.sum(change.causes) == change.change.minorUnits, "seed \(seed)")
          #expect(change.causes.allSatisfy { $0.event.number > ids[0].number }, "seed \(seed)")
        }
      }
    }
  }

  @Test func `a moment in a batch is the batch's`() async throws {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .usd))
    _ = try await ledger.perform(AppendEvents([.spent(1_00), .spent(2_00)]))
    let last = try await ledger.perform(AppendEvents([.spent(4_00)])).outcome[0]
    let first = EventID(writer: last.writer, number: 1)
    let after = try await ledger.difference(from: .after(first))
    #expect(after.first { $0.figure == .month(.spent) }?.change.minorUnits == 4_00)
    #expect(try await ledger.difference(from: .before(last), to: .before(last)).isEmpty)
  }

  @Test func `moments that are none of the ledger's are refused`() async throws {
    let events = [EventEnvelope]([.opened(), .spent(1_00), .spent(2_00)])
    let ledger = Ledger(store: try InMemoryEventStore(events), clock: SteadyClock())
    func id(_ number: Int, _ writer: WriterID = .sample) -> EventID {
      EventID(writer: writer, number: number)
    }
    let cases: [(AsOf?, AsOf?, Refusal)] = [
      (.after(id(2)), .after(id(1)), .momentsOutOfOrder(.after(id(2)), .after(id(1)))),
      (nil, .after(id(1)), .momentsOutOfOrder(nil, .after(id(1)))),
      (.after(id(9)), nil, .noSuchEvent(id(9))),
      (.after(id(1)), .after(id(9)), .noSuchEvent(id(9))),
      (.after(id(9)), .after(id(1)), .noSuchEvent(id(9))),
      (.after(id(1, .other)), nil, .noSuchWriter(.other, known: [.sample])),
      (
        .before(id(0)), nil,
        .momentBeforeBeginning(.before(id(0)), beginning: PracticeLedger.start)
      ),
    ]
    for (start, end, refusal) in cases {
      await #expect(throws: LedgerError.refused(refusal)) {
        try await ledger.difference(from: start, to: end)
      }
    }
  }

  @Test func `a difference of several logs names the events of each`() async throws {
    let place = try LedgerFolder()
    var written: [EventID] = []
    for (index, machine) in ["a", "b", "a", "b"].enumerated() {
      var place = place
      place.machine = machine
      let ledger = place.ledger(SteadyClock("2026-01-02T12:00:0\(index).000Z"))
      written += try await ledger.perform(AppendEvents([.spent(1 << Int64(index))])).outcome
    }
    let ledger = place.ledger(SteadyClock("2026-01-02T13:00:00.000Z"))
    let changes = try await ledger.difference(from: .after(written[0]))
    let spent = try #require(changes.first { $0.figure == .month(.spent) })
    #expect(spent.causes.map(\.event) == Array(written.dropFirst()))
    #expect(spent.causes.map(\.change.minorUnits) == [2, 4, 8])
  }
}
