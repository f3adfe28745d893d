/// A decision that waits for the next write.
protocol WaitingDecision {
  /// Decides, and stages the events; what it fails with is its own, and stays here.
  func stage(on ledger: isolated Ledger, _ log: any LockedLog)
  /// Answers the one who waits.
  func finish(_ fate: WriteFate)
}
