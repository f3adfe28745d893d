/// The recurring entries of a ledger: what each says of its days, which of these are left out, and from
/// when on it falls no more.
package struct RecurringPlan: Hashable, Sendable {
  /// One recurring entry.
  private struct Record: Hashable {
    /// From the beginning of the calendar what it was added with, then what it was changed to.
    var terms: SettingTimeline<RecurringTerms> = .init()
    var isInEffect = false
    var ends: SettingTimeline<Bool> = .init()
    /// The events that leave a day out.
    var skips: [CalendarDay: Set<EventID>] = [:]
  }

  private var records: [EventID: Record] = [:]
  /// In the order in which they were added.
  private var order: [EventID] = []

  package init() {}

  /// Takes in an event about a recurring entry, or puts it back.
  mutating func apply(_ event: ScheduleEvent, by id: EventID) {
    switch event {
    case .recurringAdded(let added):
      if records[id]?.terms.first == nil { order.append(id) }
      records[id, default: Record()].terms.apply(added.terms, from: .first, by: id)
      records[id]?.isInEffect = true
    case .recurringChanged(let changed):
      records[changed.rule, default: Record()].terms
        .apply(changed.terms, from: changed.from, by: id)
    case .recurringSkipped(let skipped):
      records[skipped.rule, default: Record()].skips[skipped.day, default: []].insert(id)
    case .recurringEnded(let ended):
      records[ended.rule, default: Record()].ends.apply(true, from: ended.from, by: id)
    case .bill: break
    }
  }

  /// Takes an event back, after an undo.
  mutating func revert(_ event: ScheduleEvent, by id: EventID) {
    switch event {
    case .recurringAdded: records[id]?.isInEffect = false
    case .recurringChanged(let changed): records[changed.rule]?.terms.revert(id)
    case .recurringSkipped(let skipped): records[skipped.rule]?.skips[skipped.day]?.remove(id)
    case .recurringEnded(let ended): records[ended.rule]?.ends.revert(id)
    case .bill: break
    }
  }

  /// The recurring entries, also those that ended, in the order in which they were added.
  package var rules: [EventID] { order.filter { records[$0]?.isInEffect == true } }

  /// Whether there is one that was not undone.
  package func exists(_ rule: EventID) -> Bool { records[rule]?.isInEffect == true }

  /// What holds of it on a day; `nil` where there is no such one.
  package func terms(
    of rule: EventID, on day: CalendarDay
  ) -> SettingTimeline<RecurringTerms>.Element? {
    exists(rule) ? records[rule]?.terms.inForce(on: day) : nil
  }

  /// What it is changed to after a day, first; `nil` where it stays as it is.
  package func nextTerms(
    of rule: EventID, after day: CalendarDay
  ) -> SettingTimeline<RecurringTerms>.Element? {
    exists(rule) ? records[rule]?.terms.first(after: day) : nil
  }

  /// The first day on which it falls no more, because it was ended; `nil` where it was not.
  package func end(of rule: EventID) -> CalendarDay? { records[rule]?.ends.first?.from }

  /// The event that ended it, the first one in effect; `nil` where none did.
  func ending(of rule: EventID) -> EventID? { records[rule]?.ends.first?.event }

  /// Whether a day of it is left out.
  package func isSkipped(_ day: CalendarDay, of rule: EventID) -> Bool {
    records[rule]?.skips[day]?.isEmpty == false
  }

  /// The days of it that are left out, in their order.
  package func skippedDays(of rule: EventID) -> [CalendarDay] {
    (records[rule]?.skips ?? [:]).filter { !$0.value.isEmpty }.keys.sorted()
  }

  /// The days of a span on which it falls, those that are left out too, in their order.
  package func days(
    of rule: EventID, in span: ClosedRange<CalendarDay>
  ) -> some Sequence<PlannedEntry> {
    days(of: rule, in: span) { _ in false }
  }

  private func days(
    of rule: EventID, in span: ClosedRange<CalendarDay>,
    without isLeftOut: @escaping (CalendarDay) -> Bool
  ) -> some Sequence<PlannedEntry> {
    plannedDays(of: rule, in: span, without: isLeftOut).lazy.map { day, terms in
      PlannedEntry(rule: rule, day: day, terms: terms)
    }
  }

  private func plannedDays(
    of rule: EventID, in span: ClosedRange<CalendarDay>,
    without isLeftOut: @escaping (CalendarDay) -> Bool
  ) -> PlannedDays<RecurringTerms> {
    guard exists(rule), let record = records[rule] else { return PlannedDays() }
    let end = record.ends.first.map { $0.from.previous } ?? .last
    guard let end, end >= span.lowerBound else { return PlannedDays() }
    return PlannedDays(
      record.terms, from: span.lowerBound, through: min(span.upperBound, end),
      without: isLeftOut)
  }

  /// What falls in a span and was neither left out nor added yet: by day, then in the order in which the
  /// recurring entries were added.
  package func open(
    in span: ClosedRange<CalendarDay>, added: RecurringEntries
  ) -> [PlannedEntry] {
    rules.flatMap { rule in openDays(of: rule, in: span, added: added) }
      .enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }

  /// The same of one recurring entry.
  package func openDays(
    of rule: EventID, in span: ClosedRange<CalendarDay>, added: RecurringEntries
  ) -> some Sequence<PlannedEntry> {
    days(of: rule, in: span) { day in
      added.contains(day, of: rule) || isSkipped(day, of: rule)
    }
  }
}

/// A day of a recurring entry, with what it says of it.
package struct PlannedEntry: Hashable, Sendable {
  /// The event that added the recurring entry.
  package var rule: EventID
  package var day: CalendarDay
  package var terms: RecurringTerms

  /// What its entry says.
  package var content: EntryContent { terms.entry(on: day) }
}
