import LedgerEvents

/// The terms of a bill: each field holds from a day on, until a later-dated change of the same field.
struct BillTimeline: Hashable, Sendable {
  /// The initial terms from the beginning of the calendar, then each change with all terms that it wrote.
  private var events = SettingTimeline<BillTerms>()
  /// The changes of each field.
  private var fields: [BillTerms.Field: SettingTimeline<BillTerms>] = [:]

  /// Whether any recorded terms hold.
  var holdsAny: Bool { events.holdsAny }

  /// Applies the initial terms, or restores them after a redo.
  mutating func apply(_ added: BillAdded, by event: EventID) {
    events.apply(added.terms, from: .first, by: event)
  }

  /// Applies a change, or restores it after a redo.
  mutating func apply(_ changed: BillChanged, by event: EventID) {
    events.apply(changed.terms, from: changed.from, by: event)
    for field in changed.fields {
      fields[field, default: .init()].apply(changed.terms, from: changed.from, by: event)
    }
  }

  /// Reverts a change.
  mutating func revert(_ event: EventID) {
    events.revert(event)
    for field in fields.keys { fields[field]?.revert(event) }
  }

  /// Returns the terms on a day; `nil` if there are none.
  func value(on day: CalendarDay) -> BillTerms? {
    if fields.isEmpty { return events.value(on: day) }
    guard var terms = events.first?.value else { return nil }
    for (field, timeline) in fields {
      if let said = timeline.value(on: day) { terms.take(field, of: said) }
    }
    return terms
  }

  /// Returns the terms on a day with the latest event recorded for it.
  func inForce(on day: CalendarDay) -> SettingTimeline<BillTerms>.Element? {
    guard var element = events.inForce(on: day) else { return nil }
    element.value = value(on: day) ?? element.value
    return element
  }

  /// Returns the first day after another on which different terms may start; `nil` for none.
  func change(after day: CalendarDay) -> CalendarDay? { events.change(after: day) }

  /// All terms, each from a day on.
  var inEffect: [SettingTimeline<BillTerms>.Element] {
    events.inEffect.compactMap { inForce(on: $0.from) }
  }

  /// Returns whether a change still decides a field from its first day on.
  func holds(_ changed: BillChanged, by event: EventID) -> Bool {
    changed.fields.contains { fields[$0]?.inForce(on: changed.from)?.event == event }
  }
}
