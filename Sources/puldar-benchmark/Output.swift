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

  /// Writes a line.
  ///
  /// - Throws: ``BenchmarkError/system(_:)`` where it cannot be written.
  func line(_ text: String) throws(BenchmarkError) {
    let bytes = Array((text + "\n").utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        write(rawValue, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { throw .system("Error: the output could not be written") }
      done += count
    }
  }
}
