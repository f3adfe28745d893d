import LedgerModel

/// The events that a figure is made of, as short as they can be written.
struct EventNumbers: Hashable, Sendable {
  private var events: Set<EventID> = []
  /// The first day of those that are named, if a figure rests on earlier ones too.
  var since: CalendarDay?

  init() {}

  init(_ events: some Sequence<EventID>) { self.events = Set(events) }

  mutating func formUnion(_ other: EventNumbers) { events.formUnion(other.events) }

  var count: Int { events.count }

  /// Returns the numbers, ranges of one log as "3–9".
  func text(_ number: (EventID) -> String) -> String {
    var runs: [(first: EventID, last: EventID)] = []
    for event in events.sorted() {
      if let last = runs.last?.last, last.writer == event.writer, last.number + 1 == event.number {
        runs[runs.count - 1].last = event
      } else {
        runs.append((event, event))
      }
    }
    return runs.map { run in
      run.first == run.last
        ? number(run.first)
        : "\(number(run.first))\(run.last.number == run.first.number + 1 ? ", " : "–")\(number(run.last))"
    }.joined(separator: ", ")
  }
}

extension LedgerPage {
  /// Writes the events of a figure, which a reader opens; nothing if there are none.
  func write(_ events: EventNumbers, to markup: inout Markup) {
    guard events.count > 0 else { return }
    markup.element("details") { markup in
      let since = events.since.map { " since \($0.text)" } ?? ""
      markup.element("summary", (events.count == 1 ? "1 event" : "\(events.count) events") + since)
      markup.text(events.text(context.number))
    }
  }

  /// Writes the same below a picture, which cannot hold them.
  func write(_ events: EventNumbers, named name: String, to markup: inout Markup) {
    guard events.count > 0 else { return }
    markup.element("details") { markup in
      markup.element("summary") { markup in
        markup.element("bdi", name)
        markup.text(events.count == 1 ? ": 1 event" : ": \(events.count) events")
      }
      markup.text(events.text(context.number))
    }
  }

  /// Returns the events of figures of one month, or of all months of the page.
  func events(of figures: [BudgetFigure], in month: CalendarMonth? = nil) -> EventNumbers {
    var events = EventNumbers()
    for month in month.map({ [$0] }) ?? months.map(\.month) {
      for figure in figures { explained?[month]?[figure].map { events.formUnion($0) } }
    }
    return events
  }

  /// Returns the events of the figures of each month that a page shows.
  static func events(
    of course: [MonthBudget], _ buckets: MonthlyBuckets, _ explained: ExplainedMonth,
    on today: CalendarDay
  ) -> [CalendarMonth: [BudgetFigure: EventNumbers]] {
    let categories = Set(course.flatMap(\.buckets).flatMap(\.categories).map(\.category))
    var events: [CalendarMonth: [BudgetFigure: EventNumbers]] = [:]
    for month in course {
      let ofMonth: [MonthFigure] = [.used, .capacity, .income, .spent, .budget]
      let ofBuckets: [MonthFigure] = [.used, .budget, .carried]
      let limits = (try? buckets.overview(of: month, on: today).limits) ?? []
      let figures: [BudgetFigure] =
        ofMonth.map { .month($0) } + categories.map { .category($0) }
        + month.buckets.flatMap { bucket in ofBuckets.map { .bucket(bucket.bucket, $0) } }
        + limits.filter(\.reach.isOfMonths).compactMap(\.category).map { .limit($0) }
      // A figure that does not fit is refused when the page is made.
      events[month.month] =
        (try? explained.events(of: figures, in: month.month))?.mapValues { EventNumbers($0) }
    }
    return events
  }
}
