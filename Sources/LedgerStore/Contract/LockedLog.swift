public import LedgerModel

/// This device's log, as ``EventStore/whileLocked(deadline:_:)`` gives it to write to, or
/// ``EventStore/ownLog()`` to look at. One thread waits for it and another may write, one
/// after the other.
public protocol LockedLog: Sendable {
  /// The device's writer; events are numbered in its name.
  var writer: WriterID { get }
  /// The number of the next event; 0 where the log has not begun.
  var nextNumber: Int { get }
  /// The latest time in any log of the ledger; `nil` where there is none.
  var latestTime: Timestamp? { get }
  /// What the log must record of itself before anything else: that its end is repaired by the next
  /// write.
  var unrecorded: [NewEvent] { get }

  /// An id that no ledger has, for one that begins with this log.
  func unusedLedgerID() -> LedgerID

  /// Adds events behind the last one. When it returns, they survive a loss of power.
  ///
  /// - Parameter events: At most ``LedgerEvents/BatchPlace/limit``, numbered on from ``nextNumber``. Each may be made
  ///   when it is asked for: ten years of a bank's lines are to be gone through, and not kept.
  /// - Throws: ``LogError/unknown(problem:errno:)`` when the system could not say: repeat with the same
  ///   key. With any other error nothing was stored.
  func append(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) throws(LogError)
}

extension LockedLog {
  /// Nothing is to be recorded first.
  public var unrecorded: [NewEvent] { [] }

  /// A random one.
  public func unusedLedgerID() -> LedgerID { RandomNames.ledger() }
}
