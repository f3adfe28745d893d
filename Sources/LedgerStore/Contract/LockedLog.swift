public import LedgerModel

/// This device's log while nobody else can write. One thread waits for it and another may write, one
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
  /// - Parameter events: At most ``LedgerModel/BatchPlace/limit``, numbered on from ``nextNumber``.
  /// - Throws: ``LogError/notWritten(problem:errno:)`` or ``LogError/unwritable(_:type:reason:)`` when
  ///   nothing was stored,
  ///   ``LogError/unknown(problem:errno:)`` when the system could not say: repeat with the same key.
  func append(_ events: [EventEnvelope]) throws(LogError)
}

extension LockedLog {
  public var unrecorded: [NewEvent] { [] }

  public func unusedLedgerID() -> LedgerID { RandomNames.ledger() }
}
