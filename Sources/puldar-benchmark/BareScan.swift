#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The least that any program must do to sum a log: find its lines, and add up the amounts of
/// expenses and credits by month and category. No checks, no corrections, no names kept.
///
/// It knows where the members stand in a canonical line, and goes through raw pointers.
struct BareScan {
  /// Sums by month of the calendar and by a hash of the category's first eight letters.
  private(set) var sums = [Int64](repeating: 0, count: BareScan.monthCount * BareScan.slotCount)
  private(set) var lineCount = 0

  /// The months of the years 2000 to 2063.
  private static let monthCount = 64 * 12
  private static let slotCount = 64
  private static let bufferByteCount = 256 << 10

  /// Scans a file from its start to its end.
  mutating func scan(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: BareScan.bufferByteCount + 64)
    defer { buffer.deallocate() }
    var kept = 0
    sums.withUnsafeMutableBufferPointer { sums in
      while true {
        let count = read(descriptor, buffer + kept, BareScan.bufferByteCount - kept)
        if count <= 0 { break }
        let end = buffer + kept + count
        var line = buffer
        var at = line
        while at < end {
          if at.pointee == 0x0A {
            BareScan.add(line, to: sums)
            lineCount += 1
            line = at + 1
          }
          at += 1
        }
        kept = end - line
        memmove(buffer, line, kept)
      }
    }
    return true
  }

  /// Adds the amount of one line, where it is an expense or a credit.
  @inline(__always)
  private static func add(
    _ line: UnsafeMutablePointer<UInt8>, to sums: UnsafeMutableBufferPointer<Int64>
  ) {
    // `{"n":42,"at":"2026-11-20T12:00:00.123Z","type":"ExpenseAdded","data":{"amount":"45.00",…`
    var at = line + 5
    while at.pointee != 0x2C { at += 1 }
    at += 42
    let isExpense = at.pointee == UInt8(ascii: "E") && at[1] == UInt8(ascii: "x")
    let isCredit = at.pointee == UInt8(ascii: "C") && at[1] == UInt8(ascii: "r")
    guard isExpense || isCredit else { return }
    at += isExpense ? 12 + 20 : 13 + 20
    var amount: Int64 = 0
    while at.pointee != 0x22 {
      if at.pointee != 0x2E { amount = amount &* 10 &+ Int64(at.pointee &- 0x30) }
      at += 1
    }
    at += 32
    let word = UnsafeRawPointer(at).loadUnaligned(as: UInt64.self)
    while at.pointee != 0x22 { at += 1 }
    at += 10
    let year = Int(at[2] &- 0x30) &* 10 &+ Int(at[3] &- 0x30)
    let month = Int(at[5] &- 0x30) &* 10 &+ Int(at[6] &- 0x30)
    let slot = Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 58)
    let cell = ((year &* 12 &+ month &- 1) % monthCount) &* slotCount &+ slot
    sums[cell] = sums[cell] &+ (isExpense ? amount : 0 &- amount)
  }
}
