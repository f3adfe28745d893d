import Foundation

/// Time that the processor worked for one thread: a busy machine does not make it longer.
package enum ProcessorTime {
  /// What the calling thread worked for while a body ran.
  package static func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = passed()
    try body()
    return passed() - start
  }

  private static func passed() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
