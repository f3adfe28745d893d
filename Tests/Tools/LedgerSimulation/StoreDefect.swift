/// A mistake that the store under test is given, to see that the simulator finds it.
package enum StoreDefect: String, Hashable, Sendable, CaseIterable {
  /// A sync does nothing.
  case neverSynchronizes
  /// The names in a folder are never synchronised.
  case neverSynchronizesFolders
  /// A lock keeps nobody out.
  case neverLocks
  /// A sync that failed is tried again, and the second one is believed.
  case retriesFailedSync
  /// What is in memory is taken for what is on the disk.
  case believesMemory
  /// A mark that goes ahead of the log is never met: it is put back together with the log.
  case neverChecksMark
}
