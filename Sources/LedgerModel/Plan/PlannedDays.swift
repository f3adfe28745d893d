import LedgerEvents

/// Iterates over the days of a bill in due order, each with the terms that hold on its day of the rule.
struct PlannedDays: Sequence, IteratorProtocol {
  private struct Moved {
    var day: CalendarDay
    var due: CalendarDay
    var terms: BillTerms
  }

  private var rule: RuleDays
  /// The due days of moved days.
  private var dues: [CalendarDay: CalendarDay] = [:]
  /// The moved days that are due in the span and not returned yet, the last first.
  private var moved: [Moved] = []
  /// The next unmoved day after those returned.
  private var waiting: CalendarDay?
  private var movedTerms: BillTerms?
  /// The due day of the last returned day.
  private(set) var due = CalendarDay.first

  init(
    _ timeline: BillTimeline = .init(), dues: [CalendarDay: CalendarDay] = [:],
    from start: CalendarDay? = nil, through end: CalendarDay = .last
  ) {
    rule = RuleDays(timeline, from: start, through: end)
    guard !dues.isEmpty, let start else { return }
    self.dues = dues
    moved = dues.compactMap { day, due in
      guard due >= start, due <= end, let terms = timeline.value(on: day),
        terms.recurrence.falls(on: day)
      else { return nil }
      return Moved(day: day, due: due, terms: terms)
    }
    moved.sort { ($0.due, $0.day) > ($1.due, $1.day) }
  }

  /// The terms of the last returned day; `nil` before the first.
  var terms: BillTerms? { movedTerms ?? rule.terms }

  mutating func next() -> (day: CalendarDay, due: CalendarDay, terms: BillTerms)? {
    guard let day = nextDay(), let terms else { return nil }
    return (day, due, terms)
  }

  /// Returns only the next day of the rule: most days are only glanced at.
  mutating func nextDay() -> CalendarDay? {
    movedTerms = nil
    while waiting == nil, let day = rule.nextDay() {
      if dues[day] == nil { waiting = day }
    }
    if let next = moved.last, waiting.map({ (next.due, next.day) < ($0, $0) }) ?? true {
      moved.removeLast()
      (due, movedTerms) = (next.due, next.terms)
      return next.day
    }
    guard let day = waiting else { return nil }
    (due, waiting) = (day, nil)
    return day
  }
}

/// Iterates over the days of a bill's rule, each with the terms that hold on it.
private struct RuleDays {
  private let timeline: BillTimeline
  private let end: CalendarDay
  /// The day on which different terms start, or the first day; `nil` at the end.
  private var start: CalendarDay?
  /// The terms of the last returned day; `nil` before the first.
  private(set) var terms: BillTerms?
  /// The last day of these terms.
  private var last = CalendarDay.first
  /// The index of the next day of these terms.
  private var index = 0

  init(
    _ timeline: BillTimeline, from start: CalendarDay?, through end: CalendarDay
  ) {
    self.timeline = timeline
    self.start = start
    self.end = end
  }

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

  /// Returns the next day of the current terms.
  private mutating func nextDayOfPart() -> CalendarDay? {
    guard let day = terms?.recurrence.occurrence(index), day <= last else { return nil }
    index += 1
    return day
  }
}
