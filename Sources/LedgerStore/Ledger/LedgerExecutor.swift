import Dispatch

/// Runs a ledger on a thread of its own, since locking and syncing block it.
final class LedgerExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "puldar.ledger")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs something behind all that was enqueued before.
  func run(_ body: @escaping @Sendable () -> Void) {
    queue.async(execute: body)
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
