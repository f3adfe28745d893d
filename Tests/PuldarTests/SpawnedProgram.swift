import Foundation

/// A program that a test sends signals to.
///
/// It ignores none of them and holds none back, whatever the tests do: who is started behind a script
/// ignores Ctrl-C, the threads of tests hold back most signals, and a program inherits both.
struct SpawnedProgram {
  /// How it ended.
  struct End {
    /// The exit code, or the signal that ended it.
    var code: Int32
    var wasKilled: Bool
  }

  let id: pid_t
  private var end: End?

  /// - Parameters:
  ///   - input: What it reads; nothing where there is none.
  ///   - output: What it writes to, errors too; nowhere where there is none.
  init(
    _ path: String, _ words: [String], environment: [String: String], input: Int32? = nil,
    output: Int32? = nil
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in Int32(0)...2 {
      if let stream = number == 0 ? input : output {
        posix_spawn_file_actions_adddup2(&actions, stream, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (usual, none) = (sigset_t(), sigset_t())
    sigemptyset(&usual)
    sigemptyset(&none)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let (arguments, variables) = (
      ([path] + words).map { strdup($0) } + [nil],
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    )
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, path, &actions, &attributes, arguments, variables)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
    id = process
  }

  /// Until this said that it ended, no other process has its number.
  var isRunning: Bool {
    mutating get {
      look(WNOHANG)
      return end == nil
    }
  }

  /// Waits for its end.
  mutating func wait() -> End {
    while true {
      look(0)
      if let end { return end }
    }
  }

  private mutating func look(_ options: Int32) {
    guard end == nil else { return }
    var status: Int32 = 0
    guard waitpid(id, &status, options) == id else { return }
    let signal = status & 0x7F
    end =
      signal == 0
      ? End(code: status >> 8 & 0xFF, wasKilled: false) : End(code: signal, wasKilled: true)
  }
}
