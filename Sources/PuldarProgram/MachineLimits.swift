import PuldarCommands

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The machine resources that the Swift runtime needs. Without them the runtime ends the program silently, or waits
/// for a thread forever; so puldar checks for them itself, and reports it.
enum MachineLimits {
  /// Ends the program if the limits are below what it was ever seen to run with.
  static func check() {
    #if os(Linux)
      let (files, memory, stack) = (
        __rlimit_resource_t(RLIMIT_NOFILE.rawValue), __rlimit_resource_t(RLIMIT_AS.rawValue),
        __rlimit_resource_t(RLIMIT_STACK.rawValue)
      )
    #else
      let (files, memory, stack) = (RLIMIT_NOFILE, RLIMIT_AS, RLIMIT_STACK)
    #endif
    func isBelow(_ least: UInt64, _ limit: rlimit) -> Bool { UInt64(limit.rlim_cur) < least }
    var limit = rlimit()
    if getrlimit(files, &limit) == 0, isBelow(8, limit) {
      end(.inputOutput, "no 8 files may be open at once", "raise the limit: ulimit -n 1024")
    }
    if getrlimit(memory, &limit) == 0, isBelow(96 << 20, limit) {
      end(.inputOutput, "no 96 MiB of memory may be used", "raise the limit: ulimit -v unlimited")
    }
    if getrlimit(stack, &limit) == 0, isBelow(128 << 10, limit) {
      end(.inputOutput, "no 128 KiB of stack may be used", "raise the limit: ulimit -s 8192")
    }
    #if os(Linux)
      if access("/proc/self/stat", F_OK) != 0 {
        end(.inputOutput, "/proc is not there", "mount it: mount -t proc proc /proc")
      }
    #endif
  }

  /// Ends the program if not even one thread can be started.
  static func checkThreads() {
    if canStartThread() { return }
    end(
      .inputOutput, "no thread can be started",
      "end other programs, or raise the limit: ulimit -u 4096")
  }

  /// Ends the program if it makes no progress because no thread can be started: it would never
  /// finish.
  ///
  /// - Parameter usedTime: The processor time used at the last check, in the system's units.
  static func checkProgress(since usedTime: inout Int) {
    let last = usedTime
    usedTime = Int(clock())
    // A thread that only polls now and then takes less than a hundredth of a second.
    if usedTime - last > Int(CLOCKS_PER_SEC) / 100 || canStartThread() { return }
    end(
      .tryAgain, "no thread can be started, and it goes no further; it may have stored something",
      "end other programs, or raise the limit (ulimit -u 4096), and look first: puldar list")
  }

  /// Reports an end caused by the runtime: out of memory, it ends silently.
  static func watchForEnd() {
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
      let usual = signal(number) { _ in MachineLimits.endUnexpectedly() }
      // A developer's runtime prints a backtrace.
      if let usual { signal(number, usual) }
    }
  }

  private static func endUnexpectedly() -> Never {
    // The failed allocation was smaller, or the system has no memory at all.
    let size = 64 << 20
    let isMemoryLeft =
      mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0) != MAP_FAILED
    if isMemoryLeft {
      end(
        .bug, "it ended by a bug, and may have stored something",
        "look first: puldar list; and please report what you did")
    }
    end(
      .tryAgain, "no memory is left, and it may have stored something",
      "raise the limit (ulimit -v unlimited), and look first: puldar list")
  }

  private static func canStartThread() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
      guard pthread_create(&thread, nil, { _ in nil }, nil) == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
    #endif
    pthread_join(thread, nil)
    return true
  }

  /// Reports why nothing is done, without the library and the runtime, which may need what is missing.
  private static func end(_ code: ExitCode, _ problem: StaticString, _ remedy: StaticString)
    -> Never
  {
    say("Error: puldar cannot run here: ")
    say(problem)
    say("\nHelp:  ")
    say(remedy)
    say("\n")
    _exit(code.rawValue)
  }

  private static func say(_ text: StaticString) {
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  }

  #if os(Linux)
    /// Runs before `main`, and before the runtime starts, which would already end a static program.
    @section(".preinit_array") @used
    private static let firstCheck: @convention(c) () -> Void = { MachineLimits.check() }
  #endif
}
