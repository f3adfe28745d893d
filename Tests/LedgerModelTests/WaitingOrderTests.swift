import LedgerModel
import LedgerTestSupport
import Testing

/// Logs that wait for one another, against the obvious way: all logs are looked at again after each
/// event.
struct WaitingOrderTests {
  /// The events that were counted, in the order in which they were.
  private struct Order: FigureProjection {
    var causes: [EventID] = []

    mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
      let id = cause.id
      causes.append(id)
    }

    mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {}
    mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {}
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

    /// Counts what is first in a log and has its cause, and all that follow it; answers whether any did.
    private mutating func goOn(_ writer: WriterID) -> Bool {
      var isMoving = false
      while let place = waiting.firstIndex(where: { $0.id.writer == writer }),
        isFree(waiting[place])
      {
        counted.append(waiting.remove(at: place).id)
        isMoving = true
      }
      return isMoving
    }

    private func isFree(_ event: EventEnvelope) -> Bool {
      guard case .amendment(let amendment) = event.event else { return true }
      return counted.contains(amendment.entry) && counted.contains(amendment.version)
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
      let number = next[device]
      next[device] += 1
      if next[device] == lengths[device] { left.remove(at: turn) }
      let other = Int.random(in: 0..<writers.count, using: &random)
      let entries = kinds[other].indices.filter { kinds[other][$0] }
      let named = EventID(
        writer: writers[other], number: entries[Int.random(in: 0..<entries.count, using: &random)])
      events.append(
        EventEnvelope(
          id: EventID(writer: writers[device], number: number),
          recordedAt: PracticeLedger.start.adding(milliseconds: Int64(events.count)),
          event: kinds[device][number] ? entry : .voided(named, entry)))
    }
    return events
  }

  @Test(.rows) func `what waits is counted in the order of a look at all logs after each event`() {
    each(TestRun.seeds(300)) { (seed: UInt64) in
      var fold = Fold(into: Order(), hasSeveralLogs: true)
      var obvious = ObviousWaiting()
      for event in Self.events(seed: seed) {
        fold.apply(event)
        obvious.take(event)
        #expect(fold.projection.causes == obvious.counted, "seed \(seed), after \(event.id)")
        let waiting = fold.waiting.reduce(0) { $0 + $1.count }
        #expect(waiting == obvious.waiting.count, "seed \(seed), after \(event.id)")
      }
    }
  }
}
