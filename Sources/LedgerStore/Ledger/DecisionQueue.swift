import Synchronization

/// Decisions that wait for the next write, in order of arrival, from any thread.
final class DecisionQueue: Sendable {
  /// Makes a waiting decision.
  typealias Decision = @Sendable () -> any PendingDecision

  private let arrivals = Mutex<[Decision]>([])

  /// - Returns: Whether it is the first one, so that the caller must schedule the write.
  func append(_ arrival: @escaping Decision) -> Bool {
    arrivals.withLock { arrivals in
      arrivals.append(arrival)
      return arrivals.count == 1
    }
  }

  /// Removes the first decisions.
  ///
  /// - Returns: Those, and whether others still wait.
  func take(_ limit: Int) -> (first: [Decision], isMore: Bool) {
    arrivals.withLock { arrivals in
      let first = Array(arrivals.prefix(limit))
      arrivals.removeFirst(first.count)
      return (first, !arrivals.isEmpty)
    }
  }
}

/// A decision that waits for the next write.
protocol PendingDecision {
  /// Whether the caller still waits: not after its task was cancelled.
  var isWaiting: Bool { get }
  /// Decides, and stages the events unless the caller no longer waits. An error of the decision is kept for its own
  /// answer.
  func stage(on ledger: isolated Ledger, _ log: any LockedLog)
  /// Answers the caller.
  func finish(_ fate: WriteOutcome)
}

/// The outcome of a write.
enum WriteOutcome {
  case written
  case unknown(problem: String, errno: Int32?)
  case failed(any Error)
}
