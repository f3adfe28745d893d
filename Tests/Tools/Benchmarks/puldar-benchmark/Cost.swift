#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// What a piece of work took.
struct Cost {
  /// Time of the processor, in user and system mode, of all threads.
  var processorNanoseconds: Int
  var wallNanoseconds: Int

  /// The moment at which work begins.
  struct Mark {
    private let processor = Cost.processorNanoseconds()
    private let wall = Cost.wallNanoseconds()

    /// What this process has taken since, for each of some equal parts.
    func cost(dividedBy count: Int = 1) -> Cost {
      Cost(
        processorNanoseconds: (Cost.processorNanoseconds() - processor) / count,
        wallNanoseconds: (Cost.wallNanoseconds() - wall) / count)
    }
  }

  /// The cost of work in this process.
  static func of(_ body: () throws -> Void) rethrows -> Cost {
    let mark = Mark()
    try body()
    return mark.cost()
  }

  /// How often the processor time of one thing goes into that of another, where both were done in
  /// turn: the median over the turns, for what disturbs the machine disturbs both.
  ///
  /// - Parameter time: The time that is compared.
  static func ratio(
    _ costs: [Cost], to others: [Cost], of time: KeyPath<Cost, Int> = \.processorNanoseconds
  ) -> Double {
    let ratios = zip(costs, others).map { cost, other in
      Double(cost[keyPath: time]) / Double(max(other[keyPath: time], 1))
    }
    return ratios.isEmpty ? 0 : ratios.sorted()[ratios.count / 2]
  }

  /// The medians of what the same work took each time.
  static func median(_ costs: [Cost]) -> Cost {
    guard !costs.isEmpty else { return Cost(processorNanoseconds: 0, wallNanoseconds: 0) }
    return Cost(
      processorNanoseconds: costs.map(\.processorNanoseconds).sorted()[costs.count / 2],
      wallNanoseconds: costs.map(\.wallNanoseconds).sorted()[costs.count / 2])
  }

  /// What each of some equal parts took of all that was done.
  static func sum(_ costs: [Cost], dividedBy count: Int) -> Cost {
    Cost(
      processorNanoseconds: costs.reduce(0) { $0 + $1.processorNanoseconds } / max(count, 1),
      wallNanoseconds: costs.reduce(0) { $0 + $1.wallNanoseconds } / max(count, 1))
  }

  /// The least that the same work took: what disturbs the machine only adds to it.
  static func least(_ costs: [Cost]) -> Cost {
    costs.min { $0.processorNanoseconds < $1.processorNanoseconds } ?? median(costs)
  }

  /// The processor time of this process so far.
  fileprivate static func processorNanoseconds() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return nanoseconds(usage)
  }

  /// A clock that only goes forward.
  static func wallNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// User and system time.
  static func nanoseconds(_ usage: rusage) -> Int {
    let seconds = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
    let microseconds = Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
    return seconds * 1_000_000_000 + microseconds * 1000
  }
}

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
    #else
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #endif
    return kibibytes(usage)
  }

  /// That of a program that has ended.
  static func kibibytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss >> 10
    #else
      usage.ru_maxrss
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
