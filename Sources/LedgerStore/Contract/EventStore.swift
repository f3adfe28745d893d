public import LedgerModel

/// Where the events of a ledger are kept.
///
/// A store of your own has to say `read`, `readLines`, `reading`, `whileLocked` and `ownLog`, with a
/// ``LockedLog``; the rest has defaults. One that others can write to has to say `watch` too, or what they
/// write is seen by nobody who observes. `StoreConformance` checks it.
public protocol EventStore: Sendable {
  /// Gives out events in their order: by time, then writer, then number; only whole batches.
  ///
  /// - Parameters:
  ///   - position: What has been read before is left out.
  ///   - parts: What is read besides the figures.
  ///   - body: Called with each event; answers whether to go on.
  /// - Returns: How far was read, and in what state the logs are.
  /// - Throws: ``LogError`` where a log cannot be read at all, and what the body throws.
  func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading

  /// Gives out the verified lines of the logs as they stand there, in the order of their events.
  ///
  /// - Parameter body: Called with each line; answers whether to go on.
  /// - Throws: As ``read(from:parts:_:)``.
  func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading

  /// How many logs the ledger has; 0 where there is none yet.
  ///
  /// - Throws: ``LogError`` where the place of the ledger cannot be read.
  func logCount() throws(LogError) -> Int

  /// How far the logs go, and in what state they are.
  func reading() throws(LogError) -> LogReading

  /// How far the logs go.
  func end() throws(LogError) -> LogPosition

  /// Verifies every line again, also those that were verified before, and remembers when.
  ///
  /// - Returns: As ``reading()``.
  /// - Throws: ``LogError`` where a log cannot be read at all.
  func verify(at time: Timestamp) throws(LogError) -> LogReading

  /// Whether what was read up to a position is still a beginning of the ledger, so that a fold may
  /// go on from there: nothing came to the logs but this device's own events, which are later than
  /// all others.
  func continues(from position: LogPosition) throws(LogError) -> Bool

  /// Keeps every other writer out while the body runs. Readers are not kept out. The body may run on
  /// another thread than reads do.
  ///
  /// - Parameters:
  ///   - deadline: How long to wait for another writer; zero or less asks once.
  ///   - body: Given this device's log.
  /// - Throws: ``LogError/locked(path:)`` past the deadline, and what the body throws.
  func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R

  /// This device's log as it stands, for a preview: nobody is kept out, so nothing may be appended.
  ///
  /// - Throws: ``LogError`` where the log cannot be read, or must not be written to.
  func ownLog() throws -> any LockedLog

  /// Tells that there may be more to read, because others wrote: other processes, or another store at the
  /// same place.
  ///
  /// A store that others can write to has to say it: without it ``Ledger/values(of:)`` tells of this ledger's own
  /// writes only, which the default does.
  ///
  /// - Parameter changed: Called from any thread.
  /// - Returns: What keeps watching for as long as it is kept; `nil` if nobody else can write.
  func watch(_ changed: @escaping @Sendable () -> Void) -> (any Sendable)?

  /// What the store did that a person should know, since it was asked last.
  func takeNotices() -> [LedgerNotice]
}

// What a store need not say for itself.
extension EventStore {
  /// As many as ``reading()`` names.
  public func logCount() throws(LogError) -> Int { try reading().position.logCount }

  /// As ``reading()`` says.
  public func end() throws(LogError) -> LogPosition { try reading().position }

  /// A store whose lines nobody else can change verifies nothing.
  public func verify(at time: Timestamp) throws(LogError) -> LogReading { try reading() }

  /// Nothing is known: every fold begins anew.
  public func continues(from position: LogPosition) throws(LogError) -> Bool { false }

  /// Nothing is told.
  public func takeNotices() -> [LedgerNotice] { [] }
}

extension EventStore {
  /// Nobody else writes.
  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any Sendable)? { nil }
}

/// What a read came to.
public struct LogReading: Hashable, Sendable {
  /// How far was read.
  public var position = LogPosition.start
  /// In what state the logs are.
  public var condition = LedgerCondition()

  /// Of a store with no log; ``add(_:)`` takes in each that there is.
  public init() {}

  package init(position: LogPosition, condition: LedgerCondition) {
    self.position = position
    self.condition = condition
  }
}
