import Foundation

/// Keeps every thread that tasks share busy, as long work does that others do in tasks.
///
/// For a process of its own: whatever else runs there waits too.
package enum BusyThreads {
  /// Runs a body on a thread of its own while they are busy.
  ///
  /// - Returns: Whether they were: no task could begin before the body ended.
  package static func run(_ body: @escaping @Sendable () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let count = ProcessInfo.processInfo.activeProcessorCount
        let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        for _ in 0..<count { Task.detached { hold(begun, end) } }
        for _ in 0..<count { begun.wait() }
        let other = DispatchSemaphore(value: 0)
        Task.detached { other.signal() }
        body()
        let wasBusy = other.wait(timeout: .now()) == .timedOut
        for _ in 0..<count { end.signal() }
        continuation.resume(returning: wasBusy)
      }
    }
  }

  private static func hold(_ begun: DispatchSemaphore, _ end: DispatchSemaphore) {
    begun.signal()
    end.wait()
  }
}
