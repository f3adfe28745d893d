import LedgerModel

/// A fold that is kept, so that the next one goes on from where it ended.
struct KeptFold<P: Projection>: Sendable {
  /// The projection before the first event.
  let start: P
  var fold: Fold<P>
  /// How far was folded.
  var position = LogPosition.start
  /// What line 0 of the ledger's first log says.
  var opened: LogOpened?

  init(start: P, fold: Fold<P>) {
    self.start = start
    self.fold = fold
  }
}
