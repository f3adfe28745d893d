import LedgerEvents

/// A question to a ledger that a projection of the library answers: what is folded is nobody's concern but the
/// answer is.
///
/// ```swift
/// let names = try await ledger.answer(.usedAccounts)
/// ```
public struct LedgerQuestion<Answer: Sendable>: Sendable {
  /// What folds the events, before the first one.
  package let start: any Projection
  private let read: @Sendable (any Projection) throws(Refusal) -> Answer

  /// A question that a projection answers.
  init<P: Projection>(
    _ start: P, _ answer: @escaping @Sendable (P) throws(Refusal) -> Answer
  ) {
    self.start = start
    read = { folded throws(Refusal) in try answer(folded as? P ?? start) }
  }

  /// The answer of what was folded from ``start``.
  package func answer(of folded: any Projection) throws(Refusal) -> Answer { try read(folded) }
}
