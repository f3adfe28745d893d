extension LogError {
  /// A call on a file failed while reading.
  init(reading error: FileError) {
    self =
      error.isForbidden
      ? .notPermitted(problem: error.problem) : .unreadable(problem: error.problem)
  }

  /// A call on a file failed, and nothing was stored.
  init(writing error: FileError) {
    self =
      error.isForbidden
      ? .notPermitted(problem: error.problem) : .notWritten(problem: error.problem)
  }
}

extension FileError {
  /// Whether the system said no, rather than that it could not.
  var isForbidden: Bool {
    // EPERM, EACCES and EROFS, which have these numbers on every system that this runs on.
    [1, 13, 30].contains(code)
  }
}
