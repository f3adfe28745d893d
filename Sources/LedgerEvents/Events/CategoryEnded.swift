/// The person ended a category: entries from that day on cannot use it, earlier ones keep it. If another category takes
/// over, the earlier ones were moved to it.
public struct CategoryEnded: EventPayload {
  package static let type: EventType = "CategoryEnded"
  /// The ended category.
  public var category: CategoryName
  /// The first day on which it is no longer offered.
  public var from: CalendarDay
  /// The category that takes over what it had; `nil` for none.
  public var heir: CategoryName?
  /// Why; may be empty.
  package var reason: String

  package init(
    category: CategoryName, from: CalendarDay, heir: CategoryName? = nil, reason: String = ""
  ) {
    self.category = category
    self.from = from
    self.heir = heir
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    category = try fields.category("category")
    from = try fields.day("from")
    heir = try fields.optionalName("to").map { CategoryName($0) }
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("category", category.text)
    fields.write("from", from)
    if let heir { fields.write("to", heir.text) }
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.categoryEnded(self)) }
  package var causes: [EventID] { [] }
}
