extension Ledger {
  /// Runs work whose reads all tell of the same moment: each ledger in files is looked at when it is first read, and
  /// what other programs write after that is not seen.
  ///
  /// What the work writes itself is seen. A write never relies on an earlier look: it looks again while it
  /// keeps other writers out, and the reads after it tell of what that look found.
  ///
  /// ```swift
  /// let (months, plans) = try await Ledger.lookingOnce {
  ///   (try await ledger.view(MonthlyBuckets()), try await ledger.view(Plans()))
  /// }
  /// ```
  ///
  /// A ledger in memory is as it is at each read.
  ///
  /// - Parameter body: The work. If it is itself a part of such work, it goes on from the earlier look.
  public nonisolated static func lookingOnce<R>(
    _ body: () async throws -> R
  ) async rethrows -> R {
    try await OneLook.$current.withValue(OneLook.current ?? OneLook(), operation: body)
  }

  /// Runs what reads the logs several times, and in files looks at them once.
  func lookingOnce<R>(_ body: () throws -> R) throws -> R {
    guard let store = store as? FileEventStore else { return try body() }
    return try store.lookingOnce(body)
  }
}
