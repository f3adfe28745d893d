import LedgerModel

/// A base income and pay that was recorded beside it in one month: both count, and often both are the
/// same pay. It is told the first time that what is recorded comes to half of the base or more.
struct DoubledIncome {
  private let month: CalendarMonth
  private let base: Money
  private let recorded: Money
  private let today: CalendarMonth

  /// After entries: `nil` where they do not make it so, or where it was told before.
  ///
  /// - Parameter after: The figures with the entries.
  init?(_ entries: [EntryValues], _ after: MonthlyBuckets, today: CalendarDay) {
    var own: [CalendarMonth: Int64] = [:]
    for entry in entries where entry.type == .income {
      own[entry.date.month, default: 0] &+= entry.amount.minorUnits
    }
    for (month, units) in own.sorted(by: { $0.key < $1.key }) {
      guard let found = DoubledIncome(in: month, after, today: today),
        !found.isOther(than: own, after)
      else { continue }
      let before = found.recorded.minorUnits - units
      guard !DoubledIncome.isMuch(before, of: found.base) else { continue }
      self = found
      return
    }
    return nil
  }

  /// In a month; `nil` where little or nothing is recorded beside a base.
  init?(in month: CalendarMonth, _ buckets: MonthlyBuckets, today: CalendarDay) {
    guard let base = buckets.plan.income.inForce(on: month.firstDay)?.value.base,
      base.minorUnits > 0, let income = try? buckets.month(month).income
    else { return nil }
    self.month = month
    self.base = base
    self.today = today.month
    recorded = income.subtracting(base)
    guard DoubledIncome.isMuch(recorded.minorUnits, of: base) else { return nil }
  }

  private static func isMuch(_ recorded: Int64, of base: Money) -> Bool {
    recorded > 0 && recorded >= base.minorUnits - recorded
  }

  /// Whether a month without the entries has both, so that the person knows.
  private func isOther(than own: [CalendarMonth: Int64], _ after: MonthlyBuckets) -> Bool {
    guard let months = after.months else { return false }
    return CalendarMonth.months(from: months.lowerBound, through: months.upperBound).contains {
      own[$0] == nil && DoubledIncome(in: $0, after, today: today.firstDay) != nil
    }
  }

  /// What is told, with both ways out.
  ///
  /// - Parameters:
  ///   - setsBase: Whether it was the base that came on top, not an entry.
  ///   - event: The entry or setting that made it so.
  func lines(
    setsBase: Bool = false, undoing event: String?, _ style: ScreenStyle
  ) -> [Report.Line] {
    let isNow = month == today
    let there =
      setsBase
      ? "\(style.amount(recorded)) that came in \(isNow ? "this month" : "in \(month.text)")"
      : "the base income of \(style.amount(base))\(isNow ? "" : " in \(month.text)")"
    let actual = "income --income-mode actual\(isNow ? "" : " --from \(month.text)")"
    let undo = event.map { DisplayWidth.padded("undo \($0)", to: actual.count) }
    let advice: [Advice] =
      ["   This comes on top of \(there). If it is the same pay:"]
      + ["     \(command: actual)   counts only what comes in"]
      + (undo.map { ["     \(command: $0)   takes this back"] } ?? [])
    return advice.map { .offering($0, isDispensable: true) }
  }

  /// The same as a member of an answer's document.
  var member: JSONValue.Member {
    JSONValue.Member(
      name: "doubled",
      value: [
        "month": .text(month.text), "base": .text(AmountText.text(base)),
        "recorded": .text(AmountText.text(recorded)),
      ])
  }
}
