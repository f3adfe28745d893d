/// The person ended a recurring entry: from a day on it falls no more; what it added stays.
package struct RecurringEnded: EventPayload {
  package static let type: EventType = "RecurringEnded"
  /// The event that added it.
  package var rule: EventID
  /// The first day on which it falls no more.
  package var from: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(rule: EventID, from: CalendarDay, reason: String = "") {
    self.rule = rule
    self.from = from
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    rule = try fields.event("of")
    from = try fields.day("from")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", rule)
    fields.write("from", from)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .schedule(.recurringEnded(self)) }
  package var causes: [EventID] { [rule] }
}

/// The person left one day of a recurring entry out.
package struct RecurringSkipped: EventPayload {
  package static let type: EventType = "RecurringSkipped"
  /// The event that added it.
  package var rule: EventID
  /// The day on which nothing falls.
  package var day: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(rule: EventID, day: CalendarDay, reason: String = "") {
    self.rule = rule
    self.day = day
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    rule = try fields.event("of")
    day = try fields.day("day")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", rule)
    fields.write("day", day)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .schedule(.recurringSkipped(self)) }
  package var causes: [EventID] { [rule] }
}

extension ScheduleEvent {
  /// The event that added the recurring entry that it changes, skips or ends; `nil` where it adds one
  /// itself, or is about a bill.
  package var rule: EventID? {
    switch self {
    case .recurringAdded: nil
    case .recurringChanged(let changed): changed.rule
    case .recurringSkipped(let skipped): skipped.rule
    case .recurringEnded(let ended): ended.rule
    case .bill: nil
    }
  }

  /// The category that its entries are put into; `nil` where it names none.
  var category: CategoryName? {
    let terms: RecurringTerms?
    switch self {
    case .recurringAdded(let added): terms = added.terms
    case .recurringChanged(let changed): terms = changed.terms
    case .recurringSkipped, .recurringEnded: terms = nil
    case .bill(let event): return event.category
    }
    return terms.flatMap { $0.type == .income ? nil : $0.category }
  }
}
