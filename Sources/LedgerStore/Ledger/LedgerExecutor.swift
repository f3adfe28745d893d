import Dispatch

/// Runs a ledger on a thread of its own, since reading and syncing block it, and has it wait for the lock
/// on another, so that whoever reads does not wait behind that.
final class LedgerExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "puldar.ledger")
  private let waiting = DispatchQueue(label: "puldar.ledger.lock")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs what waits for the lock, behind all that waited for it before.
  func wait(_ body: @escaping @Sendable () -> Void) {
    waiting.async(execute: body)
  }

  /// Runs something as the ledger, behind what the ledger does at the moment, for one that waits there.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    try queue.sync(execute: body)
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
