import Synchronization

/// Decisions that wait for the next write, in the order in which they arrived, from any thread.
final class Arrivals: Sendable {
  /// Makes a decision that waits.
  typealias Decision = @Sendable () -> any WaitingDecision

  /// A decision, and whether it came from the ledger's own thread.
  struct Arrival: Sendable {
    let decision: Decision
    let isFromWithin: Bool
  }

  private let arrivals = Mutex<[Arrival]>([])

  var isEmpty: Bool { arrivals.withLock { $0.isEmpty } }

  /// - Returns: Whether it is the first one, so that somebody must be told to perform it.
  func append(_ arrival: Arrival) -> Bool {
    arrivals.withLock { arrivals in
      arrivals.append(arrival)
      return arrivals.count == 1
    }
  }

  /// Takes the first ones out.
  ///
  /// - Returns: Those, and whether others wait behind them.
  func take(_ limit: Int) -> (first: [Arrival], isMore: Bool) {
    arrivals.withLock { arrivals in
      let first = Array(arrivals.prefix(limit))
      arrivals.removeFirst(first.count)
      return (first, !arrivals.isEmpty)
    }
  }
}
