import Dispatch
import LedgerModel
import LedgerStore
import LedgerTestSupport
import StoreConformance
import Synchronization
import Testing

/// Stores with one fault each, which the checker names.
struct FaultyStoreTests {
  private func violations(
    _ fault: FaultyStore.Fault, of checks: [StoreConformance.Check], within deadline: Duration
  ) async -> [String] {
    let conformance = StoreConformance(deadline: deadline) {
      let store = FaultyStore(fault)
      return TestedStore(open: { store }, openAsOther: { FaultyStore(besides: store) })
    }
    return await conformance.violations(of: checks)
  }

  @Test func `a store that waits for ever does not hang the checker, which goes on`() async {
    let found = await violations(.endless, of: [.locking, .empty], within: .seconds(2))
    #expect(
      found == ["\(StoreConformance.Check.locking.rawValue): it does not end within 2.0 seconds"])
  }

  @Test func `events of one time in the order of their arrival are told`() async {
    let found = await violations(.arrival, of: [.devices], within: .seconds(60))
    #expect(found.contains { $0.hasPrefix(StoreConformance.Check.devices.rawValue) })
  }

  @Test func `events of one time in the order of another log first are told`() async {
    let found = await violations(.backwards, of: [.devices], within: .seconds(60))
    #expect(found.contains { $0.hasPrefix(StoreConformance.Check.devices.rawValue) })
  }

  @Test func `a batch that is seen piece by piece is told`() async {
    let found = await violations(.pieces, of: [.batches], within: .seconds(60))
    #expect(found.contains { $0.contains("events of a batch of 50 are seen") }, "\(found)")
  }

  @Test func `a store without a fault is told of nothing by the same checks`() async {
    let found = await violations(
      .none, of: [.locking, .devices, .batches], within: .seconds(60))
    #expect(found == [])
  }
}

/// A store in memory with a fault.
private final class FaultyStore: EventStore {
  enum Fault {
    case none
    /// Who waits for the lock waits for ever.
    case endless
    /// Events of one time stand in the order in which they were written.
    case arrival
    /// Events of one time stand in the order of their writers from the last to the first.
    case backwards
    /// Who reads sees each event of a batch as soon as it is there.
    case pieces
  }

  private final class Shared: Sendable {
    let arrivals = Mutex<[EventID]>([])
    /// How many events of the batch that is written are not seen yet.
    let hiddenCount = Mutex(0)
  }

  private struct Log: LockedLog {
    let log: any LockedLog
    let fault: Fault
    let shared: Shared
    var writer: WriterID { log.writer }
    var nextNumber: Int { log.nextNumber }
    var latestTime: Timestamp? { log.latestTime }

    func append(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) throws(LogError) {
      let ids = events.map(\.id)
      if fault == .pieces { shared.hiddenCount.withLock { $0 = ids.count } }
      try log.append(events)
      shared.arrivals.withLock { $0 += ids }
      while shared.hiddenCount.withLock({ $0 }) > 0 {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(2))
        shared.hiddenCount.withLock { $0 -= 1 }
      }
    }
  }

  private let store: InMemoryEventStore
  private let fault: Fault
  private let shared: Shared

  init(_ fault: Fault) {
    store = InMemoryEventStore()
    self.fault = fault
    shared = Shared()
  }

  init(besides other: FaultyStore) {
    store = other.store.another(as: .other)
    fault = other.fault
    shared = other.shared
  }

  func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading {
    let hiddenCount = shared.hiddenCount.withLock { $0 }
    let arrivals = shared.arrivals.withLock { $0 }
    var events: [EventEnvelope] = []
    let reading = try store.read(from: position, parts: parts) { event in
      events.append(copy event)
      return true
    }
    switch fault {
    case .arrival:
      events.sort {
        ($0.recordedAt, arrivals.firstIndex(of: $0.id) ?? 0)
          < ($1.recordedAt, arrivals.firstIndex(of: $1.id) ?? 0)
      }
    case .backwards:
      events.sort {
        $0.recordedAt == $1.recordedAt
          ? $0.id.writer > $1.id.writer : $0.recordedAt < $1.recordedAt
      }
    case .none, .endless, .pieces: break
    }
    for event in events.dropLast(hiddenCount) {
      guard try body(event) else { break }
    }
    return reading
  }

  func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    try store.readLines(body)
  }

  func reading() throws(LogError) -> LogReading { try store.reading() }

  func continues(from position: LogPosition) throws(LogError) -> Bool {
    try store.continues(from: position)
  }

  func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R {
    try store.whileLocked(deadline: fault == .endless ? .seconds(1_000_000) : deadline) { log in
      try body(Log(log: log, fault: fault, shared: shared))
    }
  }

  func ownLog() throws -> any LockedLog {
    Log(log: try store.ownLog(), fault: fault, shared: shared)
  }
}
