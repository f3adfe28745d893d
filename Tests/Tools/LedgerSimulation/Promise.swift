/// What the store promises, each of which the simulator looks after.
package enum Promise: String, Hashable, Sendable, CaseIterable {
  /// What was acknowledged is there, byte for byte and in order.
  case acknowledged
  /// A batch is read whole or not at all, and once.
  case wholeBatches
  /// What a caller was told is not there is not there.
  case notWritten
  /// A line that is read was once written so.
  case nothingInvented
  /// Damage is named by whoever reads.
  case damageNamed
  /// No damage is named where the disk did what disks may do.
  case noFalseAlarm
  /// Bytes that were cut from a log are in quarantine, on the disk.
  case quarantine
  /// No log is written over, and no file of the ledger taken away.
  case nothingOverwritten
  /// When the fault is gone, the next write works.
  case nextWriteWorks
  /// After a sync failed, no process believes a second one of the same file.
  case noSecondSync
  /// Where this machine's records know of more than the log holds, the loss is named.
  case lossNamed
  /// No number of a log was ever acknowledged with two contents.
  case noFork
  /// All processes of a machine write one log, as one writer.
  case oneWriter
  /// A projection is the fold of the lines that are read.
  case foldsWhatIsRead
}
