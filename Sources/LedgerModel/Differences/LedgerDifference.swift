/// What changed between two moments of a ledger: every figure that is not the same, and by which
/// events.
///
/// Each event has done what the figure was after it, less what it was before it, so that the changes
/// add up to the difference exactly, rounding, carry and settings included.
public struct LedgerDifference: Hashable, Sendable {
  private let fold: DifferenceFold

  /// How many events are named for one figure: a larger number is told as a count with a sum.
  public static let causeLimit = 1000

  /// - Parameter fold: One that was told when the earlier moment came, and that ended at the later.
  package init(_ fold: DifferenceFold) {
    self.fold = fold
  }

  /// The currency of the figures.
  public var currency: Currency { fold.currency ?? .usd }

  /// The figures that changed: by month; of each first the month itself, then its buckets, and the
  /// categories of a bucket behind it.
  ///
  /// - Throws: ``FigureTooLarge`` where a figure of one of the two moments does not fit.
  public func changes() throws(FigureTooLarge) -> [FigureChange] {
    try fold.ends().flatMap { before, after in
      guard let state = fold.state(of: after.month) else { return [FigureChange]() }
      return MonthDifference(before: before, after: after, state: state, fold: fold).changes
    }
  }
}
