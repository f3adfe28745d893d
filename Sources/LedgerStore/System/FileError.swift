package import LedgerModel

/// A file operation that the operating system refused.
package struct FileError: FileRefusal, Hashable {
  /// The intended action, as a verb phrase: "read", "write to".
  package var action: String
  package var path: String
  /// The `errno`.
  package var code: Int32
  /// The system's message.
  package var reason: String
  /// The obstacle that can be moved away; `nil` if there is none.
  package var obstaclePath: String?
  /// What to do about it; `nil` if nothing is known beyond the system's message.
  package var remedy: String?

  package init(
    action: String, path: String, code: Int32, reason: String,
    obstacle obstaclePath: String? = nil, remedy: String? = nil
  ) {
    self.action = action
    self.path = path
    self.code = code
    self.reason = reason
    self.obstaclePath = obstaclePath
    self.remedy = remedy
  }

  /// Returns the error for an obstacle in the place of a log, the folder of logs or the lock: a link, a file with a
  /// second name, a FIFO, a folder instead of a file, or a file instead of a folder.
  static func obstacle(at path: String, isFolderNeeded: Bool = false) -> FileError {
    FileError(
      action: "open", path: path, code: 0,
      reason: isFolderNeeded
        ? "it is not a folder of yours" : "it is not a regular file of yours, with one name",
      obstacle: path)
  }

  /// Returns the error for something that another user owns, as the system would: `EPERM`, which has the same number on
  /// every supported system.
  static func foreign(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, code: 1, reason: "it belongs to another user")
  }
}

extension FileError {
  package var problem: String { "cannot \(action) '\(path)': \(reason)" }

  package var offeredRemedy: (any Remedy)? { obstaclePath.map { LogRemedy(.moveAway, path: $0) } }

  /// Whether something that is not the ledger's is in the way.
  var isObstacle: Bool { obstaclePath != nil || remedy != nil }
}

extension FileError {
  /// Whether the system denies it, rather than failing at it: also for a read-only file system.
  package var isForbidden: Bool {
    // EROFS, which has this number on every supported system.
    lacksPermission || code == 30
  }

  /// Whether there is no file of that name.
  var isMissing: Bool {
    // ENOENT, likewise.
    code == 2
  }

  /// Whether the process or the machine has reached its limit of open files.
  var lacksFiles: Bool {
    // ENFILE and EMFILE, likewise.
    code == 23 || code == 24
  }

  /// Whether this user or program lacks the permission.
  var lacksPermission: Bool {
    // EPERM and EACCES, likewise.
    code == 1 || code == 13
  }
}
