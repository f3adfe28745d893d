import LedgerStore

/// A way in which a call on a file fails, with the number that Linux gives it.
package enum DiskFault: Int32, Hashable, Sendable {
  case missing = 2
  case io = 5
  case closed = 9
  case exists = 17
  case isFolder = 21
  case full = 28
  /// The process was ended: nobody hears the answer.
  case ended = 4

  func error(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, code: rawValue, reason: "made to fail (\(self))")
  }
}
