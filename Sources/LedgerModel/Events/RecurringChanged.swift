/// The person changed a recurring entry from a day on; its days before stay as they were.
package struct RecurringChanged: SettingPayload {
  package static let type: EventType = "RecurringChanged"
  /// The event that added it.
  package var rule: EventID
  /// The first day on which the new terms hold.
  package var from: CalendarDay
  /// All of them, also those that stay.
  package var terms: RecurringTerms
  package var change: SettingChange<RecurringTerms>

  package init(
    rule: EventID, from: CalendarDay, terms: RecurringTerms,
    change: SettingChange<RecurringTerms> = .init()
  ) {
    self.rule = rule
    self.from = from
    self.terms = terms
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    rule = try fields.event("of")
    from = try fields.day("from")
    try fields.enter("now")
    terms = try RecurringTerms(from: &fields)
    try fields.leave()
    let on = try fields.optionalEvent("on")
    var was: RecurringTerms?
    if on != nil {
      try fields.enter("was")
      was = try RecurringTerms(from: &fields)
      try fields.leave()
    }
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", rule)
    fields.write("from", from)
    fields.enter("now")
    terms.write(to: &fields)
    fields.leave()
    fields.writeIfPresent("on", change.on)
    if let was = change.was {
      fields.enter("was")
      was.write(to: &fields)
      fields.leave()
    }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .schedule(.recurringChanged(self)) }
  package var causes: [EventID] { [rule, change.on].compactMap(\.self) }
}
