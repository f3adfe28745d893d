public import LedgerModel

/// A log from whose end bytes were cut that proved nothing.
public struct CutLog: Hashable, Sendable {
  /// The log's path.
  public var log: String
  /// How many bytes were cut.
  public var byteCount: Int
  /// Where they stand now.
  public var copy: String
  /// The event that records it.
  public var event: EventID
}
