extension LogError {
  /// A call on a file failed while reading.
  init(reading error: FileError) {
    self =
      if error.isForbidden {
        .notPermitted(problem: error.problem)
      } else if let remedy = error.remedy {
        .obstructed(problem: error.problem, remedy: remedy)
      } else {
        .unreadable(problem: error.problem)
      }
  }

  /// A call on a file failed, and nothing was stored.
  init(writing error: FileError) {
    self =
      if error.isForbidden {
        .notPermitted(problem: error.problem)
      } else if let remedy = error.remedy {
        .obstructed(problem: error.problem + "; nothing was stored", remedy: remedy)
      } else {
        .notWritten(problem: error.problem)
      }
  }
}

extension FileError {
  /// Whether the system said no, rather than that it could not: also of a file system that nobody may
  /// write to.
  fileprivate var isForbidden: Bool {
    // EROFS, which has this number on every system that this runs on.
    lacksPermission || code == 30
  }

  /// Whether nothing has the name.
  var isMissing: Bool {
    // ENOENT, as above.
    code == 2
  }

  /// Whether this user or program may not do what it wanted.
  var lacksPermission: Bool {
    // EPERM and EACCES, as above.
    code == 1 || code == 13
  }
}
