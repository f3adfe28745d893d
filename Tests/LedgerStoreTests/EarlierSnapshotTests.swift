import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What a ledger says as of a moment is what all events up to it say, with figures that were kept of
/// earlier moments and without them.
struct EarlierSnapshotTests {
  private static let clock = SteadyClock("2027-01-01T12:00:00.000Z")

  /// A ledger that begins anew for each question, as if each was another process.
  private func ledger(_ place: LedgerFolder, tail: Int = 5) -> Ledger {
    Ledger(
      store: place.store, clock: Self.clock, opening: nil,
      lengths: LogLengths(derivedTail: tail, latestCount: 1, blockLineCount: 1))
  }

  /// Every moment that tells two events apart, and some that no event stands at.
  private func moments(_ events: [EventEnvelope]) -> [AsOf] {
    let days = Set(events.map(\.recordedAt.day)).sorted()
    return events.flatMap { event in
      [
        AsOf.after(event.id), .before(event.id), .instant(event.recordedAt),
        .instant(event.recordedAt.adding(milliseconds: -1)),
      ]
    } + days.map { .endOf($0) }
      + [.after(EventID(writer: .known("zzzz"), number: 1)), .instant(Self.clock.instant)]
  }

  /// What a ledger answers as of a moment, or how it refuses.
  private struct Answers: Equatable {
    var buckets: LedgerFold<MonthlyBuckets>?
    var latest: [RegisteredEntry] = []
    var conflicts: [LedgerConflict] = []
    var month: [RegisteredEntry] = []
    var entry: EntryHistory?
    var explained: ExplainedMonth?
    var all: [RegisteredEntry] = []
    var refusal: LedgerError?
  }

  private func answers(
    _ ledger: Ledger, _ moment: AsOf, _ entry: EventID, _ month: CalendarMonth
  ) async throws -> Answers {
    var answers = Answers()
    do throws(LedgerError) {
      answers.buckets = try await ledger.folded(MonthlyBuckets(), asOf: moment)
      let (state, latest) = try await ledger.folded(
        BudgetState(), beside: LatestEntries(3), asOf: moment)
      (answers.latest, answers.conflicts) = (latest.entries, state.conflicts)
      var filter = EntryQuery.Filter(month: month)
      filter.includesVoided = true
      answers.month = try await ledger.view(EntryRegister(of: month...month), asOf: moment)
        .entries(EntryQuery(filter))
      answers.entry = try await ledger.view(EntryHistory(of: entry), asOf: moment)
      answers.all = try await ledger.view(EntryRegister(), asOf: moment).entries()
    } catch {
      answers.refusal = error
    }
    return answers
  }

