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

/// A decision that waits for the next write.
protocol PendingDecision {
  /// Whether the one who waits still does: not after its task was cancelled.
  var isWaiting: Bool { get }
  /// Decides, and stages the events, unless nobody waits any more; what it fails with is its own, and
  /// stays here.
  func stage(on ledger: isolated Ledger, _ log: any LockedLog)
  /// Answers the one who waits.
  func finish(_ fate: WriteOutcome)
}

/// What became of a write.
enum WriteOutcome {
  case written
  case unknown(problem: String, errno: Int32?)
  case failed(any Error)
}
