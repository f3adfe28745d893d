#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Where lines are written: standard output or standard error.
enum Output: Int32 {
  case results = 1
  case messages = 2

  /// Writes a line; where it cannot be written, the program ends with 74.
  func line(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        write(rawValue, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { exit(74) }
      done += count
    }
  }
}
