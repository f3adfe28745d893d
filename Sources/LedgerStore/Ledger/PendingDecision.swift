/// A decision that waits for the next write.
protocol PendingDecision {
  /// Whether the one who waits still does: not after its task was cancelled.
  var isWaiting: Bool { get }
  /// Decides, and stages the events, unless nobody waits any more; what it fails with is its own, and
  /// stays here.
  func stage(on ledger: isolated Ledger, _ log: any LockedLog)
  /// Answers the one who waits.
  func finish(_ fate: WriteOutcome)
}
