import Synchronization

/// Decisions that wait for the next write, in the order in which they arrived, from any thread.
final class DecisionQueue: Sendable {
  /// Makes a decision that waits.
  typealias Decision = @Sendable () -> any PendingDecision

  private let arrivals = Mutex<[Decision]>([])

  /// - Returns: Whether it is the first one, so that somebody must be told to perform it.
  func append(_ arrival: @escaping Decision) -> Bool {
    arrivals.withLock { arrivals in
      arrivals.append(arrival)
      return arrivals.count == 1
    }
  }

  /// Takes the first ones out.
  ///
  /// - Returns: Those, and whether others wait behind them.
  func take(_ limit: Int) -> (first: [Decision], isMore: Bool) {
    arrivals.withLock { arrivals in
      let first = Array(arrivals.prefix(limit))
      arrivals.removeFirst(first.count)
      return (first, !arrivals.isEmpty)
    }
  }
}
