import LedgerModel

/// The events that a figure is made of, as short as they can be written.
struct EventNumbers {
  private var events: Set<EventID> = []

  init() {}

  /// Collects the events of a term and of everything below it.
  init(of terms: [ExplanationTerm]) {
    for term in terms { add(term) }
  }

  init(_ events: some Sequence<EventID>) { self.events = Set(events) }

  private mutating func add(_ term: ExplanationTerm) {
    events.formUnion(term.events)
    for part in term.terms { add(part) }
  }

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
      markup.element("summary", events.count == 1 ? "1 event" : "\(events.count) events")
      markup.text(events.text(context.number))
    }
  }

  /// Returns the events of a figure of one month, or of all months of the page.
  func events(
    of figures: [BudgetFigure], in month: CalendarMonth? = nil
  ) -> EventNumbers {
    var events = EventNumbers()
    for explained in explained where month == nil || explained.month == month {
      for figure in figures {
        // A figure that does not fit is refused when the page is made.
        guard let explanation = try? explained.explanation(of: figure) else { continue }
        events.formUnion(EventNumbers(of: [explanation.root]))
      }
    }
    return events
  }
}
