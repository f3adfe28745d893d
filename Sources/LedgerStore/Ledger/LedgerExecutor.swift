import Dispatch

/// Runs a ledger on a thread of its own, since locking and syncing block it.
final class LedgerExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "puldar.ledger")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
