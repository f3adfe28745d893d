import PuldarCommands
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The settings of the process; besides ``MachineLimits`` the only file of this target that makes system
/// calls.
enum ProcessSettings {
  /// Sets how the system treats writes that fail.
  static func prepare() {
    // A write beyond the file size limit fails with an error, which says that nothing was stored; the
    // signal would end the program silently. SIGPIPE stays as it is: closing a pipe is meant to end the
    // program.
    signal(SIGXFSZ, SIG_IGN)
    keepHeapSmall()
    occupyClosedStreams()
  }

  /// Limits the heaps of the C library: each further one counts 64 MiB towards a memory limit, used or not, and keeps
  /// large blocks once one as large was freed: then ten years of a bank's lines leave holes.
  private static func keepHeapSmall() {
    #if canImport(Glibc)
      _ = setHeapOption(-8, 1)
      _ = setHeapOption(-3, largestInHeap)
    #endif
  }

  #if canImport(Glibc)
    /// The size from which blocks are allocated by the system, and returned to it.
    private static let largestInHeap: Int32 = 1 << 20

    /// `mallopt` of `malloc.h`, which the toolchain does not show to Swift; -8 is its `M_ARENA_MAX`, -3 its
    /// `M_MMAP_THRESHOLD`.
    @_silgen_name("mallopt")
    private static func setHeapOption(_ option: Int32, _ value: Int32) -> Int32
  #endif

  /// Occupies closed standard streams: a file opened meanwhile would get such a number, and messages would
  /// be written into the log.
  private static func occupyClosedStreams() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // For reading if output is written, and vice versa: using it fails, as it should.
      let mode = number == 0 ? O_WRONLY : O_RDONLY
      let opened = open("/dev/null", mode)
      if opened >= 0, opened != number { close(opened) }
    }
  }

  /// Returns the program's name and the words after it, as the system passed them to `main`.
  static func words(
    _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int32
  ) -> [[UInt8]] {
    guard let vector else { return [] }
    return (0..<max(0, Int(count))).compactMap { index in
      guard let word = vector[index] else { return nil }
      return Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }

  /// Prevents Ctrl-C, a closed terminal and a request to terminate from ending the process. A signal that is
  /// pending is dropped.
  ///
  /// - Returns: The signals that could end it until now.
  static func ignoreInterruptions() -> [Int32] {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { number in
      var before = sigaction()
      sigaction(number, nil, &before)
      signal(number, SIG_IGN)
      return isDefault(before)
    }
  }

  /// Lets signals end the process again.
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

  /// The session of the terminal: its leader, and when that began, since numbers of processes are used again; `nil` if
  /// the system does not tell.
  static var session: String? {
    let leader = getsid(0)
    let file = open("/proc/\(leader)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &bytes, bytes.count)
    // The second member is a name in brackets that may hold anything; the 22nd is the time.
    let words = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(separator: ")").last?.split(separator: " ")
    guard let words, words.count > 19 else { return nil }
    return "\(leader).\(words[19])"
  }

  /// The name of the time zone of days: that of `TZ`, else the one that the system's link names; `nil` if neither does.
  @Sendable static func timeZone() -> String? {
    if let named = getenv("TZ"), named.pointee != 0 { return String(cString: named) }
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = target.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/etc/localtime", $0, bytes.count) } ?? 0
    }
    let words = String(decoding: target.prefix(max(0, count)), as: UTF8.self).split(
      separator: "zoneinfo/")
    return words.count > 1 ? words.last.map(String.init) : nil
  }

  /// Ends the program.
  static func end(_ code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}

/// The signals by which a person or the system ends this process.
final class ProcessInterruptions: Interruptions {
  /// The signals that are held off and could end the process before.
  private let held = Mutex<Set<Int32>>([])

  func hold() { held.withLock { $0.formUnion(ProcessSettings.ignoreInterruptions()) } }

  func release() {
    held.withLock { held in
      ProcessSettings.obey(held.sorted())
      held = []
    }
  }
}
