import Synchronization

/// The answer that a caller waits for: given once, by the outcome of a write, or by cancellation before it begins.
final class WaitingAnswer<Value: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Value, any Error>

  private enum State {
    case new
    case waiting(Continuation)
    /// The work has begun, and its outcome is reported whatever becomes of the task.
    case begun(Continuation)
    case over
  }

  private let state = Mutex(State.new)

  /// Waits for the answer.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor. The request arrives from its thread, in the order of the calls: the standard
  ///     library would switch to another thread for it.
  ///   - arrive: Queues the work that answers; not called if the task is already cancelled.
  /// - Throws: `CancellationError` at once if the task is cancelled before ``begin()``, and the error of the answer.
  func value(
    isolation: isolated (any Actor)? = #isolation, _ arrive: () -> Void
  ) async throws -> Value {
    try await withTaskCancellationHandler {
      _ = isolation
      return try await withCheckedThrowingContinuation { continuation in
        let isNew = state.withLock { state in
          guard case .new = state else { return false }
          state = .waiting(continuation)
          return true
        }
        if isNew {
          // Mostly a write is waited for.
          OneLook.current?.renew()
          arrive()
        } else {
          continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Whether the answer is still to come.
  var isAwaited: Bool {
    state.withLock { state in
      if case .over = state { false } else { true }
    }
  }

  /// Ends the time in which the wait can be cancelled.
  ///
  /// - Returns: Whether it was not cancelled before.
  func begin() -> Bool {
    state.withLock { state in
      switch state {
      case .waiting(let continuation):
        state = .begun(continuation)
        return true
      case .begun: return true
      case .new, .over: return false
      }
    }
  }

  /// Answers the caller, if it still waits.
  func resume(with result: Result<Value, some Error>) {
    let continuation: Continuation? = state.withLock { state in
      switch state {
      case .waiting(let continuation), .begun(let continuation):
        state = .over
        return continuation
      case .new, .over: return nil
      }
    }
    continuation?.resume(with: result)
  }

  private func cancel() {
    let continuation: Continuation? = state.withLock { state in
      switch state {
      case .new:
        state = .over
        return nil
      case .waiting(let continuation):
        state = .over
        return continuation
      case .begun, .over: return nil
      }
    }
    continuation?.resume(throwing: CancellationError())
  }
}
