extension LogError {
  /// Creates the error for a call on a file that failed while reading.
  init(reading error: FileError) {
    self =
      if error.isForbidden {
        .notPermitted(problem: error.problem, errno: error.code)
      } else if error.isObstacle {
        .obstructed(problem: error.problem, path: error.obstaclePath, remedy: error.remedy)
      } else {
        .unreadable(problem: error.problem, errno: error.code)
      }
  }

  /// Creates the error for a call on a file that failed, when nothing was stored.
  init(writing error: FileError) {
    self =
      if error.isForbidden {
        .notPermitted(problem: error.problem, errno: error.code)
      } else if error.isObstacle {
        .obstructed(
          problem: error.problem + "; nothing was stored", path: error.obstaclePath,
          remedy: error.remedy)
      } else {
        .notWritten(problem: error.problem, errno: error.code)
      }
  }
}

extension LogError {
  /// Runs calls on files that only read, and throws the failure as a `LogError`.
  static func reading<R>(_ body: () throws(FileError) -> R) throws(LogError) -> R {
    do throws(FileError) {
      return try body()
    } catch {
      throw LogError(reading: error)
    }
  }

  /// Runs calls on files for a write that stores nothing if one of them fails.
  static func writing<R>(_ body: () throws(FileError) -> R) throws(LogError) -> R {
    do throws(FileError) {
      return try body()
    } catch {
      throw LogError(writing: error)
    }
  }
}
