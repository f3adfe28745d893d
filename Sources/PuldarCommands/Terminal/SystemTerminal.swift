import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The terminal of the process: the only file of this target that makes system calls.
public enum SystemTerminal {
  /// Returns the current state of the terminal.
  public static func state() -> TerminalState {
    let size = measuredSize()
    return TerminalState(
      environment: environment(), isInputTerminal: isatty(0) == 1,
      isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
      measuredColumns: size?.columns, measuredRows: size?.rows)
  }

  /// Standard output.
  public static var output: some OutputTarget { Descriptor(number: 1) }
  /// Standard error.
  public static var errors: some OutputTarget { Descriptor(number: 2) }
  /// Standard input.
  public static var input: some InputSource { Descriptor(number: 0) }

  /// The descriptors that the shell opened besides the standard streams.
  public static var descriptors: some DescriptorHost { Descriptors() }

  private struct Descriptors: DescriptorHost {
    func input(at path: String) throws(InputFailure) -> (any InputSource)? {
      let number = systemOpen(path)
      if number >= 0 {
        var status = stat()
        guard fstat(number, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
          close(number)
          throw .noFile(path: path)
        }
        return OpenedFile(number: number)
      }
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw .refused(SystemTerminal.message(code))
    }

    func input(_ number: Int32) -> (any InputSource)? {
      fcntl(number, F_GETFD) < 0 ? nil : Descriptor(number: number)
    }
  }

  /// The keyboard of standard input.
  public static var keyboard: some Keyboard { SystemKeyboard() }

  /// Keeps the former settings of the terminal while it is seized.
  private final class SystemKeyboard: Keyboard {
    private var former: termios?

    func seize() -> Bool {
      var settings = termios()
      guard former == nil, tcgetattr(0, &settings) == 0 else { return false }
      let before = settings
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      settings.c_iflag &= ~tcflag_t(IXON)
      withUnsafeMutableBytes(of: &settings.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      former = before
      SeizedTerminal.watch(before)
      guard tcsetattr(0, TCSADRAIN, &settings) == 0 else {
        SeizedTerminal.unwatch()
        former = nil
        return false
      }
      return true
    }

    func release() {
      guard var before = former else { return }
      tcsetattr(0, TCSADRAIN, &before)
      SeizedTerminal.unwatch()
      former = nil
    }
  }

  /// A file that is closed when nobody reads it any more.
  private final class OpenedFile: InputSource {
    private let descriptor: Descriptor

    init(number: Int32) { descriptor = Descriptor(number: number) }

    deinit { close(descriptor.number) }

    func read(upTo count: Int) throws(InputFailure) -> [UInt8] {
      try descriptor.read(upTo: count)
    }
  }

  private struct Descriptor: OutputTarget, InputSource {
    let number: Int32

    func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
      // The methods of this type hide the names of the system's functions.
      let (count, code) = bytes.withUnsafeBytes { bytes in
        let count = systemWrite(number, bytes.baseAddress, bytes.count)
        return (count, errno)
      }
      guard count < 0 else { return count }
      switch code {
      case EINTR: throw .interrupted
      case EPIPE: throw .brokenPipe
      default: throw .refused(SystemTerminal.message(code))
      }
    }

    func read(upTo count: Int) throws(InputFailure) -> [UInt8] {
      while true {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
          let read = systemRead(number, buffer.baseAddress, count)
          code = read < 0 ? errno : 0
          used = max(0, read)
        }
        if code == 0 { return bytes }
        if code != EINTR { throw .refused(SystemTerminal.message(code)) }
      }
    }
  }

  private static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let bytes = entry.pointee {
      let text = String(cString: bytes)
      if let mark = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<mark])] = String(text[text.utf8.index(after: mark)...])
      }
      entry += 1
    }
    return variables
  }

  private static func measuredSize() -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private static func message(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, bytes, count)
}

private func systemOpen(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}

private typealias SignalHandler = @convention(c) (Int32) -> Void

/// Restores the terminal if the process is ended while the keyboard is seized: otherwise the shell would not echo
/// typed text afterwards.
private enum SeizedTerminal {
  /// The address of the former settings; 0 while nothing is seized. A handler must not wait for a lock.
  private static let former = Atomic<UInt>(0)
  /// The former handlers of the signals.
  private static let handlers = Mutex<[(number: Int32, handler: SignalHandler?)]>([])

  static func watch(_ settings: termios) {
    let kept = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    kept.pointee = settings
    former.store(UInt(bitPattern: kept), ordering: .sequentiallyConsistent)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      let before = signal(number) { SeizedTerminal.end(by: $0) }
      // Under `nohup` the program is supposed to go on.
      if isIgnored(before) { signal(number, SIG_IGN) }
      handlers.withLock { $0.append((number, before)) }
    }
  }

  static func unwatch() {
    handlers.withLock { handlers in
      for (number, handler) in handlers { signal(number, handler) }
      handlers = []
    }
    let kept = former.exchange(0, ordering: .sequentiallyConsistent)
    UnsafeMutablePointer<termios>(bitPattern: kept)?.deallocate()
  }

  private static func isIgnored(_ handler: SignalHandler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Restores the settings, and ends by the signal as if it had not been caught.
  private static func end(by number: Int32) {
    let kept = former.load(ordering: .sequentiallyConsistent)
    if let settings = UnsafeMutablePointer<termios>(bitPattern: kept) {
      tcsetattr(0, TCSANOW, settings)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
