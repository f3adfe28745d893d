// Programs cannot be started on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation

  /// Programs started with the system's own call, with default signal handling regardless of this process's.
  enum SpawnedProcess {
    /// The flag for a session of its own, which the terminal's keys do not reach. The C library's constant is
    /// not imported on all platforms.
    static let ownSession: Int16 = {
      #if canImport(Darwin)
        0x0400
      #else
        0x80
      #endif
    }()

    /// - Parameters:
    ///   - path: The absolute path of the program.
    ///   - words: Its arguments, its name first. Any user of the machine can read them.
    ///   - environment: Its environment variables.
    ///   - readEnd: Its standard input; `nil` if it has none, and its output is discarded.
    ///   - flags: Further flags of `posix_spawnattr_setflags`.
    /// - Returns: The process identifier; `nil` if it cannot be started.
    static func start(
      _ path: String, _ words: [String], environment: [String: String], reading readEnd: Int32?,
      flags: Int16 = 0
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
      if let readEnd {
        posix_spawn_file_actions_adddup2(&actions, readEnd, 0)
      } else {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      }
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var usual = sigset_t()
      sigemptyset(&usual)
      for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
      posix_spawnattr_setsigdefault(&attributes, &usual)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | flags)
      let (words, variables) = (
        texts(words), texts(environment.map { "\($0.key)=\($0.value)" })
      )
      defer { for text in words + variables { free(text) } }
      var process: pid_t = 0
      guard posix_spawn(&process, path, &actions, &attributes, words, variables) == 0 else {
        return nil
      }
      return process
    }

    /// Returns null-terminated C strings, followed by a null, for the caller to free.
    private static func texts(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
      texts.map { strdup($0) } + [nil]
    }
  }
#endif
