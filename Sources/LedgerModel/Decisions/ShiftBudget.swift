public import LedgerEvents

/// Moves a part of one bucket's budget to another, for one month.
///
/// Refused with ``Refusal/shiftTooLarge(_:budget:wanted:)``, ``Refusal/noSharedBudget(_:)``,
/// ``Refusal/sameBucket(_:)``, and for its amount and buckets.
public struct ShiftBudget: LedgerDecision {
  /// More than zero, and at most the budget of ``source``.
  package var amount: Money
  /// The bucket that gives.
  package var source: BucketName
  /// The bucket that receives; another one.
  package var destination: BucketName
  /// The month.
  package var month: CalendarMonth
  /// Whether ``month`` was filled in rather than stated; then it is not part of the request.
  package var isMonthFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a shift for a month.
  public init(
    _ amount: Money, from source: BucketName, to destination: BucketName, in month: CalendarMonth,
    isMonthFilledIn: Bool = false, reason: String = ""
  ) {
    self.amount = amount
    self.source = source
    self.destination = destination
    self.month = month
    self.isMonthFilledIn = isMonthFilledIn
    self.reason = reason
  }

  package var view: MonthlyBuckets { MonthlyBuckets() }

  package func events(given buckets: MonthlyBuckets, from first: EventID) throws(Refusal)
    -> [NewEvent]
  {
    guard let currency = buckets.currency else { throw .emptyLedger }
    try EntryRules.check(amount, in: currency)
    try EntryRules.check(reason, "reason")
    for bucket in [source, destination] {
      try BucketRules.check(bucket, in: buckets.plan, on: month.firstDay)
    }
    guard source != destination else { throw .sameBucket(source) }
    guard let formed = try? buckets.month(month), formed.isShared else {
      throw .noSharedBudget(month)
    }
    let budget = formed.buckets.first { $0.bucket == source }?.budget ?? .zero(currency)
    guard amount <= budget else { throw .shiftTooLarge(source, budget: budget, wanted: amount) }
    let shifted = BudgetShifted(
      amount, from: source, to: destination, in: month, reason: reason)
    return [NewEvent(.setting(.budgetShifted(shifted)))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.isOne { (set: BudgetShifted) in
      set.amount == amount && set.source == source && set.destination == destination
        && (isMonthFilledIn || set.month == month) && set.reason == reason
    }
  }
}
