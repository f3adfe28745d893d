// Programs cannot be started on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation

  extension FoundationSubprocessRunner {
    /// How often it is looked whether it has ended, and how long between two looks.
    private static let looks = (count: 40, gap: Duration.milliseconds(25))

    /// Starts a program that goes on when this one has ended, as what shows a file to a person, and waits for a
    /// moment whether it says no. It has a session of its own, reads nothing, and what it writes is seen by nobody.
    ///
    /// - Parameters:
    ///   - path: Of the program, from the root on.
    ///   - words: Behind its name. Any user of the machine can read them.
    ///   - environment: The variables that it sees.
    /// - Returns: Whether it runs, or has ended well by then.
    public static func startDetached(
      _ path: String, _ words: [String], environment: [String: String]
    ) async -> Bool {
      guard
        let process = SpawnedProcess.start(
          path, [path] + words, environment: environment, reading: nil, flags: setsid)
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

    /// A session of its own: the terminal's keys do not reach it. The C library's name for it is not
    /// imported everywhere.
    private static let setsid: Int16 = {
      #if canImport(Darwin)
        0x0400
      #else
        0x80
      #endif
    }()
  }
#endif
