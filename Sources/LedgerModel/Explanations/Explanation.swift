/// A figure with all that it is made of, down to the events: a tree of terms, whose every node is
/// exactly the sum of its terms.
public struct Explanation: Hashable, Sendable {
  public var figure: BudgetFigure
  public var month: CalendarMonth
  /// What all amounts are minor units of.
  public var currency: Currency
  /// The figure itself, with its terms.
  public var root: ExplanationTerm
  /// Pairs of events of two devices, where a term rests on one of them.
  public var conflicts: [Conflict]

  /// The figure in minor units.
  public var value: Int64 { root.value }
}
