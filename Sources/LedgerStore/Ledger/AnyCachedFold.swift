import LedgerModel

/// A kept fold of any projection.
protocol AnyCachedFold: AnyObject {
  /// How far was folded of what is written.
  var position: LogPosition { get }
  /// Takes in events that were staged and are written now, and notes how far that reaches.
  func take(_ written: [EventEnvelope], upTo position: LogPosition)
}
