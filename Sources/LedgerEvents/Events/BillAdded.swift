/// The person expects a bill, once or repeatedly.
public struct BillAdded: EventPayload {
  package static let type: EventType = "BillAdded"
  /// The name, amount, days and further terms of the bill.
  public var terms: BillTerms
  /// The sentence that the bill was made from; empty if there was none.
  package var said: String
  /// The source of the values, as for an entry.
  package var by: String

  package init(terms: BillTerms, said: String = "", by: String = "flags") {
    self.terms = terms
    self.said = said
    self.by = by
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    terms = try BillTerms(from: &fields)
    said = try fields.optionalText("said")
    by = try fields.text("by")
  }

  package func write(to fields: inout FieldWriter) {
    terms.write(to: &fields)
    fields.writeUnlessEmpty("said", said)
    fields.write("by", by)
  }

  package var event: LedgerEvent { .schedule(.bill(.added(self))) }
  package var reason: String { "" }
  package var causes: [EventID] { [terms.goal].compactMap(\.self) }
}

/// The person changed a bill from a day on; earlier days stay as they were.
public struct BillChanged: SettingPayload {
  package static let type: EventType = "BillChanged"
  /// The event that added the bill.
  public var bill: EventID
  /// The first day on which the new terms apply.
  public var from: CalendarDay
  /// All of the terms, including unchanged ones.
  public var terms: BillTerms
  /// The terms that applied before.
  public var change: SettingChange<BillTerms>
  /// The fields that this change sets; it says nothing about others.
  public var fields: Set<BillTerms.Field>

  /// - Parameter fields: `nil` for the fields that differ from before, and for all if there is no before.
  package init(
    bill: EventID, from: CalendarDay, terms: BillTerms, fields: Set<BillTerms.Field>? = nil,
    change: SettingChange<BillTerms> = .init()
  ) {
    self.bill = bill
    self.from = from
    self.terms = terms
    self.change = change
    self.fields = fields ?? BillChanged.fields(terms, change)
  }

  private static func fields(
    _ terms: BillTerms, _ change: SettingChange<BillTerms>
  ) -> Set<BillTerms.Field> {
    change.was.map { terms.fields(otherThan: $0) } ?? Set(BillTerms.Field.allCases)
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    bill = try fields.event("of")
    from = try fields.day("from")
    try fields.enter("now")
    terms = try BillTerms(from: &fields)
    try fields.leave()
    let on = try fields.optionalEvent("on")
    var was: BillTerms?
    if on != nil {
      try fields.enter("was")
      was = try BillTerms(from: &fields)
      try fields.leave()
    }
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
    let said = try fields.optionalText("said").split(separator: " ")
    let known = said.compactMap { BillTerms.Field(rawValue: String($0)) }
    guard known.count == said.count else { throw fields.invalid("said", "names of members") }
    self.fields = said.isEmpty ? BillChanged.fields(terms, change) : Set(known)
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", bill)
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
    if self.fields != BillChanged.fields(terms, change) {
      let said = BillTerms.Field.allCases.filter(self.fields.contains)
      fields.write("said", said.map(\.rawValue).joined(separator: " "))
    }
  }

  package var event: LedgerEvent { .schedule(.bill(.changed(self))) }
  package var causes: [EventID] { [bill, change.on].compactMap(\.self) }
}

/// The person stopped a bill: nothing is due from a day on; payments stay.
public struct BillStopped: EventPayload {
  package static let type: EventType = "BillStopped"
  /// The event that added the bill.
  public var bill: EventID
  /// The first day on which nothing is due.
  public var from: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(bill: EventID, from: CalendarDay, reason: String = "") {
    self.bill = bill
    self.from = from
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    bill = try fields.event("of")
    from = try fields.day("from")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", bill)
    fields.write("from", from)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .schedule(.bill(.stopped(self))) }
  package var causes: [EventID] { [bill] }
}
