import LedgerEvents

/// What a bill says: each field from a day on, until something else is said of the same field from a later day on.
struct BillTimeline: Hashable, Sendable {
  /// What it was added with, from the beginning of the calendar, then each change with all that it wrote.
  private var events = SettingTimeline<BillTerms>()
  /// The changes that say something of a field.
  private var fields: [BillTerms.Field: SettingTimeline<BillTerms>] = [:]

  /// Whether anything was recorded that holds.
  var holdsAny: Bool { events.holdsAny }

  /// Records what it was added with, or puts it back.
  mutating func apply(_ added: BillAdded, by event: EventID) {
    events.apply(added.terms, from: .first, by: event)
  }

  /// Records a change, or puts it back.
  mutating func apply(_ changed: BillChanged, by event: EventID) {
    events.apply(changed.terms, from: changed.from, by: event)
    for field in changed.fields {
      fields[field, default: .init()].apply(changed.terms, from: changed.from, by: event)
    }
  }

  /// Takes a change back.
  mutating func revert(_ event: EventID) {
    events.revert(event)
    for field in fields.keys { fields[field]?.revert(event) }
  }

  /// What holds on a day; `nil` if nothing does.
  func value(on day: CalendarDay) -> BillTerms? {
    if fields.isEmpty { return events.value(on: day) }
    guard var terms = events.first?.value else { return nil }
    for (field, timeline) in fields {
      if let said = timeline.value(on: day) { terms.take(field, of: said) }
    }
    return terms
  }

  /// The same with the event that was recorded last for it.
  func inForce(on day: CalendarDay) -> SettingTimeline<BillTerms>.Element? {
    guard var element = events.inForce(on: day) else { return nil }
    element.value = value(on: day) ?? element.value
    return element
  }

  /// The first day after another one on which something else begins to hold; `nil` if nothing does.
  func change(after day: CalendarDay) -> CalendarDay? { events.change(after: day) }

  /// All that it says, each from a day on.
  var inEffect: [SettingTimeline<BillTerms>.Element] {
    events.inEffect.compactMap { inForce(on: $0.from) }
  }

  /// Whether a change still says a field from its first day on.
  func holds(_ changed: BillChanged, by event: EventID) -> Bool {
    changed.fields.contains { fields[$0]?.inForce(on: changed.from)?.event == event }
  }
}
