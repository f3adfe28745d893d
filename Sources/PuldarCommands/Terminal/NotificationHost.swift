/// Shows a line to the person who sits at the machine, outside any terminal.
public protocol NotificationHost: Sendable {
  /// - Parameters:
  ///   - title: One line.
  ///   - body: Lines.
  /// - Throws: ``NotificationFailure`` where nothing was shown.
  func notify(_ title: String, _ body: String) async throws(NotificationFailure)
}

/// Why nothing was shown.
public enum NotificationFailure: Error, Hashable, Sendable {
  /// Neither program is there that could: the names of them.
  case noProgram([String])
  /// The program said no: its last words, which may be empty.
  case refused(String, words: String)
}
