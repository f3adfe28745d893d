public import LedgerModel

/// What is wrong with one log.
public struct LogTrouble: Hashable, Sendable {
  /// The log's path.
  public var log: String
  public var writer: WriterID
  /// Whether it is this machine's own log.
  public var isOwn: Bool
  /// The first line that no longer reads as it was written; `nil` where each does.
  public var damage: LogDamage?
  /// Events that were here before and no longer are.
  public var missing: MissingEvents?
  /// Whether it is the log of a ledger that began apart, and could be joined.
  public var isOfOtherLedger: Bool
  /// How many events stand in a row and prove themselves.
  public var eventCount: Int
  /// How many bytes stand behind them.
  public var restByteCount: Int
  /// Whether these bytes can be cut off without losing an event that is known to have been acknowledged.
  public var canCut: Bool
  /// Whether this machine's mark says what of its own log was acknowledged.
  public var isMarked: Bool
}
