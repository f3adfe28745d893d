// Programs cannot be started on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation

  extension FoundationSubprocessRunner {
    /// How often, and at which interval, the program is checked for an early exit.
    private static let looks = (count: 40, gap: Duration.milliseconds(25))

    /// Starts a program that outlives this one, as a file viewer, and waits briefly for an early failure. It
    /// has its own session, no input, and its output is discarded.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the program.
    ///   - words: Its arguments. Any user of the machine can read them.
    ///   - environment: Its environment variables.
    /// - Returns: Whether it is running, or has exited successfully by then.
    public static func startDetached(
      _ path: String, _ words: [String], environment: [String: String]
    ) async -> Bool {
      guard
        let process = SpawnedProcess.start(
          path, [path] + words, environment: environment, reading: nil,
          flags: SpawnedProcess.ownSession)
      else { return false }
      for _ in 0..<looks.count {
        var status: Int32 = 0
        let ended = waitpid(process, &status, WNOHANG)
        if ended == process { return status == 0 }
        if ended < 0, errno != EINTR { return true }
        try? await Task.sleep(for: looks.gap)
      }
      return true
    }
  }
#endif
