// `Process` does not exist on iOS, tvOS, watchOS and visionOS.
#if os(macOS) || os(Linux)
  import Foundation
  import Synchronization

  /// A running program with everything that it started.
  struct ProcessGroup {
    private let leader: pid_t
    private let isLed: Bool
    private let watch: DeathWatch?

    /// Whether so many files are open that `Process` would read past its list of them, which can crash this
    /// process: more than 1,353 with the names that Linux gives them (Swift 6.3.1).
    static var hasTooManyFiles: Bool {
      #if os(Linux)
        guard let folder = opendir("/proc/self/fd") else { return false }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        var limit = rlimit()
        let isLimited = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        // Other threads may open some meanwhile, and `Process` traps if it can open none. It also traps if it
        // can list none; the folder itself is one.
        return count == 0 || count > 1_200
          || isLimited && UInt64(count) + 32 > UInt64(limit.rlim_cur)
      #else
        return false
      #endif
    }

    init(starting process: Process) throws {
      try InterruptionWatch.start(process)
      leader = process.processIdentifier
      // On Linux each child already leads a group. One that has exited cannot be asked any more.
      isLed = getpgid(leader) == leader || errno == ESRCH
      watch = isLed ? DeathWatch(over: leader) : nil
    }

    /// How the leader ended; `nil` while it runs. It is left for `Process` to reap.
    var leaderEnding: SubprocessResult.Ending? {
      var status = siginfo_t()
      guard waitid(P_PID, id_t(leader), &status, WEXITED | WNOHANG | WNOWAIT) == 0,
        status.si_signo == SIGCHLD
      else { return nil }
      #if canImport(Darwin)
        let number = status.si_status
      #else
        let number = status._sifields._sigchld.si_status
      #endif
      return status.si_code == Int32(CLD_EXITED) ? .exited(number) : .signalled(number)
    }

    func signal(_ number: Int32) {
      kill(isLed ? -leader : leader, number)
    }

    /// Kills what is left of the group, even long after the leader exited.
    func end() {
      signal(SIGKILL)
      watch?.end()
      _ = InterruptionWatch.running.withLock { $0.leaders.remove(leader) }
    }
  }

  /// A shell that ends a process group once this process is gone, whatever ended it: a killed process cannot do so
  /// itself.
  package final class DeathWatch {
    private let shell: pid_t
    private let writeEnd: Int32

    /// Begins to watch; `nil` if the shell cannot be started.
    package init?(over leader: Int32) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      // Without a line `read` fails when nobody has the other end any more.
      let script = "exec >/dev/null 2>&1; read -r line || kill -s KILL -- -\(leader)"
      let started = SpawnedProcess.start(
        "/bin/sh", ["sh", "-c", script], environment: [:], reading: ends[0],
        flags: SpawnedProcess.ownSession)
      close(ends[0])
      writeEnd = ends[1]
      shell = started ?? 0
      if started == nil { return nil }
    }

    /// Ends the watch: the number of the group may soon be that of another.
    package func end() {
      var line = UInt8(ascii: "\n")
      _ = write(writeEnd, &line, 1)
    }

    deinit {
      close(writeEnd)
      var status: Int32 = 0
      if shell > 0 { while waitpid(shell, &status, 0) < 0, errno == EINTR {} }
    }
  }

  /// Ends the running programs if a signal ends this process: Ctrl-C does not reach other process groups.
  enum InterruptionWatch {
    /// The state of running programs.
    struct Running {
      /// The leaders of the process groups.
      var leaders: Set<pid_t> = []
      /// The private folders.
      var folders: Set<String> = []
    }

    static let running = Mutex(Running())

    private static let isWatching = Atomic(false)
    /// The descriptor to which a handler writes its signal; a handler may do no more than that.
    private static let told = Atomic<Int32>(-1)

    /// Starts a program inside the lock, so that a signal that arrives meanwhile misses none.
    ///
    /// One at a time in any case: two concurrent calls of `Process.run` crashed (Swift 6.3.1).
    static func start(_ process: Process) throws {
      try running.withLock { running in
        try process.run()
        running.leaders.insert(process.processIdentifier)
      }
    }

    static func begin() {
      guard !isWatching.exchange(true, ordering: .sequentiallyConsistent) else { return }
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      told.store(ends[1], ordering: .sequentiallyConsistent)
      let readEnd = ends[0]
      Thread.detachNewThread { watch(readEnd) }
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        let previous = Foundation.signal(number) { number in
          let code = errno
          var byte = UInt8(truncatingIfNeeded: number)
          _ = write(InterruptionWatch.told.load(ordering: .sequentiallyConsistent), &byte, 1)
          errno = code
        }
        // A process started with `nohup` is meant to go on.
        if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
          Foundation.signal(number, SIG_IGN)
        }
      }
    }

    private static func watch(_ readEnd: Int32) {
      var byte: UInt8 = 0
      while read(readEnd, &byte, 1) != 1 {}
      // The lock is kept: nothing may be started any more.
      running.withLock { running in
        for leader in running.leaders { kill(-leader, SIGKILL) }
        for folder in running.folders {
          FolderProcesses.end(in: folder)
          try? FileManager.default.removeItem(atPath: folder)
        }
        let number = Int32(byte)
        Foundation.signal(number, SIG_DFL)
        kill(getpid(), number)
        // The signal is on its way to the main thread.
        while true { sleep(1) }
      }
    }
  }
#endif
