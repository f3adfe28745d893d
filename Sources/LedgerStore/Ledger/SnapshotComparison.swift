/// Whether what was kept between processes says the same as all events, folded again from the first.
///
/// Only a comparison that was made says anything of the figures.
package enum SnapshotComparison: Hashable, Sendable {
  /// The snapshot and the events behind it give what all events give.
  case equal
  /// They give something else: the snapshot is wrong.
  case different
  /// Nothing was folded again, because there is nothing to compare it with.
  case notMade(Obstacle)

  /// Why there is no snapshot to compare with.
  package enum Obstacle: Hashable, Sendable {
    /// None was kept yet, as of a short log, or the one that was kept does not fit the log.
    case noSnapshot
    /// A ledger of several logs keeps none: it is folded from the first event each time.
    case severalLogs
  }
}
