import LedgerModel

/// Projections that are folded together, in one pass over the events.
func together<A: Projection, B: Projection>(_ a: A, _ b: B) -> ProjectionPair<A, B> {
  ProjectionPair(a, b)
}

extension ProjectionPair {
  /// The projections that were folded together, in the order in which they were named.
  func parts() -> (First, Second) { (first, second) }
}
