import LedgerModel

/// Derives the decimal mark from all amounts of a file.
struct DecimalMarkProof {
  /// The mark that an amount proves; `nil` if none did yet.
  private(set) var proven: DecimalMark?
  /// The range of the first ambiguous amount.
  private(set) var doubtful: Range<Int>?
  /// The mark in the first ambiguous amount; `nil` if there is none.
  private var doubtfulMark: DecimalMark?
  private var hasBothDoubts = false
  /// Whether an ambiguous amount ends in a digit other than zero, or a nonzero amount has no mark.
  private var hasOddAmount = false

  /// Adds the next amount. Returns `false` if it contradicts the others.
  mutating func add(_ form: AmountForm) -> Bool {
    guard let evidence = form.evidence else { return false }
    switch evidence {
    case .nothing:
      if form.figures.coefficient != 0 { hasOddAmount = true }
      return true
    case .proves(let mark):
      if proven == nil { proven = mark }
      return proven == mark
    case .either:
      if doubtful == nil {
        doubtful = form.digits
        doubtfulMark = form.lastMark
      } else if doubtfulMark != form.lastMark {
        hasBothDoubts = true
      }
      if form.figures.coefficient.map({ $0 % 10 }) != 0 { hasOddAmount = true }
      return true
    }
  }

  /// Returns the decimal mark if the currency of all amounts proves that the marks of "1,000" are group separators: it
  /// has no decimals, or fewer than three and not all amounts are round.
  ///
  /// - Parameter digits: The currency's number of decimals.
  func proven(byDecimals digits: Int) -> DecimalMark? {
    guard let doubtfulMark, !hasBothDoubts, digits < 3, digits == 0 || hasOddAmount else {
      return nil
    }
    return doubtfulMark == .dot ? .comma : .dot
  }
}
