import LedgerModel

/// A month as it was, and as it is under the rules of a scenario.
struct ReplayedMonth {
  let actual: MonthBudget
  let scenario: MonthBudget

  /// The buckets of both, those of the scenario first.
  var buckets: [(was: BucketBudget?, now: BucketBudget?)] {
    let now = scenario.buckets.map { bucket in
      (was: actual.buckets.first { $0.bucket == bucket.bucket }, now: Optional(bucket))
    }
    let gone = actual.buckets.filter { bucket in
      !scenario.buckets.contains { $0.bucket == bucket.bucket }
    }
    return now + gone.map { (was: $0, now: nil) }
  }
}
