/// Shows a file to the person who sits at the machine, in the program that the system has for it.
public protocol ViewerHost: Sendable {
  /// Returns once that program runs; what the person does with it is not waited for.
  ///
  /// - Parameter path: From the root on.
  /// - Throws: ``ViewerFailure`` where nothing was shown.
  func open(_ path: String) async throws(ViewerFailure)
}

/// Why nothing was shown.
public enum ViewerFailure: Error, Hashable, Sendable {
  /// None of the programs is there that could: the names of them.
  case noProgram([String])
  /// The program ended with a code that says no.
  case refused(String)
}
