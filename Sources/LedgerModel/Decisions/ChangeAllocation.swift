public import LedgerEvents

/// Sets how a month's income is shared among the buckets, from a day on.
public struct ChangeAllocation: SingleDecision {
  /// The shares, one for each bucket, in any order.
  package var shares: [BucketShare]
  /// The first day on which they hold. A month is judged by its first day, so a day within a month counts from the
  /// next.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates shares that hold from a day on and total 100 %. A day within a month counts from the next month.
  public init(
    _ shares: [BucketShare], from: CalendarDay, isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.shares = shares
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  /// The shares, sorted by bucket.
  private var inOrder: [BucketShare] { BucketShare.inOrder(shares) }

  package func event(given state: DecisionState) throws(Refusal) -> AllocationChanged {
    for (index, share) in shares.enumerated() {
      try BucketRules.check(share.bucket, in: state.plan, on: from)
      if shares[..<index].contains(where: { $0.bucket == share.bucket }) {
        throw .bucketTwice(share.bucket)
      }
    }
    let buckets = state.plan.buckets.offered(on: from)
    if let missing = buckets.first(where: { bucket in
      !shares.contains { $0.bucket == bucket }
    }) {
      throw .sharesIncomplete(missing: missing, known: buckets)
    }
    // At most 1,000,000 each, and no bucket twice: far within `Int`.
    let sum = shares.reduce(0) { $0 + $1.share.hundredths }
    guard sum == Percentage.whole.hundredths else { throw .sharesDoNotAddUp(hundredths: sum) }
    try EntryRules.check(reason, "reason")
    let before = state.plan.shares.inForce(on: from)
    if before.says(inOrder, from: isStartFilledIn ? nil : from) { throw .nothingToChange }
    let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
    return AllocationChanged(from: from, shares: inOrder, change: change)
  }

  package func isSaid(by setting: AllocationChanged) -> Bool {
    setting.shares == inOrder && (isStartFilledIn || setting.from == from)
      && setting.change.reason == reason
  }
}

extension ChangeAllocation {
  /// Pairs percentages with buckets, by default Fundamentals, Fun and Future You, the buckets of a new ledger.
  ///
  /// - Returns: `nil` if the counts differ.
  public static func shares(
    _ percentages: [Percentage], of buckets: [BucketName] = BucketName.builtIn
  ) -> [BucketShare]? {
    guard percentages.count == buckets.count else { return nil }
    return zip(buckets, percentages).map(BucketShare.init)
  }
}
