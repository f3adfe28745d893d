#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The terminal of the process: the only file of this target that asks the system.
package enum SystemTerminal {
  /// What surrounds the process now.
  package static func state() -> TerminalState {
    let size = measuredSize()
    return TerminalState(
      environment: environment(), isInputTerminal: isatty(0) == 1,
      isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
      measuredColumns: size?.columns, measuredRows: size?.rows)
  }

  /// Standard output.
  package static var output: some OutputTarget { Descriptor(number: 1) }
  /// Standard error.
  package static var errors: some OutputTarget { Descriptor(number: 2) }
  /// Standard input.
  package static var input: some InputSource { Descriptor(number: 0) }

  /// The keyboard behind standard input.
  package static var keyboard: some Keyboard { SystemKeyboard() }

  /// Remembers how the terminal was, for as long as it is seized.
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
      guard tcsetattr(0, TCSADRAIN, &settings) == 0 else { return false }
      former = before
      return true
    }

    func release() {
      guard var before = former else { return }
      tcsetattr(0, TCSADRAIN, &before)
      former = nil
    }
  }

  private struct Descriptor: OutputTarget, InputSource {
    let number: Int32

    func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) -> Int {
      // The names of the system's functions are hidden by the methods of this type.
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

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, bytes, count)
}
