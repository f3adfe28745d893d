import PuldarCommands
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// What the program asks of its process; beside ``MachineLimits`` the only file of this target that calls the
/// system.
enum ProcessSettings {
  /// Sets what the system does where a write cannot go on.
  static func prepare() {
    // A file that may grow no more is an error of the write, which says that nothing was stored;
    // the signal would end the program without a word. SIGPIPE stays as it is: whoever closes a
    // pipe wants the program to end.
    signal(SIGXFSZ, SIG_IGN)
    keepHeapSmall()
    occupyClosedStreams()
  }

  /// Each further heap of the C library takes 64 MiB of what a limit counts as memory, used or not, and what is large
  /// stays in a heap once one as large was given back: then ten years of a bank's lines leave holes behind.
  private static func keepHeapSmall() {
    #if canImport(Glibc)
      _ = setHeapOption(-8, 1)
      _ = setHeapOption(-3, largestInHeap)
    #endif
  }

  #if canImport(Glibc)
    /// Pieces of memory of so many bytes and more are asked of the system, and given back to it.
    private static let largestInHeap: Int32 = 1 << 20

    /// `mallopt` of `malloc.h`, which the toolchain does not show to Swift; -8 is its `M_ARENA_MAX`, -3 its
    /// `M_MMAP_THRESHOLD`.
    @_silgen_name("mallopt")
    private static func setHeapOption(_ option: Int32, _ value: Int32) -> Int32
  #endif

  /// A file that is opened while a standard stream is closed would get its number, and messages
  /// would be written into the log.
  private static func occupyClosedStreams() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // For reading where output is written, and the other way round: using it fails, as it should.
      let mode = number == 0 ? O_WRONLY : O_RDONLY
      let opened = open("/dev/null", mode)
      if opened >= 0, opened != number { close(opened) }
    }
  }

  /// The words behind the program's name, as the system gave them to `main`.
  static func words(
    _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int32
  ) -> [[UInt8]] {
    guard let vector else { return [] }
    return (1..<max(1, Int(count))).compactMap { index in
      guard let word = vector[index] else { return nil }
      return Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }

  /// Has neither Ctrl-C, a closed terminal nor a request to end stop the process any more. One that came
  /// before, and was not yet obeyed, is dropped.
  ///
  /// - Returns: Those that did stop it until now.
  static func ignoreInterruptions() -> [Int32] {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { number in
      var before = sigaction()
      sigaction(number, nil, &before)
      signal(number, SIG_IGN)
      return isDefault(before)
    }
  }

  /// Has signals stop the process again.
  static func obey(_ signals: [Int32]) {
    for number in signals { signal(number, SIG_DFL) }
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler == nil
    #else
      action.__sigaction_handler.sa_handler == nil
    #endif
  }

  /// Ends the program.
  static func end(_ code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}

/// The signals by which a person or the system ends this process.
final class ProcessInterruptions: Interruptions {
  /// The signals that are held off and ended the process before.
  private let held = Mutex<Set<Int32>>([])

  func hold() { held.withLock { $0.formUnion(ProcessSettings.ignoreInterruptions()) } }

  func release() {
    held.withLock { held in
      ProcessSettings.obey(held.sorted())
      held = []
    }
  }
}
