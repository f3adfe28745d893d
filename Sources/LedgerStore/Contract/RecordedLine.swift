public import LedgerModel

/// A line of a log as it stands there, with the event that it is.
public struct RecordedLine: Hashable, Sendable {
  /// Which event it is.
  public var id: EventID
  /// When it was recorded.
  public var recordedAt: Timestamp
  /// Its place in a batch; `nil` where it stands alone.
  package var batch: BatchPlace?
  /// What kind of event it is, as the line spells it; one that only a newer version knows too.
  public var type: EventType
  /// The line's own bytes, its seal included and its line feed left out: JSON in UTF-8.
  public var bytes: [UInt8]
}
