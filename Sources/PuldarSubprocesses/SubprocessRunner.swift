/// Runs other programs of this machine; a test has its own.
public protocol SubprocessRunner: Sendable {
  /// Runs a program to its end, or ends it where it goes beyond a limit.
  ///
  /// When this returns, neither the program nor anything of its process group runs any more.
  func run(_ subprocess: Subprocess) async -> SubprocessResult
}