  private func check(
    _ place: LedgerFolder, _ events: [EventEnvelope], _ seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    let whole = ledger(place, tail: .max)
    for moment in moments(events).shuffled(using: &generator) {
      let event = events[Int.random(in: 0..<events.count, using: &generator)]
      let month = event.newEntry?.values.date.month ?? PracticeLedger.today.month
      let expected = try await answers(whole, moment, event.id, month)
      #expect(
        try await answers(ledger(place), moment, event.id, month) == expected,
        "seed \(seed), \(moment)")
    }
  }

  private func names(_ place: LedgerFolder) throws -> [String] {
    let cache = place.folder.path("cache")
    return try FileManager.default.subpathsOfDirectory(atPath: cache)
      .filter { $0.contains(".earlier") }
  }

  @Test(.rows) func `every moment of a history is answered as by a whole fold`() async {
    await each(TestRun.seeds(3)) { (seed: UInt64) in
      let events = RandomHistory.ledger(seed: seed, requests: 60).events
      var place = try LedgerFolder(events)
      place.cache = "cache"
      try await check(place, events, seed)
      #expect(try names(place).count == 3)
    }
  }

  @Test(.rows) func `the same holds of several devices' logs`() async {
    await each(TestRun.seeds(3)) { (seed: UInt64) in
      let events = RandomHistory.metDevices(seed: seed, usesKeys: seed % 2 == 0).events
      var place = try LedgerFolder(events)
      place.cache = "cache"
      try await check(place, events, seed)
    }
  }

  @Test(.rows) func `differences are those of a whole fold, wherever figures were kept`() async {
    await each(TestRun.seeds(4)) { (seed: UInt64) in
      var generator = SeededGenerator(seed: seed)
      let events =
        seed % 2 == 0
        ? RandomHistory.metDevices(seed: seed).events
        : RandomHistory.ledger(seed: seed, requests: 60).events
      var place = try LedgerFolder(events)
      place.cache = "cache"
      let whole = ledger(place, tail: .max)
      let moments = moments(events)
      for _ in 0..<(TestRun.isWhole ? 60 : 15) {
        let start = moments[Int.random(in: moments.indices, using: &generator)]
        let end =
          Bool.random(using: &generator)
          ? moments[Int.random(in: moments.indices, using: &generator)] : nil
        #expect(
          try await difference(ledger(place), start, end)
            == (try await difference(whole, start, end)), "seed \(seed), \(start), \(end as Any)")
      }
    }
  }

  private func difference(
    _ ledger: Ledger, _ start: AsOf, _ end: AsOf?
  ) async throws -> Result<[FigureChange], LedgerError> {
    do {
      return .success(try await ledger.difference(from: start, to: end))
    } catch let error as LedgerError {
      return .failure(error)
    }
  }

  // MARK: - What is kept

  /// A ledger of three batches of 4,200 expenses, and three that stand alone behind each.
  private func long() async throws -> (place: LedgerFolder, writer: WriterID) {
    var place = try LedgerFolder()
    place.cache = "cache"
    for part in 0..<3 {
      let ledger = place.ledger()
      _ = try await ledger.perform(
        AppendEvents((0..<4200).map { .spent(Int64(part * 4200 + $0) % 97 + 1) }))
      // Behind what it keeps once it has answered.
      _ = try await ledger.condition()
      for amount: Int64 in 1...3 {
        _ = try await place.ledger().perform(AppendEvents([.spent(amount)]))
      }
    }
    return (place, try #require(try await place.ledger().writerOfBareNumbers()))
  }

  @Test func `figures that were kept before stay, and a question of then goes on from them`()
    async throws
  {
    let (place, writer) = try await long()
    let kept = try names(place)
    #expect(kept.count == 2)
    let moment = AsOf.after(EventID(writer: writer, number: 8405))
    let system = CountingFileSystem()
    func read() async throws -> (month: MonthlyBuckets, byteCount: Int) {
      let ledger = place.ledger(on: system)
      _ = try await ledger.condition()
      system.reset()
      let (state, latest) = try await ledger.folded(
        BudgetState(), beside: LatestEntries(2), asOf: moment)
      #expect(latest.entries.map(\.id.number) == [8405, 8404])
      return (state.projection.buckets, system.counts.readByteCount)
    }
    let (month, byteCount) = try await read()
    #expect(byteCount < 700_000)
    try FileManager.default.removeItem(atPath: place.folder.path("cache"))
    let anew = try await read()
    #expect(anew.month == month)
    #expect(anew.byteCount > 1_200_000)
    // The question leaves what it folded.
    #expect(try names(place).count == 1)
    let again = try await read()
    #expect(again.month == month)
    #expect(again.byteCount < 700_000)
  }

  @Test func `a replay is compared with figures of earlier moments too`() async throws {
    let (place, writer) = try await long()
    let ledger = place.ledger()
    #expect(try await ledger.compareSnapshotWithReplay(of: BudgetState.self) == .equal)
    let path = place.folder.path("cache/" + (try #require(try names(place).sorted().last)))
    var snapshot = try #require(
      Snapshot<BudgetState>(bytes: [UInt8](try Data(contentsOf: URL(filePath: path)))))
    snapshot.fold.apply(
      EventEnvelope(
        id: EventID(writer: writer, number: 99_999), recordedAt: .latest, event: .spent(1)))
    try Data(try #require(snapshot.bytes)).write(to: URL(filePath: path))
    #expect(
      try await place.ledger().compareSnapshotWithReplay(of: BudgetState.self) == .different)
  }

  @Test func `of many snapshots those stay whose ages are about as many times one another`() {
    // One after each 4,000 events, three besides the last.
    var kept: [Int] = []
    for end in stride(from: 4000, through: 1_000_000, by: 4000) {
      kept.append(end - 4000)
      if kept.count > 3, let place = SnapshotHeader.leastMissed(kept, end: end) {
        kept.remove(at: place)
      }
    }
    let ages = kept.map { 1_000_000 - $0 }
    #expect(ages.last == 4000)
    #expect((10_000...60_000).contains(ages[1]), "\(ages)")
    #expect((60_000...600_000).contains(ages[0]), "\(ages)")
  }
}
