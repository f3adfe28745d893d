import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What a ledger's callers can ask for that a log could not hold.
struct UnwritableTests {
  @Test(.rows) func `a device's name that could not be read again begins no ledger`() async {
    await each(["", String(repeating: "a", count: 4097)]) { (name: String) async throws in
      let place = try LedgerFolder()
      for store in [place.store as any EventStore, InMemoryEventStore()] {
        let ledger = Ledger(
          store: store, clock: SteadyClock(),
          opening: LedgerOpening(currency: .usd, deviceName: name))
        await #expect {
          try await ledger.begin()
        } throws: { error in
          guard case LedgerError.log(.unwritable(_, "LogOpened", let reason)) = error else {
            return false
          }
          return reason == "'name' is not a text of 1 to 4,096 bytes"
        }
        await #expect(throws: LedgerError.self) {
          try await ledger.perform(AppendEvents([.spent(1)]))
        }
        #expect(try store.logCount() == 0)
      }
    }
  }

  @Test func `a decision of one's own that no log could hold is refused, and nothing is stored`()
    async throws
  {
    let place = try LedgerFolder()
    for store in [place.store as any EventStore, InMemoryEventStore()] {
      let ledger = Ledger(
        store: store, clock: SteadyClock(),
        opening: LedgerOpening(currency: .usd, deviceName: "test"))
      let first = try await ledger.perform(AppendEvents([.spent(1_00)])).outcome[0]
      let absent = EventID(writer: first.writer, number: 9)
      for event in [
        .spent(0), .spent(-1), .logOpened(.sample), .voided(absent, .spent(1)),
        .entry(
          .expense(
            amount: Money(minorUnits: 1, currency: .usd), category: .groceries,
            date: .known("2026-01-02"), texts: .unread)),
      ] as [LedgerEvent] {
        for isPreview in [false, true] {
          await #expect {
            if isPreview {
              _ = try await ledger.preview(AppendEvents([event]))
            } else {
              _ = try await ledger.perform(AppendEvents([event]))
            }
          } throws: { error in
            if case LedgerError.log(.unwritable(_, event.type, _)) = error { true } else { false }
          }
        }
      }
      #expect(try store.end().eventCount == 2)
      _ = try await ledger.perform(AppendEvents([.spent(2_00)]))
      #expect(try await ledger.condition().isComplete)
    }
    #expect(try await place.ledger().condition().isComplete)
    #expect(try place.store.end().eventCount == 3)
  }

  @Test
  func `one request that no log could hold fails alone among those that are written together`()
    async throws
  {
    let place = try LedgerFolder()
    let ledger = place.ledger()
    _ = try await ledger.begin()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for amount in [1, 0, 2, 0, 3] as [Int64] {
        group.addTask {
          (try? await ledger.perform(AppendEvents([.spent(amount)]))) != nil
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(outcomes == 3)
    #expect(try place.store.end().eventCount == 4)
  }

  @Test func `what waits for an event of a log that is not here is not complete`() async throws {
    let first = EventID(writer: .other, number: 1)
    let events: [LedgerEvent] = [.opened(), .voided(first, .spent(1)), .spent(2)]
    let store = try InMemoryEventStore(
      events.enumerated().map { number, event in
        EventEnvelope(
          id: .sample(number),
          recordedAt: SteadyClock().instant.adding(milliseconds: Int64(number)), event: event)
      })
    let ledger = Ledger(store: store)
    _ = try await ledger.view(MonthlyBuckets())
    let condition = try await ledger.condition()
    #expect(condition.waiting.map(\.cause) == [first])
    #expect(condition.waiting.map(\.count) == [2])
    #expect(!condition.isComplete)
  }
}
