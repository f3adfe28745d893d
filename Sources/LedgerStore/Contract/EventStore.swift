public import LedgerModel

/// The place that keeps the events of a ledger.
///
/// A custom store implements `read`, `readLines`, `reading`, `whileLocked` and `ownLog`, with a ``LockedLog``; the rest
/// has defaults. A store that others can write to implements `watch` too: without it, observers never see what others
/// write. `StoreConformance` checks an implementation.
public protocol EventStore: Sendable {
  /// Reads events in order (by time, then writer, then number), and only whole batches.
  ///
  /// - Parameters:
  ///   - position: Events before it are left out.
  ///   - parts: The parts that are read besides the figures.
  ///   - body: Called with each event; returns whether to go on.
  /// - Returns: How far the logs were read, and their condition.
  /// - Throws: ``LogError`` if a log cannot be read at all, and what the body throws.
  func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading

  /// Reads the verified lines of the logs, byte for byte, in the order of their events.
  ///
  /// - Parameter body: Called with each line; returns whether to go on.
  /// - Throws: The errors of ``read(from:parts:_:)``.
  func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading

  /// Returns how many logs the ledger has, 0 before the first.
  ///
  /// - Throws: ``LogError`` if the place of the ledger cannot be read.
  func logCount() throws(LogError) -> Int

  /// Returns how far the logs go, and their condition.
  func reading() throws(LogError) -> LogReading

  /// Returns how far the logs go.
  func end() throws(LogError) -> LogPosition

  /// Verifies every line again, including those verified before, and remembers when.
  ///
  /// - Returns: The same as ``reading()``.
  /// - Throws: ``LogError`` if a log cannot be read at all.
  func verify(at time: Timestamp) throws(LogError) -> LogReading

  /// Returns whether the events up to a position are still the first of the ledger, so that a fold may go on: since
  /// then, only this device's own events came, later than all others.
  func continues(from position: LogPosition) throws(LogError) -> Bool

  /// Runs a body while every other writer is kept out. Readers are not. The body may run on another thread than reads
  /// do.
  ///
  /// - Parameters:
  ///   - deadline: How long to wait for another writer; zero or less tries once.
  ///   - body: Receives this device's log.
  /// - Throws: ``LogError/locked(path:)`` after the deadline, and what the body throws.
  func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R

  /// Returns this device's log for a preview. No writer is kept out, so nothing may be appended.
  ///
  /// - Throws: ``LogError`` if the log cannot be read, or must not be written to.
  func ownLog() throws -> any LockedLog

  /// Reports that there may be more to read, because others wrote: another process, or another store at the same place.
  ///
  /// A store that others can write to must implement it: with the default, ``Ledger/values(of:)`` reports this ledger's
  /// own writes only.
  ///
  /// - Parameter changed: Called from any thread.
  /// - Returns: A token that keeps the watch alive; `nil` if nobody else can write.
  func watch(_ changed: @escaping @Sendable () -> Void) -> (any Sendable)?

  /// Returns the notices for the person since the last call.
  func drainNotices() -> [LedgerNotice]
}

// Defaults for what a store need not implement.
extension EventStore {
  /// Returns as many as ``reading()`` names.
  public func logCount() throws(LogError) -> Int { try reading().position.logCount }

  /// Returns the position of ``reading()``.
  public func end() throws(LogError) -> LogPosition { try reading().position }

  /// Verifies nothing: nobody else can change the lines of a store that uses this default.
  public func verify(at time: Timestamp) throws(LogError) -> LogReading { try reading() }

  /// Returns `false`: every fold begins anew.
  public func continues(from position: LogPosition) throws(LogError) -> Bool { false }

  /// Returns nothing.
  public func drainNotices() -> [LedgerNotice] { [] }
}

extension EventStore {
  /// Returns `nil`: nobody else writes.
  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any Sendable)? { nil }
}

/// The result of a read.
public struct LogReading: Hashable, Sendable {
  /// How far the logs were read.
  public var position = LogPosition.start
  /// The condition of the logs.
  public var condition = LedgerCondition()

  /// Creates the reading of a store without logs; ``add(_:)`` adds each log.
  public init() {}

  package init(position: LogPosition, condition: LedgerCondition) {
    self.position = position
    self.condition = condition
  }
}
