import Synchronization

/// How one who waits for a write is answered: once, by what became of it, or by being cancelled before it
/// begins.
final class WaitingAnswer<Value: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Value, any Error>

  private enum State {
    case new
    case waiting(Continuation)
    /// What is waited for is under way, and is told whatever becomes of the task.
    case begun(Continuation)
    case over
  }

  private let state = Mutex(State.new)

  /// Waits for the answer.
  ///
  /// - Parameters:
  ///   - isolation: Whose thread it is called on. It arrives from there, and in the order of the calls:
  ///     the standard library would go to another thread for it.
  ///   - arrive: Puts in line what answers; not called where the task is cancelled already.
  /// - Throws: `CancellationError` at once when the task is cancelled before ``begin()``, and what it is
  ///   answered with.
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

  /// Whether an answer is still to come.
  var isAwaited: Bool {
    state.withLock { state in
      if case .over = state { false } else { true }
    }
  }

  /// From now on the wait is not cancelled.
  ///
  /// - Returns: Whether it was not before.
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

  /// Answers the one who waits, if that one still does.
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
