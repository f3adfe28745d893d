import Foundation

/// Runs each job of a task on its own thread.
///
/// For tasks with a deadline: the shared threads of tasks may be busy with long work, and an answer that
/// arrived in time would be examined too late.
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
