import LedgerModel

/// What stands at a ledger's place, as the file system tells it.
struct DirectoryListing {
  /// A log that was found.
  struct Found {
    var path: String
    /// As the log's name tells it; `nil` where the name is a person's choice.
    var writer: WriterID?
    var status: FileStatus
  }

  /// Of the folder, or of the single log; 0 where there is none.
  var inode: UInt64 = 0
  /// By name.
  var logs: [Found] = []
}
