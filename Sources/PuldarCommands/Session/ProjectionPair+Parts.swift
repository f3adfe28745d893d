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

/// Five of them.
func together<A: Projection, B: Projection, C: Projection, D: Projection, E: Projection>(
  _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> ProjectionPair<ProjectionPair<A, B>, ProjectionPair<C, ProjectionPair<D, E>>> {
  ProjectionPair(ProjectionPair(a, b), ProjectionPair(c, ProjectionPair(d, e)))
}

extension ProjectionPair {
  /// The projections that were folded together, in the order in which they were named.
  func parts() -> (First, Second) { (first, second) }

  /// Three of them.
  func parts<A, B>() -> (A, B, Second) where First == ProjectionPair<A, B> {
    (first.first, first.second, second)
  }

  /// Five of them.
  func parts<A, B, C, D, E>() -> (A, B, C, D, E)
  where First == ProjectionPair<A, B>, Second == ProjectionPair<C, ProjectionPair<D, E>> {
    (first.first, first.second, second.first, second.second.first, second.second.second)
  }
}
