import LedgerModel

/// The operating system refused a call on a file.
package struct FileError: Error, Hashable, Sendable {
  /// What was wanted, as a verb phrase: "read", "write to".
  package var action: String
  package var path: String
  /// `errno`.
  package var code: Int32
  /// The system's own words.
  package var reason: String

  package init(action: String, path: String, code: Int32, reason: String) {
    self.action = action
    self.path = path
    self.code = code
    self.reason = reason
  }
}

extension FileError: ExplainedError {
  package var problem: String { "cannot \(action) '\(path)': \(reason)" }
  package var remedy: String? { nil }
}
