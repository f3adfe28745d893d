import Dispatch

/// An executor with one thread for a ledger, since reading and syncing block it, and another for its waits for the
/// lock, so that readers do not wait for the lock.
final class LedgerExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "puldar.ledger")
  private let waiting = DispatchQueue(label: "puldar.ledger.lock")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs a body that waits for the lock, after all that waited before it.
  func wait(_ body: @escaping @Sendable () -> Void) {
    waiting.async(execute: body)
  }

  /// Runs a body as the ledger, after its current work, for a caller that waits on another thread.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try queue.sync(execute: body)
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
