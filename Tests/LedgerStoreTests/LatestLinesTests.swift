import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What is asked about the events of late is answered by the end of a long log.
struct LatestLinesTests {
  /// A history of some hundred events in a folder.
  private struct LongLedger {
    let events: [EventEnvelope]
    let place: LedgerFolder

    init(seed: UInt64) throws {
      events = RandomHistory.ledger(seed: seed, requests: 700).events
      place = try LedgerFolder(events)
    }
  }

  @Test func `the last entries are the same as those of the whole history`() async throws {
    for seed in TestRun.seeds(3) {
      let long = try LongLedger(seed: seed)
      #expect(long.events.count > 400)
      let latest = try await long.place.ledger().view(LatestEntries(5))
      #expect(latest.entries == LatestEntries(folding: long.events, into: LatestEntries(5)).entries)
      #expect(latest.entries.count == 5)
    }
  }

  @Test func `of a long log only the end is read`() async throws {
    let place = try LedgerFolder()
    for _ in 0..<40 {
      _ = try await place.ledger().perform(AppendEvents((1...100).map { .spent(Int64($0)) }))
    }
    let size = try place.log.count
    let system = CountingFileSystem()
    let ledger = place.ledger(on: system)
    _ = try await ledger.view(MonthlyBuckets())
    system.reset()
    #expect(try await ledger.view(LatestEntries(5)).entries.count == 5)
    #expect(system.counts.readByteCount < size / 2)
  }

  @Test func `any entry, undo and event is answered as the whole history does`() async throws {
    let long = try LongLedger(seed: 9)
    let ids = stride(from: long.events.count - 1, to: 0, by: TestRun.isWhole ? -41 : -160).map {
      long.events[$0].id
    }
    for id in ids {
      let ledger = long.place.ledger()
      let history = try await ledger.view(EntryHistory(of: id))
      #expect(history == EntryHistory(folding: long.events, into: EntryHistory(of: id)))
      let named = try await ledger.view(ProjectionPair(DecisionState(), NamedEntries([id])))
      #expect(
        named.second.entries
          == NamedEntries(folding: long.events, into: NamedEntries([id])).entries)
      #expect(named.first == DecisionState(folding: long.events))
      let found = try await ledger.events([id])
      #expect(found == long.events.filter { $0.id == id })
      let preview = await told { try await ledger.preview(UndoEvent(id)).events.map(\.event) }
      let memory = Ledger(store: try InMemoryEventStore(long.events), clock: SteadyClock())
      let whole = await told { try await memory.preview(UndoEvent(id)).events.map(\.event) }
      #expect(preview == whole)
    }
  }

  private func told(_ body: () async throws -> [LedgerEvent]) async -> String {
    do {
      // The other one has no log of its own yet, which begins with a line of its own.
      return "\(try await body().filter { $0.isReversal })"
    } catch {
      return "\(error)"
    }
  }

  @Test func `of a batch longer than the end that is looked at entries are read alone (M11)`()
    async throws
  {
    var place = try LedgerFolder()
    place.cache = "cache"
    let last = try await place.ledger().perform(
      AppendEvents((1...6000).map { .spent(Int64($0)) }))
    let size = try place.log.count
    _ = try await place.ledger().view(MonthlyBuckets())
    for added in 0..<2 {
      let system = CountingFileSystem()
      let ledger = place.ledger(on: system)
      let latest = try await ledger.view(ProjectionPair(MonthlyBuckets(), LatestEntries(2))).second
      #expect(latest.entries.map(\.id).last == last.outcome[5999 - 1 + added])
      #expect(system.counts.readByteCount < size / 4)
      _ = try await ledger.perform(AppendEvents([.spent(1)]))
    }
  }

  @Test func `what a person takes back is the whole batch, however long it is`() async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents((0..<700).map { _ in .spent(1) }))
    _ = try await place.ledger().perform(AppendEvents((1...600).map { .spent(Int64($0)) }))
    #expect(try await place.ledger().preview(UndoEvent()).events.count == 600)
    _ = try await place.ledger().perform(AppendEvents([.spent(1)]))
    #expect(try await place.ledger().preview(UndoEvent()).events.count == 1)
    _ = try await place.ledger().perform(UndoEvent())
    #expect(try await place.ledger().preview(UndoEvent()).events.count == 600)
  }

  /// The whole history of several devices, folded.
  private func whole<P: Projection>(_ start: P, _ events: [EventEnvelope]) -> P {
    var fold = LedgerFold(into: start, hasSeveralLogs: true)
    for event in events { fold.apply(event) }
    return fold.projection
  }

  @Test(.rows) func `the ends of several devices' logs answer as the whole history does`() async {
    await each(TestRun.seeds(10)) { (seed: UInt64) in
      let events = RandomHistory.metDevices(seed: seed, usesKeys: seed % 3 == 0).events
      let place = try LedgerFolder(events)
      // Another ledger each time, as if it was another process.
      func ledger() -> Ledger {
        Ledger(
          store: place.store, clock: SteadyClock(), opening: nil,
          lengths: LogLengths(derivedTail: 1000, latestCount: 2, blockLineCount: 4))
      }
      for count in [1, 3, 6] {
        let latest = try await ledger().view(LatestEntries(count))
        #expect(
          latest.entries == whole(LatestEntries(count), events).entries, "seed \(seed), \(count)")
      }
      for id in events.suffix(30).map(\.id) {
        let expected = whole(EntryHistory(of: id), events)
        // What another device had undone already is undone once more without any effect: only who reads
        // less than the whole takes it for an undo.
        guard expected.isAnswered else { continue }
        let history = try await ledger().view(EntryHistory(of: id))
        #expect(history == expected, "seed \(seed), \(id)")
        let next = EventID(writer: id.writer, number: 9999)
        for undo in [UndoEvent(id), UndoEvent()] {
          let found = try await ledger().view(undo.view)
          #expect(
            told { () throws(Refusal) in try undo.events(given: found, from: next) }
              == told { () throws(Refusal) in
                try undo.events(given: whole(undo.view, events), from: next)
              }, "seed \(seed), \(id)")
        }
      }
    }
  }

  private func told(_ body: () throws(Refusal) -> [NewEvent]) -> Result<[NewEvent], Refusal> {
    Result(catching: body)
  }
}

extension LedgerEvent {
  fileprivate var isReversal: Bool {
    if case .reversal = self { true } else { false }
  }
}
