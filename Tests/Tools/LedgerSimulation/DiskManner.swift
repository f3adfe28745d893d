/// How the disk of a run behaves.
package enum DiskManner: Hashable, Sendable, CaseIterable {
  /// Power cuts and kills, and no fault besides.
  case honest
  /// Calls fail now and then.
  case failing
  /// The disk is full now and then.
  case filling
  /// A sync answers that all is written, and it is not.
  case lying

  /// What nobody can promise on such a disk.
  var excused: Set<Promise> {
    self == .lying
      ? [.noFalseAlarm, .nextWriteWorks, .quarantine, .nothingOverwritten, .oneWriter] : []
  }
}
