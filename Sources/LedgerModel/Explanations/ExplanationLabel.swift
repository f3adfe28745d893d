/// What a term of an explanation is. Amounts in it are minor units of the ledger's currency, with
/// the sign of the figure itself, also where it is taken away.
public enum ExplanationLabel: Hashable, Sendable {
  case month(MonthFigure, CalendarMonth)
  case bucket(BucketFigure, CalendarMonth)
  /// A bucket's part of a figure of the month.
  case bucketPart(BucketName)
  case category(CategoryName)
  /// A share of an income, rounded towards zero.
  ///
  /// - share: How much of it.
  /// - income: The amount that it is a share of.
  /// - setBy: The allocation; `nil` for the shares that hold without one.
  /// - incomeEvents: What the amount comes from.
  case share(Percentage, income: Int64, setBy: EventID?, incomeEvents: [EventID])
  /// The income that was set.
  case setIncome(IncomePlan)
  /// An entry; `movedBy` is what put its category into its bucket, where that was moved.
  case entry(EventID, EntryValues, merchant: String, movedBy: EventID?)
  /// What one event did to an entry's part of the figure.
  ///
  /// - was: What the entry was in the figure before; `nil` where it was not in it.
  /// - now: What it is after; `nil` where it is not in it.
  /// - place: Where it is counted that is not in the figure.
  case change(
    EntryChangeKind, was: Int64?, now: Int64?, place: EntryPlace?, reason: String)
  /// The cent of a share that was rounded off more than the others' (``LargestRemainder``).
  case remainderCent
  /// Cents that the parts of an income lose each alone, and not together.
  case fractions
  /// An overspend that a bucket which carries only what is left does not carry.
  case overspendNotCarried
  /// What is not overspent: an excess is never below zero.
  case notOver
}
