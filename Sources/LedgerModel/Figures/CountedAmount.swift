/// What an entry adds to the sum of a day and a category: what ``MonthlyBuckets`` counts, and what an
/// explanation lists.
struct CountedAmount: Hashable, Sendable {
  var day: CalendarDay
  /// The category, or ``MonthlyBuckets/incomeName``.
  var name: Name
  /// Below zero for a credit.
  var minorUnits: Int64
}
