import LedgerEvents

/// The progress of each log's fold, the incomplete batches, and the events that wait for a missing cause.
///
/// A batch counts as a whole or not at all: what one of its events waits for, all of them wait for.
struct HeldEvents: Hashable, Sendable {
  private(set) var heads: [WriterHead] = []
  /// The indices of the heads beyond the linear search.
  private var laterPlaces: [WriterID: Int] = [:]
  /// The number of heads that hold events back.
  private var holdingCount = 0
  /// The waiting heads by the log they wait for; the earliest awaited event is at the end.
  private var waiters: [WriterID: [Waiter]] = [:]
  /// The indices of the heads that may continue, in descending order.
  private var ready: [Int] = []
  /// The position of the walk over the ready heads; it starts again after the last.
  private var walk = 0
  /// Whether an event ever waited for one of another log.
  private(set) var hasWaited: Bool
  /// The head whose events are being released.
  private var released: Int?
  /// Whether an event waits for its causes, and for the rest of its batch.
  private let holdsBack: Bool

  /// The progress of one log, and its held events.
  struct WriterHead: Hashable, Sendable {
    let writer: WriterID
    /// The number of the next event.
    fileprivate(set) var next: Int
    /// The event that its next event, or its batch, waits for; `nil` if it does not wait.
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

  /// The held events of a log, in order.
  fileprivate struct Queue: Hashable {
    private var events: [EventEnvelope] = []
    private var start = 0
    /// The number of events at the front whose causes are all present.
    private var checkedCount = 0
    /// The number of those that are in no batch, or in a batch to which this applies as a whole.
    private var freeCount = 0

    var isEmpty: Bool { events.isEmpty }
    var count: Int { events.count - start }
    /// The first event whose causes were not checked yet.
    var unchecked: EventEnvelope? { checkedCount < count ? events[start + checkedCount] : nil }
    var hasFree: Bool { freeCount > 0 }

    mutating func append(_ event: EventEnvelope) { events.append(event) }

    /// Marks the causes of the first unchecked event as present.
    mutating func pass() {
      let batch = events[start + checkedCount].batch
      checkedCount += 1
      if batch?.isLast ?? true { freeCount = checkedCount }
    }

    /// Removes the first event, which must be free.
    mutating func removeFirst() -> EventEnvelope {
      let event = events[start]
      start += 1
      checkedCount -= 1
      freeCount -= 1
      // At least as many events are gone as must be moved.
      if start * 2 > events.count {
        events.removeFirst(start)
        start = 0
      }
      return event
    }
  }

  /// The number of heads that are searched linearly; a ledger has few devices.
  private static let searchedCount = 8

  init(holdsBack: Bool, heads: [WriterHead] = [], hasWaited: Bool = false) {
    self.holdsBack = holdsBack
    self.hasWaited = hasWaited
    for head in heads { append(head) }
  }

  /// Whether nothing is held back.
  var isEmpty: Bool { holdingCount == 0 }

  /// Returns whether an event counts at once. An event with a missing cause, or in a batch, is held back, and so is
  /// everything after it in its log.
  ///
  /// - Parameters:
  ///   - isEntry: Whether it adds an entry, which has no required causes.
  ///   - isWhole: Whether its batch is known to be complete, with all causes present.
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

  /// Advances past an event without delivering it.
  mutating func pass(_ id: EventID) { heads[index(of: id.writer)].next = id.number + 1 }

  @inline(never)
  private mutating func hold(_ envelope: EventEnvelope, _ head: Int) {
    if heads[head].queue.isEmpty { holdingCount += 1 }
    heads[head].queue.append(envelope)
    if heads[head].cause == nil, envelope.batch?.isLast ?? true { released = head }
  }

  /// Releases the next event that counts by now, in the order in which events count; `nil` if all others wait.
  ///
  /// - Parameter writer: The writer of the log that advanced last.
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

  /// Returns whether the first event of a head counts by now; if not, the head waits for the missing cause.
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
  /// Registers the event that a head waits for.
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

  /// Removes and returns the next ready head, cycling through the heads in order.
  private mutating func nextReady() -> Int? {
    guard let first = ready.last else {
      walk = 0
      return nil
    }
    // Heads ahead of the walk precede those that it has passed.
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

  /// Returns the first cause of an event that is missing or does not count yet; what precedes the event in its own
  /// log is never missing.
  func missingCause(of envelope: borrowing EventEnvelope) -> EventID? {
    let id = envelope.id
    if case .amendment(let event) = envelope.event {
      // The most frequent kind by far, so no list is created for it.
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
  /// The last event of each log that was applied, held back or not, by writer.
  var lastEvents: [EventID] {
    heads.map { EventID(writer: $0.writer, number: $0.next - 1 + $0.queue.count) }.sorted()
  }

  /// The waiting events of each log.
  var waiting: [WaitingEvents] {
    heads.compactMap { head in
      head.cause.map { WaitingEvents(writer: head.writer, count: head.queue.count, cause: $0) }
    }
  }
}
