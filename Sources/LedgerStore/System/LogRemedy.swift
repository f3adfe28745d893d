public import LedgerModel

/// What helps where logs cannot be read, written or taken in.
@nonexhaustive
public enum LogRemedy: Remedy {
  /// To add a first entry.
  case begin
  /// To name a ledger's folder, or a log.
  case nameLedger
  /// To remove the cause, and to ask again.
  case removeCause
  /// To ask again under the same key.
  case repeatUnderKey
  /// To ask again as the owner of the files.
  case beOwner
  /// To wait for another writer, and to ask again.
  case waitForOther
  /// To go on with a log of another machine.
  case adopt
  /// To bring a ledger back that is gone, or to begin a new one in its place.
  case beginAnew
  /// To check a file, its permissions and the machine.
  case checkFile
  /// To move away what stands at the path, and to see then what is missing.
  case moveAway(path: String)
  /// To see how a damaged log can be mended.
  case mend
  /// To look at an unfinished write that nothing is known of, and to cut it off.
  case cutEnd
  /// To take in a log that stands under another name than its writer's.
  case takeIn(log: String)
  /// To bring lost events back from a copy, or to go on without them.
  case restore
  /// To put back what stood there, or to go on with the ledger that took its place.
  case putBack
  /// To make a folder of a single log and another one.
  case makeFolder(path: String, source: String)
  /// To make a folder of a single log.
  case makeFolderOf(path: String)
  /// To mend the log with what another one of the same writer proves.
  case mendFrom(source: String)
  /// To say that a ledger which began apart is one with this.
  case join
  /// To keep both of two logs that fork, and to read what to do about them.
  case keepBoth
  /// To take in the log of another device first.
  case takeInFirst
  /// To mend a damaged log first.
  case mendFirst
}
