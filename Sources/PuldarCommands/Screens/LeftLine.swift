import LedgerModel

/// The rest of a budget, in the form that every answer uses:
/// `1150.00 left of 1200.00`, `1350.00 left of 1200.00 + 100.00 carried + 50.00 back`,
/// `OVER by 50.00 (1250.00 used of 1200.00)`.
enum LeftLine {
  static func text(_ bucket: BucketBudget, _ style: ScreenStyle = ScreenStyle()) -> String {
    text(
      left: bucket.left, over: bucket.over, used: bucket.used, putAway: bucket.putAway,
      isCovered: bucket.covered.minorUnits != 0, budget: bucket.budget, carried: bucket.carried,
      style)
      + free(bucket.stillDue, bucket.free, style)
  }

  static func text(_ month: MonthBudget, _ style: ScreenStyle = ScreenStyle()) -> String {
    text(
      left: month.left, over: month.over, used: month.used, putAway: month.putAway,
      isCovered: month.covered.minorUnits != 0, budget: month.budget, carried: month.carried, style)
      + free(month.stillDue, month.free, style)
  }

  /// Returns the free part of the rest, if something is still due.
  private static func free(_ stillDue: Money, _ free: Money, _ style: ScreenStyle) -> String {
    stillDue.minorUnits == 0
      ? "" : ", \(style.amount(free)) free once \(style.amount(stillDue)) is paid"
  }

  /// Returns the use of a bucket without an income: `45.00 spent`, `7.50 back`, `300.00 put away`.
  static func spending(_ bucket: BucketBudget, _ style: ScreenStyle) -> String {
    let spent = bucket.used.subtracting(bucket.putAway)
    var parts: [String] = []
    if spent.minorUnits != 0 || bucket.putAway.minorUnits == 0 {
      parts.append(besides(spent, isCovered: bucket.covered.minorUnits != 0, style))
    }
    if bucket.putAway.minorUnits != 0 { parts.append("\(style.amount(bucket.putAway)) put away") }
    return parts.joined(separator: ", ")
  }

  /// Returns the use besides what was put away: `45.00 spent`, `45.00 used` if a goal covered a part, `7.50 back`.
  private static func besides(_ rest: Money, isCovered: Bool, _ style: ScreenStyle) -> String {
    magnitude(rest, style) + (rest.minorUnits < 0 ? " back" : isCovered ? " used" : " spent")
  }

  /// Returns the text for an excess: `OVER by 50.00`, or the amounts put away and spent if the excess is only due to
  /// putting money away.
  ///
  /// - Returns: An empty text if there is no excess.
  static func excess(
    over: Money, used: Money, putAway: Money, isCovered: Bool, _ style: ScreenStyle
  ) -> (text: String, isOver: Bool) {
    if over.minorUnits <= 0 { return ("", false) }
    if putAway < over { return ("OVER by \(style.amount(over))", true) }
    var parts = ["\(style.amount(putAway)) put away"]
    let more = putAway.subtracting(used.subtracting(over))
    if more.minorUnits > 0 { parts.append("\(style.amount(more)) more than planned") }
    let rest = used.subtracting(putAway)
    if rest.minorUnits != 0 { parts.append(besides(rest, isCovered: isCovered, style)) }
    return (parts.joined(separator: ", "), false)
  }

  private static func text(
    left: Money, over: Money, used: Money, putAway: Money, isCovered: Bool, budget: Money,
    carried: Money, _ style: ScreenStyle
  ) -> String {
    let carry =
      carried.minorUnits == 0
      ? "" : " \(carried.minorUnits < 0 ? "-" : "+") \(magnitude(carried, style)) carried"
    let whole = style.amount(budget) + carry
    let excess = excess(
      over: over, used: used, putAway: putAway, isCovered: isCovered, style)
    if !excess.text.isEmpty {
      return excess.text + (excess.isOver ? " (\(style.amount(used)) used of \(whole))" : "")
    }
    // More is left than the budget: the refund explains it.
    let back = used.minorUnits < 0 ? " + \(magnitude(used, style)) back" : ""
    return "\(style.amount(left)) left of \(whole)\(back)"
  }

  private static func magnitude(_ money: Money, _ style: ScreenStyle) -> String {
    style.amount(money.minorUnits < 0 ? money.negated : money)
  }
}
