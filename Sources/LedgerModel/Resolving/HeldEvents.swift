/// How far each log has been folded, and the events that wait for one that is not here yet.
struct HeldEvents: Hashable, Sendable {
  private(set) var heads: [WriterHead] = []
  private(set) var events: [EventEnvelope] = []
  /// Whether an event waits for its cause.
  private let holdsBack: Bool

  /// How many events of a log have been folded.
  struct WriterHead: Hashable, Sendable {
    var writer: WriterID
    /// The number of the next event.
    var next: Int
    /// What its next event waits for; `nil` while nothing does.
    var cause: EventID?
  }

  init(holdsBack: Bool, heads: [WriterHead] = []) {
    self.holdsBack = holdsBack
    self.heads = heads
  }

  /// Whether an event has all that it names; one that has not is held back, with all that follow it
  /// in its log.
  ///
  /// - Parameter isEntry: Whether it adds an entry, which names nothing that must be there.
  @inline(__always)
  mutating func admits(_ envelope: borrowing EventEnvelope, isEntry: Bool) -> Bool {
    let index = index(of: envelope.id.writer)
    if heads[index].cause != nil {
      events.append(copy envelope)
      return false
    }
    if !isEntry, holdsBack, let cause = missingCause(of: envelope) {
      heads[index].cause = cause
      events.append(copy envelope)
      return false
    }
    heads[index].next = envelope.id.number &+ 1
    return true
  }

  /// Takes out what has its cause by now, in the order in which it counts.
  mutating func release(_ deliver: (EventEnvelope) -> Void) {
    var isMoving = true
    while isMoving {
      isMoving = false
      for index in heads.indices {
        guard let cause = heads[index].cause, isFolded(cause) else { continue }
        isMoving = true
        heads[index].cause = nil
        let writer = heads[index].writer
        let ready = events.filter { $0.id.writer == writer }
        events.removeAll { $0.id.writer == writer }
        for envelope in ready {
          if heads[index].cause == nil, let missing = missingCause(of: envelope) {
            heads[index].cause = missing
          }
          if heads[index].cause != nil {
            events.append(envelope)
          } else {
            heads[index].next = envelope.id.number + 1
            deliver(envelope)
          }
        }
      }
    }
  }

  @inline(__always)
  private mutating func index(of writer: WriterID) -> Int {
    if let first = heads.first, first.writer == writer { return 0 }
    if let index = heads.firstIndex(where: { $0.writer == writer }) { return index }
    heads.append(WriterHead(writer: writer, next: 0))
    return heads.count - 1
  }

  private func isFolded(_ id: EventID) -> Bool {
    heads.contains { $0.writer == id.writer && id.number < $0.next }
  }

  /// The first event that an event names and that has not been folded.
  private func missingCause(of envelope: borrowing EventEnvelope) -> EventID? {
    envelope.event.causes.first { !isFolded($0) }
  }

  /// The last event of each log that was met, whether it is held back or not, by writer.
  var lastEvents: [EventID] {
    heads.map { head in
      EventID(writer: head.writer, number: head.next - 1 + count(of: head.writer))
    }.sorted()
  }

  /// What is held back, by log.
  var waiting: [WaitingEvents] {
    heads.compactMap { head in
      head.cause.map {
        WaitingEvents(writer: head.writer, count: count(of: head.writer), cause: $0)
      }
    }
  }

  private func count(of writer: WriterID) -> Int {
    events.count { $0.id.writer == writer }
  }
}
