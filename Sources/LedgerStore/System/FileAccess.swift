/// How a file is opened.
package enum FileAccess: Hashable, Sendable {
  case read
  /// Reads anywhere, writes at the end.
  case append
  /// As ``append``, and makes the file with mode 0600 where there is none.
  case appendOrCreate
  /// Makes a new file with mode 0600; there must be none.
  case create
  /// Reads and writes anywhere.
  case update
}
