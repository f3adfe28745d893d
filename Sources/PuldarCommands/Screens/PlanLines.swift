import LedgerModel

/// A month's income setting: `base income 4000.00 a month from 2026-01`.
enum IncomeLine {
  /// - Parameter was: The earlier setting; `nil` if there is none, or it is not shown.
  static func text(
    _ plan: IncomePlan, from month: CalendarMonth, was: IncomePlan? = nil, _ style: ScreenStyle
  ) -> String {
    let before = was.map { amount($0, style) + " -> " } ?? ""
    return switch plan {
    case .monthly: "base income \(before)\(amount(plan, style)) a month from \(month.text)"
    case .onDays(_, let days):
      "base income \(before)\(amount(plan, style)) \(days.words), from \(month.text)"
    case .hourly(let rate, let hours):
      "base income \(before)\(amount(plan, style)) a month from \(month.text): "
        + "\(style.amount(rate)) an hour, \(hours.shortText) hours a week"
    case .actual:
      "income from \(month.text) is what is recorded, and nothing else"
        + (was.map { " (was \(amount($0, style)) a month)" } ?? "")
    }
  }

  /// Returns the monthly amount of a plan.
  private static func amount(_ plan: IncomePlan, _ style: ScreenStyle) -> String {
    guard let base = plan.base else { return "nothing" }
    return style.amount(base)
  }
}

extension IncomeDays {
  /// The rule in words: `every month on the 15th and the last day`; other rules include their first day.
  var words: String {
    let isMonthly = if case .months(1, _) = rule.interval { true } else { false }
    return (isMonthly ? RecurrenceLine.text(rule) : RecurrenceLine.wholeText(rule))
      + (skipped.isEmpty ? "" : " without \(skipped.map(\.text).joined(separator: ", "))")
  }
}

/// The command that sets a month's income, without the program's name.
enum IncomeHint {
  static func command(for month: CalendarMonth, _ today: CalendarDay) -> String {
    "income 4000 --monthly" + (month == today.month ? "" : " --from \(month.text)")
  }
}

/// The distribution of a month's income, on one line: `Fundamentals 50% 2000.00 · Fun 30% 1200.00`.
enum SharesLine {
  static func text(_ month: MonthBudget, _ style: ScreenStyle) -> String {
    let parts = LargestRemainder.parts(
      of: month.budget.minorUnits, by: month.buckets.map(\.share))
    return style.joined(
      zip(month.buckets, parts).map { bucket, units in
        let part = Money(minorUnits: units, currency: month.currency)
        let moved = bucket.budget.subtracting(part)
        let sign = moved.minorUnits < 0 ? "-" : "+"
        let rest =
          moved.minorUnits == 0
          ? "" : " \(sign) \(style.amount(moved.minorUnits < 0 ? moved.negated : moved))"
        return "\(bucket.shownName) \(bucket.share.shortText)"
          + (month.isShared ? " \(style.amount(part))\(rest)" : "")
      })
  }
}

/// A rule in words: `"blue door" is dining`.
enum RuleLine {
  static func text(
    _ words: String, _ category: CategoryName, _ categories: CategoryCatalog
  ) -> String {
    "rule \"\(VisibleText(words))\" is \(categories.shownName(of: category))"
  }
}
