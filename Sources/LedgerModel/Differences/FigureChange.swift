/// A figure that is not the same at two moments, and the events that made it so.
///
/// Amounts are minor units of the ledger's currency. The changes of all causes and
/// ``furtherChange`` add up to ``change``, to the cent.
public struct FigureChange: Hashable, Sendable {
  public var month: CalendarMonth
  public var figure: BudgetFigure
  /// The bucket that it is of, of a category the one that it counts in at the later moment; `nil` for
  /// a figure of the whole month.
  public var bucket: BucketName?
  public var before: Int64
  public var after: Int64
  /// In the order of the events, each once: at most ``LedgerDifference/causeLimit``.
  public var causes: [FigureCause]
  /// How many more changes it had; an event that changed several of its parts counts in each.
  public var furtherCount: Int
  /// What those changed together.
  public var furtherChange: Int64

  /// By how much it is higher at the later moment.
  public var change: Int64 { after - before }
}
