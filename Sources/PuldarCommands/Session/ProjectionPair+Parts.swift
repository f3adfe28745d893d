import LedgerModel

/// Projections that are folded together, in one pass over the events.
func together<A: Projection, B: Projection>(_ a: A, _ b: B) -> ProjectionPair<A, B> {
  ProjectionPair(a, b)
}

/// Three of them.
func together<A: Projection, B: Projection, C: Projection>(
  _ a: A, _ b: B, _ c: C
) -> ProjectionPair<ProjectionPair<A, B>, C> {
  ProjectionPair(ProjectionPair(a, b), c)
}

extension ProjectionPair {
  /// The projections that were folded together, in the order in which they were named.
  func parts() -> (First, Second) { (first, second) }

  /// Three of them.
  func parts<A, B>() -> (A, B, Second) where First == ProjectionPair<A, B> {
    (first.first, first.second, second)
  }
}
