import LedgerEvents

/// How far each log has been folded, the batch that is not whole yet, and the events that wait for one
/// that is not here yet.
///
/// A batch counts whole or not at all: what one of its events waits for, all of them wait for.
struct HeldEvents: Hashable, Sendable {
  private(set) var heads: [WriterHead] = []
  /// The places of the heads that a short search does not reach.
  private var laterPlaces: [WriterID: Int] = [:]
  /// How many heads hold events back.
  private var holdingCount = 0
  /// The heads that wait for an event of a log, the one whose event comes first at the end.
  private var waiters: [WriterID: [Waiter]] = [:]
  /// The places of the heads that may go on, the first at the end.
  private var ready: [Int] = []
  /// Where the walk over the heads that are ready stands; it begins anew behind the last.
  private var walk = 0
  /// Whether an event ever waited for one of another log.
  private(set) var hasWaited: Bool
  /// The head whose events are being taken out.
  private var released: Int?
  /// Whether an event waits for its cause, and for the rest of its batch.
  private let holdsBack: Bool

  /// How many events of a log have been folded, and what is held back of it.
  struct WriterHead: Hashable, Sendable {
    let writer: WriterID
    /// The number of the next event.
    fileprivate(set) var next: Int
    /// What its next event, or the batch of that, waits for; `nil` while nothing does.
    fileprivate var cause: EventID?
    fileprivate var queue = Queue()

    init(writer: WriterID, next: Int) {
      self.writer = writer
      self.next = next
    }
  }

  /// A head that waits for an event of another log.
  private struct Waiter: Hashable {
    var number: Int
    var head: Int
  }

  /// The events of a log that are held back, in their order.
  fileprivate struct Queue: Hashable {
    private var events: [EventEnvelope] = []
    private var start = 0
    /// How many events at the front have all that they name.
    private var checkedCount = 0
    /// How many of those stand alone, or in a batch of which that holds for each.
    private var freeCount = 0

    var isEmpty: Bool { events.isEmpty }
    var count: Int { events.count - start }
    /// The first event whose causes have not been looked for.
    var unchecked: EventEnvelope? { checkedCount < count ? events[start + checkedCount] : nil }
    var hasFree: Bool { freeCount > 0 }

    mutating func append(_ event: EventEnvelope) { events.append(event) }

    /// Notes that the first unchecked event has all that it names.
    mutating func pass() {
      let batch = events[start + checkedCount].batch
      checkedCount += 1
      if batch?.isLast ?? true { freeCount = checkedCount }
    }

    /// Takes out the first event, which is free.
    mutating func removeFirst() -> EventEnvelope {
      let event = events[start]
      start += 1
      checkedCount -= 1
      freeCount -= 1
      // Those that are gone are as many as those that move.
      if start * 2 > events.count {
        events.removeFirst(start)
        start = 0
      }
      return event
    }
  }

  /// How many heads are searched one after the other: a ledger has few devices.
  private static let searchedCount = 8

  init(holdsBack: Bool, heads: [WriterHead] = [], hasWaited: Bool = false) {
    self.holdsBack = holdsBack
    self.hasWaited = hasWaited
    for head in heads { append(head) }
  }

  /// Whether nothing is held back.
  var isEmpty: Bool { holdingCount == 0 }

  /// Whether an event counts at once; one that has not all that it names, or that stands in a batch, is
  /// held back, with all that follow it in its log.
  ///
  /// - Parameters:
  ///   - isEntry: Whether it adds an entry, which names nothing that must be there.
  ///   - isWhole: Whether its batch is known to be here, with all that it names.
  @inline(__always)
  mutating func admits(
    _ envelope: borrowing EventEnvelope, isEntry: Bool, isWhole: Bool
  ) -> Bool {
    let index = index(of: envelope.id.writer)
    let isHeld = !heads[index].queue.isEmpty
    let isApart = envelope.batch != nil && !isWhole
    if isHeld || isApart || !isEntry, holdsBack,
      isHeld || isApart || missingCause(of: envelope) != nil
    {
      hold(copy envelope, index)
      return false
    }
    heads[index].next = envelope.id.number &+ 1
    return true
  }

  /// Notes that an event is there, and has nothing to say.
  mutating func pass(_ id: EventID) { heads[index(of: id.writer)].next = id.number + 1 }

  @inline(never)
  private mutating func hold(_ envelope: EventEnvelope, _ head: Int) {
    if heads[head].queue.isEmpty { holdingCount += 1 }
    heads[head].queue.append(envelope)
    if heads[head].cause == nil, envelope.batch?.isLast ?? true { released = head }
  }

  /// Takes out the next event that counts by now, in the order in which they count; `nil` where all
  /// others wait.
  ///
  /// - Parameter writer: Whose log went on last.
  mutating func release(after writer: WriterID) -> EventEnvelope? {
    wake(writer)
    while let head = released ?? nextReady() {
      guard hasFree(head) else {
        released = nil
        continue
      }
      released = head
      let event = heads[head].queue.removeFirst()
      if heads[head].queue.isEmpty { holdingCount -= 1 }
      heads[head].next = event.id.number + 1
      return event
    }
    return nil
  }

  /// Whether the first event of a head counts by now; one that still waits is kept for its cause.
  private mutating func hasFree(_ head: Int) -> Bool {
    while !heads[head].queue.hasFree, let event = heads[head].queue.unchecked {
      if let cause = missingCause(of: event) {
        wait(head, for: cause)
        return false
      }
      heads[head].queue.pass()
    }
    return heads[head].queue.hasFree
  }
}

extension HeldEvents {
  /// Keeps what a head waits for.
  private mutating func wait(_ head: Int, for cause: EventID) {
    heads[head].cause = cause
    hasWaited = true
    var all = waiters.removeValue(forKey: cause.writer) ?? []
    let place = all.partitioningIndex { $0.number <= cause.number }
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
      makeReady(waiter.head)
    }
    if !all.isEmpty { waiters[writer] = all }
  }

  private mutating func makeReady(_ head: Int) {
    ready.insert(head, at: ready.partitioningIndex { $0 <= head })
  }

  /// The next head that is ready, in the order of the heads, over and over.
  private mutating func nextReady() -> Int? {
    guard let first = ready.last else {
      walk = 0
      return nil
    }
    // Those behind the walk stand in front of those that it has passed.
    let end = ready.partitioningIndex { $0 < walk }
    let head = end > 0 ? ready.remove(at: end - 1) : first
    if end == 0 { ready.removeLast() }
    walk = head + 1
    return head
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

  /// The first event that an event names and that is not here, or not counted; what stands before it in
  /// its own log is.
  func missingCause(of envelope: borrowing EventEnvelope) -> EventID? {
    let id = envelope.id
    if case .amendment(let event) = envelope.event {
      // The most frequent by far: no list is made for it.
      if isMissing(event.entry, for: id) { return event.entry }
      return isMissing(event.version, for: id) ? event.version : nil
    }
    return envelope.event.causes.first { isMissing($0, for: id) }
  }

  private func isMissing(_ cause: EventID, for event: EventID) -> Bool {
    cause.writer == event.writer ? cause.number >= event.number : !isFolded(cause)
  }
}

extension HeldEvents {
  /// The last event of each log that was met, whether it is held back or not, by writer.
  var lastEvents: [EventID] {
    heads.map { EventID(writer: $0.writer, number: $0.next - 1 + $0.queue.count) }.sorted()
  }

  /// What waits, by log.
  var waiting: [WaitingEvents] {
    heads.compactMap { head in
      head.cause.map { WaitingEvents(writer: head.writer, count: head.queue.count, cause: $0) }
    }
  }
}
