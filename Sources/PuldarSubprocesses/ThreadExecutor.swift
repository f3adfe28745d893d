import Foundation

/// Runs each piece of a task on a thread of its own.
///
/// For tasks with a deadline: the threads that all tasks share may be busy with long work of others,
/// and an answer that was there in time would be looked at too late.
package final class ThreadExecutor: TaskExecutor {
  package static let shared = ThreadExecutor()

  private init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let piece = UnownedJob(job)
    Thread.detachNewThread { [executor = asUnownedTaskExecutor()] in
      piece.runSynchronously(on: executor)
    }
  }
}
