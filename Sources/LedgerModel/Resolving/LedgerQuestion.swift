import LedgerEvents

/// A question to a ledger, answered by a projection of the library; only the answer is visible to the caller.
///
/// ```swift
/// let names = try await ledger.answer(.usedAccounts)
/// ```
public struct LedgerQuestion<Answer: Sendable>: Sendable {
  /// The projection before the first event.
  package let start: any Projection
  private let read: @Sendable (any Projection) throws(Refusal) -> Answer

  /// Creates a question that a projection answers.
  init<P: Projection>(
    _ start: P, _ answer: @escaping @Sendable (P) throws(Refusal) -> Answer
  ) {
    self.start = start
    read = { folded throws(Refusal) in try answer(folded as? P ?? start) }
  }

  /// Returns the answer of the projection folded from ``start``.
  package func answer(of folded: any Projection) throws(Refusal) -> Answer { try read(folded) }
}
