/// How far each log has been folded, and the events that wait for one that is not here yet.
struct HeldEvents: Hashable, Sendable {
  private(set) var heads: [WriterHead] = []
  /// The places of the heads that a short search does not reach.
  private var laterPlaces: [WriterID: Int] = [:]
  /// What is held back, by the place of its head.
  private var queues: [Int: Queue] = [:]
  /// The heads that wait for an event of a log, the one whose event comes first at the end.
  private var waiters: [WriterID: [Waiter]] = [:]
  /// The places of the heads whose cause is here by now, the first at the end.
  private var ready: [Int] = []
  /// Where the walk over the heads that are ready stands; it begins anew behind the last.
  private var walk = 0
  /// The head whose events are being taken out.
  private var released: Int?
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

  /// A head that waits for an event of another log.
  private struct Waiter: Hashable {
    var number: Int
    var head: Int
  }

  /// The events of a log that wait, in their order.
  private struct Queue: Hashable {
    private var events: [EventEnvelope] = []
    private var start = 0

    var count: Int { events.count - start }
    var first: EventEnvelope? { start < events.count ? events[start] : nil }

    mutating func append(_ event: EventEnvelope) { events.append(event) }

    mutating func removeFirst() {
      start += 1
      // Those that are gone are as many as those that move.
      if start * 2 > events.count {
        events.removeFirst(start)
        start = 0
      }
    }
  }

  /// How many heads are searched one after the other: a ledger has few devices.
  private static let searchedCount = 8

  init(holdsBack: Bool, heads: [WriterHead] = []) {
    self.holdsBack = holdsBack
    for head in heads { append(head) }
  }

  /// Whether nothing waits.
  var isEmpty: Bool { queues.isEmpty }

  /// Whether an event has all that it names; one that has not is held back, with all that follow it
  /// in its log.
  ///
  /// - Parameter isEntry: Whether it adds an entry, which names nothing that must be there.
  @inline(__always)
  mutating func admits(_ envelope: borrowing EventEnvelope, isEntry: Bool) -> Bool {
    let index = index(of: envelope.id.writer)
    if heads[index].cause != nil {
      hold(copy envelope, index)
      return false
    }
    if !isEntry, holdsBack, let cause = missingCause(of: envelope) {
      hold(copy envelope, index)
      wait(index, for: cause)
      return false
    }
    heads[index].next = envelope.id.number &+ 1
    return true
  }

  @inline(never)
  private mutating func hold(_ envelope: EventEnvelope, _ head: Int) {
    queues[head, default: Queue()].append(envelope)
  }

  /// Takes out the next event that has its cause by now, in the order in which they count; `nil` where
  /// all others wait.
  ///
  /// - Parameter writer: Whose log went on last.
  mutating func release(after writer: WriterID) -> EventEnvelope? {
    wake(writer)
    while let head = released ?? nextReady() {
      released = nil
      guard let event = queues[head]?.first else {
        queues[head] = nil
        continue
      }
      if let cause = missingCause(of: event) {
        wait(head, for: cause)
        continue
      }
      released = head
      queues[head]?.removeFirst()
      heads[head].next = event.id.number + 1
      return event
    }
    return nil
  }
}

extension HeldEvents {
  /// Keeps what a head waits for.
  private mutating func wait(_ head: Int, for cause: EventID) {
    heads[head].cause = cause
    var all = waiters.removeValue(forKey: cause.writer) ?? []
    let place = HeldEvents.place(in: all) { $0.number <= cause.number }
    all.insert(Waiter(number: cause.number, head: head), at: place)
    waiters[cause.writer] = all
  }

  /// Makes the heads ready that waited for what has been folded of a log by now.
  private mutating func wake(_ writer: WriterID) {
    guard var all = waiters[writer], let place = place(of: writer) else { return }
    guard let first = all.last, first.number < heads[place].next else { return }
    waiters[writer] = nil
    while let waiter = all.last, waiter.number < heads[place].next {
      all.removeLast()
      heads[waiter.head].cause = nil
      let place = HeldEvents.place(in: ready) { $0 <= waiter.head }
      ready.insert(waiter.head, at: place)
    }
    if !all.isEmpty { waiters[writer] = all }
  }

  /// The next head that is ready, in the order of the heads, over and over.
  private mutating func nextReady() -> Int? {
    guard let first = ready.last else {
      walk = 0
      return nil
    }
    // Those behind the walk stand in front of those that it has passed.
    let end = HeldEvents.place(in: ready) { $0 < walk }
    let head = end > 0 ? ready.remove(at: end - 1) : first
    if end == 0 { ready.removeLast() }
    walk = head + 1
    return head
  }

  /// The first place whose element keeps a condition that all behind it keep too.
  private static func place<Element>(
    in list: [Element], where isBehind: (Element) -> Bool
  ) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  @inline(__always)
  private mutating func index(of writer: WriterID) -> Int {
    if let first = heads.first, first.writer == writer { return 0 }
    return place(of: writer) ?? append(WriterHead(writer: writer, next: 0))
  }

  private func place(of writer: WriterID) -> Int? {
    for place in 0..<min(heads.count, HeldEvents.searchedCount)
    where heads[place].writer == writer {
      return place
    }
    return laterPlaces.isEmpty ? nil : laterPlaces[writer]
  }

  @discardableResult
  private mutating func append(_ head: WriterHead) -> Int {
    if heads.count >= HeldEvents.searchedCount { laterPlaces[head.writer] = heads.count }
    heads.append(head)
    return heads.count - 1
  }

  @inline(__always)
  private func isFolded(_ id: EventID) -> Bool {
    if let first = heads.first, first.writer == id.writer { return id.number < first.next }
    return place(of: id.writer).map { id.number < heads[$0].next } ?? false
  }

  /// The first event that an event names and that has not been folded.
  private func missingCause(of envelope: borrowing EventEnvelope) -> EventID? {
    envelope.event.causes.first { !isFolded($0) }
  }

  private func waitingCount(_ head: Int) -> Int { queues[head]?.count ?? 0 }
}

extension HeldEvents {
  /// The last event of each log that was met, whether it is held back or not, by writer.
  var lastEvents: [EventID] {
    heads.indices.map { head in
      EventID(writer: heads[head].writer, number: heads[head].next - 1 + waitingCount(head))
    }.sorted()
  }

  /// What is held back, by log.
  var waiting: [WaitingEvents] {
    heads.indices.compactMap { head in
      heads[head].cause.map {
        WaitingEvents(writer: heads[head].writer, count: waitingCount(head), cause: $0)
      }
    }
  }
}
