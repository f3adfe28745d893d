/// Goes through the days of a series, each by the terms that hold on it.
struct PlannedDays<Terms: RecurringSeriesTerms>: Sequence, IteratorProtocol {
  private let timeline: SettingTimeline<Terms>
  private let isLeftOut: (CalendarDay) -> Bool
  private let end: CalendarDay
  /// Where other terms begin to hold, or the first day; `nil` at the end.
  private var start: CalendarDay?
  /// What holds on the day that was answered last; `nil` before the first.
  private(set) var terms: Terms?
  /// The last day on which these terms hold.
  private var last = CalendarDay.first
  /// The next of their days.
  private var index = 0

  init(
    _ timeline: SettingTimeline<Terms> = .init(),
    from start: CalendarDay? = nil, through end: CalendarDay = .last,
    without isLeftOut: @escaping (CalendarDay) -> Bool = { _ in false }
  ) {
    self.timeline = timeline
    self.isLeftOut = isLeftOut
    self.start = start
    self.end = end
  }

  mutating func next() -> (day: CalendarDay, terms: Terms)? {
    guard let day = nextDay(), let terms else { return nil }
    return (day, terms)
  }

  /// The next day alone: most are looked at, and little is asked of them.
  mutating func nextDay() -> CalendarDay? {
    while true {
      if let day = nextDayOfPart() { return day }
      guard let first = start, first <= end else { return nil }
      let change = timeline.change(after: first)
      start = change
      terms = nil
      if let found = timeline.value(on: first),
        let index = found.recurrence.index(onOrAfter: first)
      {
        (terms, self.index) = (found, index)
        last = Swift.min(end, change?.previous ?? .last)
      }
    }
  }

  /// The next day of these terms that is not left out.
  private mutating func nextDayOfPart() -> CalendarDay? {
    while let day = terms?.recurrence.occurrence(index), day <= last {
      index += 1
      if !isLeftOut(day) { return day }
    }
    return nil
  }
}
