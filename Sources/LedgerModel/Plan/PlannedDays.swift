/// Goes through the days of a series, each by the terms that hold on it.
struct PlannedDays<Terms: RecurringSeriesTerms>: Sequence, IteratorProtocol {
  private let timeline: SettingTimeline<Terms>
  private let isLeftOut: (CalendarDay) -> Bool
  private let end: CalendarDay
  /// Where other terms begin to hold, or the first day; `nil` at the end.
  private var start: CalendarDay?
  /// The terms that hold, the last day on which they do, and the next of their days.
  private var part: (terms: Terms, last: CalendarDay, index: Int)?

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
    while true {
      if let day = nextDay(), let terms = part?.terms { return (day, terms) }
      guard let first = start, first <= end else { return nil }
      let change = timeline.first(after: first)?.from
      start = change
      part = nil
      if let terms = timeline.inForce(on: first)?.value,
        let index = terms.recurrence.index(onOrAfter: first)
      {
        part = (terms, Swift.min(end, change?.previous ?? .last), index)
      }
    }
  }

  /// The next day of these terms that is not left out.
  private mutating func nextDay() -> CalendarDay? {
    while let index = part?.index, let day = part?.terms.recurrence.occurrence(index),
      let last = part?.last, day <= last
    {
      part?.index = index + 1
      if !isLeftOut(day) { return day }
    }
    return nil
  }
}
