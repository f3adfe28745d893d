public import LedgerModel

/// A line of a log, byte for byte, with the event that it holds.
public struct RecordedLine: Hashable, Sendable {
  /// Which event it is.
  public var id: EventID
  /// When it was recorded.
  public var recordedAt: Timestamp
  /// Its place in a batch; `nil` if it is in none.
  package var batch: BatchPlace?
  /// The kind of event, as the line spells it, even if only a newer version knows it.
  public var type: EventType
  /// The line's bytes with its seal and without its line feed: JSON in UTF-8.
  public var bytes: [UInt8]
}
