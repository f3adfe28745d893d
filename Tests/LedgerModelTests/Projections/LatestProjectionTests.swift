import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What the last events of a log answer alone, wherever one begins to read, is what all of them answer.
@Suite struct LatestProjectionTests {
  /// Folds ends of a history that begin with a batch or a single event.
  ///
  /// - Returns: How many of them answered, the whole history aside.
  private func answeredCount<P: LatestProjection, Answer: Equatable>(
    _ start: P, _ events: [EventEnvelope], _ comment: Comment, _ answer: (P) -> Answer
  ) -> Int {
    let expected = answer(P(folding: events, into: start))
    let cuts = events.indices.dropFirst().filter { events[$0].batch?.index ?? 0 == 0 }
    var count = 0
    for cut in TestRun.steps(cuts, each: 9) {
      var fold = LedgerFold(into: start, from: [events[cut].id])
      for event in events[cut...] { fold.apply(event) }
      guard fold.projection.isAnswered else { continue }
      count += 1
      #expect(answer(fold.projection) == expected, "\(comment), from \(cut) of \(events.count)")
    }
    return count
  }

  /// A decision's events, or why it is refused.
  private func told<R>(_ body: () throws(Refusal) -> R) -> Result<R, Refusal> {
    Result(catching: body)
  }

  @Test(.rows) func `the entries that were added last`() {
    each(TestRun.seeds(6)) { (seed: UInt64) in
      let events = RandomHistory.ledger(seed: seed, requests: 120).events
      var count = answeredCount(LatestEntries(5), events, "seed \(seed)") { $0.entries }
      let month = CalendarDay.known("2025-12-01").month
      count += answeredCount(LatestEntries(3, of: [month]), events, "seed \(seed), a month") {
        $0.entries
      }
      let ids = events.suffix(40).filter { $0.event.newEntry != nil }.map(\.id)
      count += answeredCount(LatestEntries(ids), events, "seed \(seed), by ids") { $0.entries }
      #expect(count > 2)
    }
  }

  @Test func `where entries are named, no other one is remembered`() {
    let entries = RandomHistory.ledger(seed: 1, requests: 60).events.filter {
      $0.event.newEntry != nil && $0.batch == nil
    }
    let start = LatestEntries([entries[0].id])
    #expect(entries.count > 1)
    #expect(
      LatestEntries(folding: entries, into: start)
        == LatestEntries(folding: [entries[0]], into: start))
  }

  @Test(.rows) func `an entry with all that ever happened to it`() {
    each(TestRun.seeds(2)) { (seed: UInt64) in
      let events = RandomHistory.ledger(seed: seed, requests: 60).events
      var count = 0
      for id in events.map(\.id) {
        count += answeredCount(EntryHistory(of: id), events, "seed \(seed), \(id)") { $0 }
        count += answeredCount(NamedEntries([id]), events, "seed \(seed), \(id)") { named in
          told { () throws(Refusal) in try named.counting(id) }
        }
      }
      #expect(count > 50)
    }
  }

  @Test(.rows) func `what is undone, and what stands against it`() {
    each(TestRun.seeds(2)) { (seed: UInt64) in
      let events = RandomHistory.ledger(seed: seed, requests: 120).events
      let next = EventID(writer: .sample, number: events.count)
      var count = 0
      for target in [nil] + events.map({ Optional($0.id) }) {
        let undo = UndoEvent(target)
        count += answeredCount(undo.view, events, "seed \(seed), \(String(describing: target))") {
          history in told { () throws(Refusal) in try undo.events(given: history, from: next) }
        }
        #expect(!RedoEvent(target).view.isAnswered)
      }
      #expect(count > 100)
    }
  }

  @Test func `how many entries of a week were read with a model`() {
    let now = Timestamp(startOf: .known("2026-01-21"))
    func events(_ undone: [Int]) -> [EventEnvelope] {
      let entries = (0..<40).map { number in
        LedgerEvent.entry(
          .expense(
            amount: Money(minorUnits: 1, currency: .usd), category: .dining,
            date: .known("2026-01-02"),
            texts: EntryTexts(said: "a 1", by: number % 3 == 0 ? "llama/x" : "rules/1")))
      }
      return ([.opened()] + entries + undone.map { .undone($0) }).envelopes.enumerated().map {
        var event = $1
        event.recordedAt = Timestamp(startOf: .known("2026-01-01"))
          .adding(milliseconds: Int64($0) * 43_200_000)
        return event
      }
    }
    for undone in [[], [1, 37], [40, 31]] {
      let events = events(undone)
      #expect(ModelEntries(folding: events).count(inWeekOf: now) == 2 - undone.count / 2)
      let count = answeredCount(ModelEntries(inWeekOf: now), events, "undone \(undone)") {
        $0.count(inWeekOf: now)
      }
      #expect(count > 0)
    }
  }
}
