/// Finds out from all amounts of a file which of their marks stands before the decimals.
struct DecimalMarkProof {
  /// The mark that an amount proves; `nil` before one did.
  private(set) var proven: DecimalMark?
  /// The first amount that could be two, and where it is.
  private(set) var doubtful: Range<Int>?
  /// The mark in the amounts that could be two; `nil` where they have both marks, or there are none.
  private var doubtfulMark: DecimalMark?
  private var hasBothDoubts = false
  /// Whether one of them ends in another digit than zero, or an amount without a mark stands beside them.
  private var hasOddAmount = false

  /// Adds the next amount; `false` where it contradicts the others.
  mutating func add(_ form: AmountForm, in bytes: [UInt8]) -> Bool {
    guard let evidence = form.evidence else { return false }
    switch evidence {
    case .nothing:
      if form.digits.contains(where: { bytes[$0] != UInt8(ascii: "0") }) { hasOddAmount = true }
      return true
    case .proves(let mark):
      if proven == nil { proven = mark }
      return proven == mark
    case .either:
      let mark: DecimalMark = form.lastMark == UInt8(ascii: ".") ? .dot : .comma
      if doubtful == nil {
        doubtful = form.digits
        doubtfulMark = mark
      } else if doubtfulMark != mark {
        hasBothDoubts = true
      }
      if bytes[form.digits.upperBound - 1] != UInt8(ascii: "0") { hasOddAmount = true }
      return true
    }
  }

  /// The mark before the decimals, where the currency of all amounts proves that the marks of "1,000" stand before
  /// thousands: it has no decimals, or two and an amount has other digits than zeros where a third would be.
  ///
  /// - Parameter digits: How many decimals the currency has.
  func proven(byDecimals digits: Int) -> DecimalMark? {
    guard let doubtfulMark, !hasBothDoubts, digits < 3, digits == 0 || hasOddAmount else {
      return nil
    }
    return doubtfulMark == .dot ? .comma : .dot
  }
}
