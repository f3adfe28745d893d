/// The person sets an amount aside each month, for an expense that is known.
package struct EarmarkAdded: EventPayload {
  package static let type: EventType = "EarmarkAdded"
  /// What it is called; never empty.
  package var name: String
  /// The first day on which it is set aside.
  package var from: CalendarDay
  package var amount: Money
  /// What its expenses are put into.
  package var category: CategoryName
  /// Why; may be empty.
  package var reason: String

  package init(
    _ name: String, _ amount: Money, from: CalendarDay, category: CategoryName = .other,
    reason: String = ""
  ) {
    self.name = name
    self.from = from
    self.amount = amount
    self.category = category
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    name = try fields.text("name")
    from = try fields.day("from")
    amount = try fields.money()
    category = try fields.category("category")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("name", name)
    fields.write("from", from)
    fields.write(amount)
    fields.write("category", category.text)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.envelope(.earmarkAdded(self))) }
  package var causes: [EventID] { [] }
}

/// The person paid what was set aside for a month: no more is, whatever was paid.
///
/// Its expense, where it has one, is added in the same batch, under a key of its own.
package struct EarmarkPaid: EventPayload {
  package static let type: EventType = "EarmarkPaid"
  /// The event that added it.
  package var earmark: EventID
  /// The first day of the month that it is paid for.
  package var due: CalendarDay
  /// What was paid; it may differ from what was set aside.
  package var amount: Money
  /// The day on which it was paid.
  package var day: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(
    _ earmark: EventID, for month: CalendarMonth, amount: Money, on day: CalendarDay,
    reason: String = ""
  ) {
    self.earmark = earmark
    self.due = month.firstDay
    self.amount = amount
    self.day = day
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    earmark = try fields.event("of")
    due = try fields.day("due")
    amount = try fields.money()
    day = try fields.day("date")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", earmark)
    fields.write("due", due)
    fields.write(amount)
    fields.write("date", day)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.envelope(.earmarkPaid(self))) }
  package var causes: [EventID] { [earmark] }
}

/// The person took back that an earmark is paid: it is set aside again.
package struct EarmarkUnpaid: EventPayload {
  package static let type: EventType = "EarmarkUnpaid"
  /// The event that added it.
  package var earmark: EventID
  /// The first day of the month that it was paid for.
  package var due: CalendarDay
  /// How often that was done to this month before, from 0: what the keys of both are made of.
  package var turn: Int
  /// Why; may be empty.
  package var reason: String

  package init(
    _ earmark: EventID, for month: CalendarMonth, turn: Int = 0, reason: String = ""
  ) {
    self.earmark = earmark
    self.due = month.firstDay
    self.turn = turn
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    earmark = try fields.event("of")
    due = try fields.day("due")
    turn = try fields.number("turn")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", earmark)
    fields.write("due", due)
    fields.write("turn", turn)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.envelope(.earmarkUnpaid(self))) }
  package var causes: [EventID] { [earmark] }
}

/// The person sets an earmark aside no more, from a day on. What was paid stays.
package struct EarmarkEnded: EventPayload {
  package static let type: EventType = "EarmarkEnded"
  /// The event that added it.
  package var earmark: EventID
  /// The first day without it.
  package var from: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(_ earmark: EventID, from: CalendarDay, reason: String = "") {
    self.earmark = earmark
    self.from = from
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    earmark = try fields.event("of")
    from = try fields.day("from")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", earmark)
    fields.write("from", from)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .account(.envelope(.earmarkEnded(self))) }
  package var causes: [EventID] { [earmark] }
}
