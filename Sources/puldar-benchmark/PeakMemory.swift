#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The most memory that this process had at once.
enum PeakMemory {
  /// In KiB.
  ///
  /// On Linux `ru_maxrss` of a program begins with what the process had that started it, so there
  /// the high-water mark of the program's own memory is asked first.
  static var kibibytes: Int {
    if let mark = highWaterMark { return mark }
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 10
    #else
      getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// `VmHWM` in `/proc/self/status`: `VmHWM:      9216 kB`.
  private static var highWaterMark: Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\t" }
      if words.first == "VmHWM:", words.count > 1 { return Int(words[1]) }
    }
    return nil
  }
}
