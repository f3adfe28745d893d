import LedgerModel

/// What became of a wish, and what it means for the figures.
struct Deed<Outcome: Sendable> {
  let state: Written
  let outcome: Outcome
  /// The lines that would be appended, for a preview.
  let lines: [String]
  /// The events that would be appended, for a preview.
  let previewed: [EventEnvelope]
  /// The figures before; `nil` where nobody is told of them.
  var before: MonthlyBuckets?
  let after: MonthlyBuckets
}
