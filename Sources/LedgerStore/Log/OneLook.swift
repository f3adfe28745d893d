/// A piece of work that looks at the files of a ledger once, and goes on from what it found.
///
/// Only its identity counts: a store keeps the one that it was looked at for last.
final class OneLook: Sendable {
  /// The one that the task at hand is a part of; `nil` if each read looks by itself.
  @TaskLocal static var current: OneLook?
}

extension Ledger {
  /// Runs work whose reads all tell of the same moment: each ledger in files is looked at when it is first read, and
  /// what other programs write after that is not seen.
  ///
  /// What a ledger writes itself is seen. A write never relies on an earlier look: it looks again while it
  /// keeps other writers out, and after it the work sees what that look found.
  ///
  /// ```swift
  /// let (months, bills) = try await Ledger.lookingOnce {
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
}
