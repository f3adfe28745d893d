public import LedgerModel

/// What a copy gives back to a log.
public struct RestoredLog: Hashable, Sendable {
  /// The log's path.
  public var log: String
  public var writer: WriterID
  /// The copy that was used.
  public var source: String
  /// The numbers of the events that came from the copy, in their order.
  public var restored: [Range<Int>]
  /// How many events stand in a row and prove themselves then.
  public var eventCount: Int
  /// How many bytes of the log stand behind them that still hang on a missing event.
  public var restByteCount: Int
  /// Where the whole file stands that was replaced; `nil` where none was, or nothing was done.
  public var replaced: String?

  /// How many events came from the copy.
  public var restoredCount: Int { restored.reduce(0) { $0 + $1.count } }
}
