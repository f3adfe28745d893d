import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Logs that wait for one another, against the obvious way: all logs are looked at again after each
/// event, and each batch as one.
struct WaitingOrderTests {
  /// The events that were counted, in the order in which they were.
  private struct Order: FigureProjection {
    var causes: [EventID] = []

    mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
      let id = cause.id
      causes.append(id)
    }

    mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {}
    mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {}
  }

  /// What waits, kept in one list.
  private struct ObviousWaiting {
    var counted: [EventID] = []
    var writers: [WriterID] = []
    var waiting: [EventEnvelope] = []

    mutating func take(_ event: EventEnvelope) {
      if !writers.contains(event.id.writer) { writers.append(event.id.writer) }
      waiting.append(event)
      // The log of the event itself goes first, then all logs as long as one goes on.
      guard goOn(event.id.writer) else { return }
      while writers.count(where: { goOn($0) }) > 0 {}
    }

    /// Counts what is first in a log, with its batch, while it has its causes; answers whether any did.
    private mutating func goOn(_ writer: WriterID) -> Bool {
      var isMoving = false
      while let unit = firstUnit(writer), unit.allSatisfy({ isFree($0, in: unit) }) {
        counted += unit.map(\.id)
        waiting.removeAll { event in unit.contains { $0.id == event.id } }
        isMoving = true
      }
      return isMoving
    }

    /// The first event of a log that waits, or its batch; `nil` where that is not whole.
    private func firstUnit(_ writer: WriterID) -> [EventEnvelope]? {
      let mine = waiting.filter { $0.id.writer == writer }
      guard let first = mine.first else { return nil }
      let count = first.batch?.count ?? 1
      return mine.count < count ? nil : Array(mine.prefix(count))
    }

    private func isFree(_ event: EventEnvelope, in unit: [EventEnvelope]) -> Bool {
      guard case .amendment(let amendment) = event.event else { return true }
      let here = counted + unit.map(\.id).filter { $0.number < event.id.number }
      return here.contains(amendment.entry) && here.contains(amendment.version)
    }
  }

  /// Entries, and voids of entries of any device, whether they are there yet or not.
  private static func events(seed: UInt64) -> [EventEnvelope] {
    var random = SeededGenerator(seed: seed)
    let writers = (0..<Int.random(in: 1...20, using: &random)).map { device in
      WriterID.known("dev\(device)")
    }
    let lengths = writers.map { _ in Int.random(in: 1...12, using: &random) }
    let entry = LedgerEvent.spent(1)
    var kinds: [[Bool]] = lengths.map { length in
      (0..<length).map { _ in Int.random(in: 0..<3, using: &random) > 0 }
    }
    for device in kinds.indices { kinds[device][0] = true }
    var left = Array(writers.indices)
    var next = writers.map { _ in 0 }
    var events: [EventEnvelope] = []
    while !left.isEmpty {
      let turn = Int.random(in: 0..<left.count, using: &random)
      let device = left[turn]
      let first = next[device]
      let count = min(
        Bool.random(using: &random) ? 1 : Int.random(in: 2...4, using: &random),
        lengths[device] - first)
      next[device] += count
      if next[device] == lengths[device] { left.remove(at: turn) }
      let recordedAt = PracticeLedger.start.adding(milliseconds: Int64(events.count))
      for index in 0..<count {
        let other = Int.random(in: 0..<writers.count, using: &random)
        let entries = kinds[other].indices.filter { kinds[other][$0] }
        let named = EventID(
          writer: writers[other],
          number: entries[Int.random(in: 0..<entries.count, using: &random)])
        events.append(
          EventEnvelope(
            id: EventID(writer: writers[device], number: first + index), recordedAt: recordedAt,
            batch: count > 1 ? BatchPlace(index: index, count: count) : nil,
            event: kinds[device][first + index] ? entry : .voided(named, entry)))
      }
    }
    return events
  }

  @Test(.rows) func `what waits is counted in the order of a look at all logs after each event`() {
    each(TestRun.seeds(300)) { (seed: UInt64) in
      var fold = LedgerFold(into: Order(), hasSeveralLogs: true)
      var obvious = ObviousWaiting()
      for event in Self.events(seed: seed) {
        fold.apply(event)
        obvious.take(event)
        #expect(fold.projection.causes == obvious.counted, "seed \(seed), after \(event.id)")
        guard event.batch?.isLast ?? true else { continue }
        let waiting = fold.waiting.reduce(0) { $0 + $1.count }
        #expect(waiting == obvious.waiting.count, "seed \(seed), after \(event.id)")
      }
    }
  }

  @Test func `a batch counts whole once each of its events has what it names`() throws {
    let (mine, theirs) = (WriterID.known("dev0"), WriterID.known("dev1"))
    let entry = LedgerEvent.spent(1)
    let named = EventID(writer: theirs, number: 0)
    let events = [entry, .voided(named, entry)]
    var fold = LedgerFold(into: Order(), hasSeveralLogs: true)
    for (index, event) in events.enumerated() {
      fold.apply(
        EventEnvelope(
          id: EventID(writer: mine, number: index), recordedAt: PracticeLedger.start,
          batch: BatchPlace(index: index, count: events.count), event: event))
    }
    #expect(fold.projection.causes.isEmpty)
    #expect(fold.waiting.map(\.writer) == [mine])
    #expect(fold.waiting.map(\.count) == [2])
    #expect(fold.waiting.map(\.cause) == [named])
    #expect(fold.lastEvents == [EventID(writer: mine, number: 1)])
    fold.apply(
      EventEnvelope(
        id: named, recordedAt: PracticeLedger.start.adding(milliseconds: 1), event: entry))
    #expect(
      fold.projection.causes == [
        named, EventID(writer: mine, number: 0), EventID(writer: mine, number: 1),
      ])
    #expect(fold.waiting.isEmpty)
  }
}
