/// Goes through the days of a bill, each by the terms that hold on it.
struct PlannedDays: Sequence, IteratorProtocol {
  private let timeline: SettingTimeline<BillTerms>
  private let end: CalendarDay
  /// Where other terms begin to hold, or the first day; `nil` at the end.
  private var start: CalendarDay?
  /// What holds on the day that was answered last; `nil` before the first.
  private(set) var terms: BillTerms?
  /// The last day on which these terms hold.
  private var last = CalendarDay.first
  /// The next of their days.
  private var index = 0

  init(
    _ timeline: SettingTimeline<BillTerms> = .init(),
    from start: CalendarDay? = nil, through end: CalendarDay = .last
  ) {
    self.timeline = timeline
    self.start = start
    self.end = end
  }

  mutating func next() -> (day: CalendarDay, terms: BillTerms)? {
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

  /// The next day of these terms.
  private mutating func nextDayOfPart() -> CalendarDay? {
    guard let day = terms?.recurrence.occurrence(index), day <= last else { return nil }
    index += 1
    return day
  }
}
