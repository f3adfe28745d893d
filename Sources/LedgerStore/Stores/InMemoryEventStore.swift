import Dispatch
public import LedgerModel
import Synchronization

/// A store of events in memory, as the lines that a file would hold: for tests and previews.
public final class InMemoryEventStore: EventStore {
  private let memory: Memory
  private let writer: WriterID

  /// Creates an empty store.
  public convenience init() {
    self.init(Memory(), writer: RandomNames.writer())
  }

  /// Creates a store with some events, which continues the log of the first event's writer.
  ///
  /// - Parameter events: Each log begins with a `LogOpened`, and its events follow one another.
  /// - Throws: ``LogError/unwritable(_:type:reason:)`` if a log could not hold them.
  public convenience init(_ events: [EventEnvelope]) throws(LogError) {
    self.init(Memory(), writer: events.first?.id.writer ?? RandomNames.writer())
    for (writer, events) in Dictionary(grouping: events, by: \.id.writer) {
      try memory.append(events.sorted { $0.id < $1.id }, to: writer, isChecked: false)
    }
    _ = drainNotices()
  }

  private init(_ memory: Memory, writer: WriterID) {
    self.memory = memory
    self.writer = writer
  }

  /// Returns another store over the same memory, like that of another process or device.
  ///
  /// - Parameter writer: `nil` for the same one.
  public func another(as writer: WriterID? = nil) -> InMemoryEventStore {
    InMemoryEventStore(memory, writer: writer ?? self.writer)
  }

  public func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading {
    let (lines, reading) = memory.contents
    if reading.position == position { return reading }
    for line in lines where line.id.number >= position.nextNumber(of: line.id.writer) {
      guard try body(line.event(parts)) else { break }
    }
    return reading
  }

  public func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    let (lines, reading) = memory.contents
    for line in lines {
      guard try body(line) else { break }
    }
    return reading
  }

  public func reading() throws(LogError) -> LogReading { memory.contents.reading }

  public func continues(from position: LogPosition) throws(LogError) -> Bool {
    let lines = memory.contents.lines.dropFirst(position.eventCount)
    return position != .start
      && lines.allSatisfy { $0.id.number >= position.nextNumber(of: $0.id.writer) }
  }

  public func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R {
    guard memory.isFree.wait(timeout: .now() + deadline.ofWaiting) == .success else {
      throw LogError.locked(path: "memory")
    }
    defer { memory.isFree.signal() }
    return try body(ownLog())
  }

  public func ownLog() throws -> any LockedLog { Log(memory: memory, writer: writer) }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any Sendable)? {
    Watch(of: memory, changed)
  }

  public func drainNotices() -> [LedgerNotice] {
    memory.state.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }

  /// A watch that lasts as long as it is kept.
  private final class Watch: Sendable {
    private let memory: Memory

    init(of memory: Memory, _ changed: @escaping @Sendable () -> Void) {
      self.memory = memory
      memory.state.withLock { [id = ObjectIdentifier(self)] in $0.watchers[id] = changed }
    }

    deinit {
      memory.state.withLock { [id = ObjectIdentifier(self)] in $0.watchers[id] = nil }
    }
  }

  private struct Log: LockedLog {
    let memory: Memory
    let writer: WriterID

    var nextNumber: Int { memory.state.withLock { $0.chains[writer]?.eventCount ?? 0 } }
    var latestTime: Timestamp? { memory.state.withLock { $0.lines.last?.recordedAt } }

    func append(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) throws(LogError) {
      try memory.append(events, to: writer, isChecked: true)
    }
  }
}

/// The state that several stores in memory share.
private final class Memory: Sendable {
  struct State {
    /// The lines in the ledger's order.
    var lines: [RecordedLine] = []
    var chains: [WriterID: LogChain] = [:]
    var notices: [LedgerNotice] = []
    var watchers: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  let state = Mutex(State())
  let isFree = DispatchSemaphore(value: 1)

  /// - Parameter isChecked: Whether every event that an event names must be there.
  func append(
    _ events: some RandomAccessCollection<EventEnvelope>, to writer: WriterID, isChecked: Bool
  ) throws(LogError) {
    let watchers = try state.withLock { state throws(LogError) in
      let isFirst = state.chains.isEmpty
      var chain = state.chains[writer] ?? LogChain(writer: writer)
      let isNew = chain.eventCount == 0
      let lines = try chain.append(
        events, beside: isChecked ? state.chains.mapValues(\.eventCount) : nil)
      guard let first = lines.first else { return [] as [@Sendable () -> Void] }
      state.chains[writer] = chain
      let isLast = state.lines.last.map { $0.isBefore(first) } ?? true
      state.lines += lines
      if !isLast { state.lines.sort { $0.isBefore($1) } }
      if isNew, case .logOpened(let opened) = events.first?.event {
        state.notices.append(
          isFirst
            ? .ledgerMade(path: "memory", currency: opened.currency) : .writerBegan(writer))
      }
      return Array(state.watchers.values)
    }
    for changed in watchers { changed() }
  }

  var contents: (lines: [RecordedLine], reading: LogReading) {
    state.withLock { state in
      var reading = LogReading()
      for chain in state.chains.values.sorted(by: { $0.writer < $1.writer }) {
        reading.add(chain)
      }
      return (state.lines, reading)
    }
  }
}

extension RecordedLine {
  /// Returns whether it comes earlier in the ledger's order.
  fileprivate func isBefore(_ other: RecordedLine) -> Bool {
    (recordedAt, id) < (other.recordedAt, other.id)
  }
}
