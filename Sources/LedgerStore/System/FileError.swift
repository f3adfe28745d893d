package import LedgerModel

/// The operating system refused a call on a file.
package struct FileError: FileRefusal, Hashable {
  /// What was wanted, as a verb phrase: "read", "write to".
  package var action: String
  package var path: String
  /// `errno`.
  package var code: Int32
  /// The system's own words.
  package var reason: String
  /// What stands in the way, and can be moved away; `nil` where nothing does.
  package var obstaclePath: String?
  /// What to do about it; `nil` where nothing is known beside the system's words.
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

  /// What stands where a log, their folder or the lock belongs: a link, a file with a second name, a FIFO,
  /// a folder where a file is needed, or a file where a folder is.
  static func obstacle(at path: String, isFolderNeeded: Bool = false) -> FileError {
    FileError(
      action: "open", path: path, code: 0,
      reason: isFolderNeeded
        ? "it is not a folder of yours" : "it is not a regular file of yours, with one name",
      obstacle: path)
  }

  /// What another user owns is theirs to give: refused as the system would, with `EPERM`, which has the
  /// same number on every system that this runs on.
  static func foreign(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, code: 1, reason: "it belongs to another user")
  }
}

extension FileError {
  package var problem: String { "cannot \(action) '\(path)': \(reason)" }

  package var offeredRemedy: (any Remedy)? { obstaclePath.map { LogRemedy(.moveAway, path: $0) } }

  /// Whether something stands in the way that is none of the ledger's.
  var isObstacle: Bool { obstaclePath != nil || remedy != nil }
}

extension FileError {
  /// Whether the system said no, rather than that it could not: also of a file system that nobody may
  /// write to.
  package var isForbidden: Bool {
    // EROFS, which has this number on every system that this runs on.
    lacksPermission || code == 30
  }

  /// Whether nothing has the name.
  var isMissing: Bool {
    // ENOENT, as above.
    code == 2
  }

  /// Whether the process, or the machine, has as many files open as it may.
  var lacksFiles: Bool {
    // ENFILE and EMFILE, as above.
    code == 23 || code == 24
  }

  /// Whether this user or program may not do what it wanted.
  var lacksPermission: Bool {
    // EPERM and EACCES, as above.
    code == 1 || code == 13
  }
}
