import Dispatch

/// Runs a ledger on a thread of its own, since locking and syncing block it.
final class LedgerExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "puldar.ledger")
  private let key = DispatchSpecificKey<Bool>()
  /// Runs tasks on the same thread.
  let tasks: LedgerTaskExecutor

  init() {
    queue.setSpecific(key: key, value: true)
    tasks = LedgerTaskExecutor(queue: queue)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs something behind all that was enqueued before.
  func run(_ body: @escaping @Sendable () -> Void) {
    queue.async(execute: body)
  }

  /// Whether the caller runs on the ledger's thread.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }
}
