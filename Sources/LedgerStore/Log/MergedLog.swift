public import LedgerModel

/// What a merge found in one log, and what it came to.
public struct MergedLog: Hashable, Sendable {
  /// The path that it was read from.
  public var source: String
  public var writer: WriterID
  /// What the person calls the device.
  public var deviceName: String
  public var ledger: LedgerID
  public var currency: Currency
  /// When its last event was recorded.
  public var latestTime: Timestamp
  /// How many events it holds.
  public var eventCount: Int
  /// How many of them were here before.
  public var knownCount: Int
  /// How many bytes stand behind its last whole event; they are left out.
  public var unfinishedByteCount: Int
  /// How many of its events only a newer version understands.
  public var newerCount: Int
  /// Where the source was moved, because it stood among the logs as a copy of one; `nil` elsewhere.
  public var movedTo: String?

  /// How many events came to this ledger, or would come.
  public var addedCount: Int { max(0, eventCount - knownCount) }
}
