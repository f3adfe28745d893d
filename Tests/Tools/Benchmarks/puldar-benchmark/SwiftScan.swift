#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The loops of `bare-scan.c` in Swift, for machines without a C compiler: it finds the lines eight bytes
/// at a time, and adds up the amounts of expenses and credits by month and category, nothing else.
///
/// It knows where the members of a canonical line stand and checks none of them; it reads no time
/// but the month, no correction, no void, no setting, and keeps no names.
struct SwiftScan {
  /// Sums in minor units, by month and slot of a category.
  private var sums = [Int64](repeating: 0, count: SwiftScan.monthCount * SwiftScan.slotCount)
  private(set) var lineCount = 0

  /// The months of the years 2000 to 2063.
  private static let monthCount = 64 * 12
  private static let slotCount = 64
  private static let bufferByteCount = 256 << 10

  /// What all sums come to.
  var total: Int64 { sums.reduce(0, &+) }

  /// What `--scan` does: scans one log, and prints how many lines it has and what they come to.
  static func run(_ path: String) throws {
    var scan = SwiftScan()
    try scan.scan(path)
    try Output.results.line("\(scan.lineCount) lines \(scan.total)")
  }

  /// Scans a file from its start to its end.
  mutating func scan(_ path: String) throws(BenchmarkError) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .system("cannot open '\(path)'") }
    defer { close(descriptor) }
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: SwiftScan.bufferByteCount)
    defer { buffer.deallocate() }
    var kept = 0
    while true {
      let count = read(descriptor, buffer + kept, SwiftScan.bufferByteCount - kept)
      if count <= 0 { break }
      kept = sums.withUnsafeMutableBufferPointer { sums in
        guard let sums = sums.baseAddress else { return 0 }
        return SwiftScan.scan(buffer, kept + count, into: sums, &lineCount)
      }
    }
  }

  /// Scans the whole lines of a buffer; what is left of the last one moves to the front.
  ///
  /// - Returns: How many bytes are left.
  private static func scan(
    _ buffer: UnsafeMutablePointer<UInt8>, _ byteCount: Int,
    into sums: UnsafeMutablePointer<Int64>, _ lineCount: inout Int
  ) -> Int {
    let end = UnsafePointer(buffer + byteCount)
    var line = UnsafePointer(buffer)
    var at = line
    var found = 0
    while at + 8 <= end {
      let word =
        UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
        ^ 0x0A0A_0A0A_0A0A_0A0A
      let feeds = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if feeds == 0 {
        at += 8
        continue
      }
      at += feeds.trailingZeroBitCount >> 3
      add(line, to: sums)
      found += 1
      at += 1
      line = at
    }
    while at < end {
      if at.pointee == 0x0A {
        add(line, to: sums)
        found += 1
        line = at + 1
      }
      at += 1
    }
    lineCount += found
    let left = end - line
    memmove(buffer, line, left)
    return left
  }

  /// Adds the amount of one line, where it is an expense or a credit.
  @inline(__always)
  private static func add(_ line: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<Int64>) {
    // {"n":42,"at":"2026-11-20T12:00:00.123Z","type":"ExpenseAdded","data":{"amount":"45.00",
    // "currency":"USD","category":"groceries","date":"2026-11-20",…
    var at = line + 5
    while at.pointee != 0x2C { at += 1 }
    at += 41
    let isExpense = at[0] == 0x45 && at[1] == 0x78
    let isCredit = at[0] == 0x43 && at[1] == 0x72
    guard isExpense || isCredit else { return }
    at += isExpense ? 32 : 33
    var amount: Int64 = 0
    while at.pointee != 0x22 {
      if at.pointee != 0x2E { amount = amount &* 10 &+ Int64(at.pointee &- 0x30) }
      at += 1
    }
    at += 31
    let category = UnsafeRawPointer(at).loadUnaligned(as: UInt64.self)
    while at.pointee != 0x22 { at += 1 }
    at += 10
    let year = Int(at[2] &- 0x30) &* 10 &+ Int(at[3] &- 0x30)
    let month = Int(at[5] &- 0x30) &* 10 &+ Int(at[6] &- 0x30)
    let row = (year & 63) &* 12 &+ month &- 1
    let cell = row &* slotCount &+ slot(category)
    sums[cell] = sums[cell] &+ (isExpense ? amount : 0 &- amount)
  }

  /// The slot of a category by its first four letters: the number, found by trying, puts each of
  /// the seventeen built-in ones into a slot of its own.
  @inline(__always)
  private static func slot(_ word: UInt64) -> Int {
    Int(truncatingIfNeeded: ((word & 0xFFFF_FFFF) &* 0x35BF_992D_C9E9_C617) >> 58)
  }
}
