extension MonthlyBuckets {
  /// The months in a row that anything is known of: those with entries, a given one, and those in
  /// which a setting begins, as far as they are no more than ``settingReach`` away.
  package func span(with today: CalendarMonth) -> ClosedRange<CalendarMonth> {
    var first = min(months?.lowerBound ?? today, today)
    var last = max(months?.upperBound ?? today, today)
    let (start, end) = (first, last)
    for month in plan.startingMonths {
      if month.months(until: start) <= MonthlyBuckets.settingReach { first = min(first, month) }
      if end.months(until: month) <= MonthlyBuckets.settingReach { last = max(last, month) }
    }
    return first...last
  }

  /// How many months a setting may begin before or behind the entries to be looked at with them: a
  /// century. Nobody plans further, and one that begins with the calendar says nothing of its months.
  static let settingReach = 1200
}
