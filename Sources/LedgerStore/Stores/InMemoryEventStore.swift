public import LedgerModel
import Synchronization

/// The events of a ledger in memory: for tests and previews.
public final class InMemoryEventStore: EventStore {
  private let events: Mutex<[EventEnvelope]>
  private let isWriting = Mutex(())
  private let writer: WriterID

  /// A store that holds some events already.
  ///
  /// - Parameter events: In the ledger's order, the first a `LogOpened`; of one writer.
  public init(_ events: [EventEnvelope] = []) {
    self.events = Mutex(events)
    writer = events.first?.id.writer ?? RandomNames.writer()
  }

  public func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading {
    let events = self.events.withLock { $0 }
    for event in events.dropFirst(position.places[writer]?.next ?? 0) {
      guard try body(event) else { break }
    }
    return reading(of: events)
  }

  private func reading(of events: [EventEnvelope]) -> LogReading {
    var condition = LedgerCondition()
    var end = LogPosition.start
    if !events.isEmpty {
      end.places[writer] = .init(next: events.count, offset: 0, seal: .beforeFirst)
      condition.heads = [
        .init(writer: writer, eventCount: events.count, lastSeal: .beforeFirst)
      ]
    }
    return LogReading(position: end, condition: condition)
  }

  public func reading() throws(LogError) -> LogReading { reading(of: events.withLock { $0 }) }

  public func end() throws(LogError) -> LogPosition { try reading().position }

  public func logCount() throws(LogError) -> Int { events.withLock { $0.isEmpty ? 0 : 1 } }

  public func verify(at time: Timestamp) throws(LogError) -> LogReading { try reading() }

  public func continues(from position: LogPosition) throws(LogError) -> Bool {
    position.logCount == 1
  }

  public func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R {
    try isWriting.withLock { _ in try body(Log(store: self)) }
  }

  /// No other process writes here.
  public func ownLog() throws -> any LockedLog { Log(store: self) }

  public func takeNotices() -> [LedgerNotice] { [] }

  private struct Log: LockedLog {
    let store: InMemoryEventStore

    var writer: WriterID { store.writer }
    var nextNumber: Int { store.events.withLock { $0.count } }
    var latestTime: Timestamp? { store.events.withLock { $0.last?.recordedAt } }

    var unrecorded: [LedgerEvent] { [] }

    func append(_ events: [EventEnvelope]) throws(LogError) {
      store.events.withLock { $0 += events }
    }
  }
}
