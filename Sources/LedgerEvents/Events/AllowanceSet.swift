/// The person set the daily allowance; one in another currency than the ledger's does not count.
public struct AllowanceSet: SettingPayload {
  package static let type: EventType = "AllowanceSet"
  /// The first day on which it applies.
  public var from: CalendarDay
  /// The allowance; zero ends it.
  public var amount: Money
  /// The allowance that applied before.
  public var change: SettingChange<Money>

  package init(from: CalendarDay, amount: Money, change: SettingChange<Money> = .init()) {
    self.from = from
    self.amount = amount
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.day("from")
    amount = try fields.money(orZero: true)
    let on = try fields.optionalEvent("on")
    var was: Money?
    if on != nil {
      try fields.enter("was")
      was = try fields.money(orZero: true)
      try fields.leave()
    }
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("from", from)
    fields.write(amount)
    fields.writeIfPresent("on", change.on)
    if let was = change.was {
      fields.enter("was")
      fields.write(was)
      fields.leave()
    }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .setting(.allowanceSet(self)) }
}
