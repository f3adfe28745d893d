// Programs cannot be started on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation

  /// A program that shows its input page by page, on the terminal of this process.
  ///
  /// It runs in this process's group, so that the terminal's keys reach it. Ctrl-C is only for the pager: if
  /// this process exited while the pager runs, two programs would use the terminal.
  public final class PagerProcess {
    private let process: pid_t
    private let writeEnd: Int32
    private let handlers: [SignalHandler]

    /// A signal, and its previous handler.
    private typealias SignalHandler = (number: Int32, handler: (@convention(c) (Int32) -> Void)?)

    /// The signals that are ignored while a pager runs. A pager that is quit early breaks the pipe.
    private static let signals = [SIGINT, SIGQUIT, SIGPIPE]

    /// Starts the pager; fails if it is missing, or cannot be started.
    ///
    /// - Parameters:
    ///   - command: A shell command: `less -S`.
    ///   - environment: Its environment variables.
    public init?(_ command: String, environment: [String: String]) {
      guard PagerProcess.isThere(command, in: environment["PATH"] ?? "") else { return nil }
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      handlers = PagerProcess.signals.map { ($0, signal($0, SIG_IGN)) }
      let started = SpawnedProcess.start(
        "/bin/sh", ["sh", "-c", command], environment: environment, reading: ends[0])
      close(ends[0])
      writeEnd = ends[1]
      process = started ?? 0
      if started == nil {
        finish()
        return nil
      }
    }

    /// Writes some or all of the bytes.
    ///
    /// - Returns: The number written; `nil` if the pager no longer reads.
    public func pass(_ bytes: ArraySlice<UInt8>) -> Int? {
      bytes.withUnsafeBytes { bytes in
        while true {
          let count = write(writeEnd, bytes.baseAddress, bytes.count)
          if count >= 0 { return count }
          if errno != EINTR { return nil }
        }
      }
    }

    /// Ends the input, and waits until the pager has exited.
    public func finish() {
      close(writeEnd)
      if process > 0 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
      }
      for (number, handler) in handlers { signal(number, handler) }
    }

    /// Whether the program of a command can be found. Anything that only a shell understands is left to the shell.
    private static func isThere(_ command: String, in folders: String) -> Bool {
      guard let name = command.split(separator: " ").first, !name.contains("=") else { return true }
      if name.contains("/") { return access(String(name), X_OK) == 0 }
      return folders.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }
  }
#endif
