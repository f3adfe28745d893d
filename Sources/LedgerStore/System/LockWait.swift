import Dispatch
import Synchronization

/// A wait for a lock without polling: another thread blocks, and the caller waits with a limit.
final class LockWait: Sendable {
  private enum State {
    case waiting
    case abandoned
    case done(Result<OpenFile, FileError>)
  }

  private let state = Mutex(State.waiting)
  private let isDone = DispatchSemaphore(value: 0)

  /// Runs a blocking lock on another thread, or gives up at the deadline.
  ///
  /// - Parameters:
  ///   - lock: Opens and locks a file; called on another thread.
  ///   - giveBack: Releases a lock that came after the deadline.
  /// - Returns: The locked file; `nil` if the deadline passed.
  func wait(
    _ deadline: Duration, lock: @escaping @Sendable () throws(FileError) -> OpenFile,
    giveBack: @escaping @Sendable (OpenFile) -> Void
  ) throws(FileError) -> OpenFile? {
    DispatchQueue(label: "puldar.lock").async {
      let result = Result<OpenFile, FileError>(catching: lock)
      let isLate = self.state.withLock { state in
        if case .abandoned = state { return true }
        state = .done(result)
        return false
      }
      if isLate, case .success(let file) = result { giveBack(file) }
      self.isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + deadline.ofWaiting)
    let result: Result<OpenFile, FileError>? = state.withLock { state in
      if case .done(let result) = state { return result }
      state = .abandoned
      return nil
    }
    return try result?.get()
  }
}

extension Duration {
  /// The duration as a waiting time: at least zero, and at most a century.
  var ofWaiting: DispatchTimeInterval {
    let century = Duration.seconds(100 * 365 * 86_400)
    let (seconds, attoseconds) = min(max(self, .zero), century).components
    return .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}
