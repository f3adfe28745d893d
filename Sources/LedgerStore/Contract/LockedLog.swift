public import LedgerModel

/// This device's log, as ``EventStore/whileLocked(deadline:_:)`` gives it for writing and ``EventStore/ownLog()`` for
/// reading. One thread may wait for it and another write to it, one after the other.
public protocol LockedLog: Sendable {
  /// The device's writer; its events are numbered under this name.
  var writer: WriterID { get }
  /// The number of the next event; 0 if the log has not begun.
  var nextNumber: Int { get }
  /// The latest time in any log of the ledger; `nil` if it has no event.
  var latestTime: Timestamp? { get }
  /// Events that the log must record before any other: that the next write repairs its end.
  var pendingRepairs: [NewEvent] { get }

  /// Returns an id that no ledger has, for a ledger that begins with this log.
  func unusedLedgerID() -> LedgerID

  /// Appends events. When the call returns, they survive a loss of power.
  ///
  /// - Parameter events: At most ``LedgerEvents/BatchPlace/limit``, numbered on from ``nextNumber``. Each may be made
  ///   on demand, so that ten years of a bank's lines need not be in memory at once.
  /// - Throws: ``LogError/unknown(problem:errno:)`` if the system could not confirm the write: repeat with the same
  ///   key. With any other error nothing was stored.
  func append(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) throws(LogError)
}

extension LockedLog {
  /// Nothing has to be recorded first.
  public var pendingRepairs: [NewEvent] { [] }

  /// Returns a random one.
  public func unusedLedgerID() -> LedgerID { RandomNames.ledger() }
}
