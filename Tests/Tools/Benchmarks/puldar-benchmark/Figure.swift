#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Figures as they are printed: rounded, and never with an exponent.
enum Figure {
  /// A number with so many decimals.
  static func text(_ number: Double, decimals: Int) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "-" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((number.magnitude * Double(scale)).rounded())
    let whole = "\(number < 0 ? "-" : "")\(scaled / scale)"
    if decimals == 0 { return whole }
    let rest = String(scaled % scale)
    return whole + "." + String(repeating: "0", count: decimals - rest.utf8.count) + rest
  }

  /// A number with as many decimals as make it three figures long.
  static func text(_ number: Double) -> String {
    text(number, decimals: number.magnitude < 10 ? 2 : number.magnitude < 100 ? 1 : 0)
  }

  /// How often something goes into something else: "1.53x".
  static func ratio(_ ratio: Double) -> String { "\(text(ratio, decimals: 2))x" }

  static func milliseconds(_ nanoseconds: Int) -> String {
    text(Double(nanoseconds) / 1e6)
  }

  /// Text in a column: numbers end where the column ends, words begin where it begins.
  static func column(_ text: String, _ width: Int, isNumber: Bool = true) -> String {
    let blanks = String(repeating: " ", count: max(width - text.count, 0))
    return isNumber ? blanks + text : text + blanks
  }
}

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
