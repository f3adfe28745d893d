// Programs cannot be started on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation

  /// A program that goes on when this one has ended, as what shows a file to a person: it has a session of
  /// its own, reads nothing, and what it writes is seen by nobody.
  public enum DetachedProgram {
    /// How often it is looked whether it has ended, and how long between two looks.
    private static let looks = (count: 40, gap: Duration.milliseconds(25))

    /// Starts it, and waits for a moment whether it says no.
    ///
    /// - Parameters:
    ///   - path: Of the program, from the root on.
    ///   - words: Behind its name. Any user of the machine can read them.
    ///   - environment: The variables that it sees.
    /// - Returns: Whether it runs, or has ended well by then.
    public static func start(
      _ path: String, _ words: [String], environment: [String: String]
    ) async -> Bool {
      guard let process = spawn(path, words, environment) else { return false }
      for _ in 0..<looks.count {
        var status: Int32 = 0
        let ended = waitpid(process, &status, WNOHANG)
        if ended == process { return status == 0 }
        if ended < 0, errno != EINTR { return true }
        try? await Task.sleep(for: looks.gap)
      }
      return true
    }

    private static func spawn(
      _ path: String, _ words: [String], _ environment: [String: String]
    ) -> pid_t? {
      #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var usual = sigset_t()
      sigemptyset(&usual)
      for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
      posix_spawnattr_setsigdefault(&attributes, &usual)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | setsid)
      let (arguments, variables) = (
        texts([path] + words), texts(environment.map { "\($0.key)=\($0.value)" })
      )
      defer { for text in arguments + variables { free(text) } }
      var process: pid_t = 0
      guard posix_spawn(&process, path, &actions, &attributes, arguments, variables) == 0 else {
        return nil
      }
      return process
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

    /// Texts as the system takes them: with a null behind them, and to be freed.
    private static func texts(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
      texts.map { strdup($0) } + [nil]
    }
  }
#endif
