/// The person moved a part of one bucket's budget to another bucket, for one month. An amount in another
/// currency than the ledger's does not count.
public struct BudgetShifted: EventPayload {
  package static let type: EventType = "BudgetShifted"
  /// The month whose budget changes.
  public var month: CalendarMonth
  /// More than zero.
  public var amount: Money
  /// The bucket that gets less.
  public var source: BucketName
  /// The bucket that gets more.
  public var destination: BucketName
  /// Why; may be empty.
  package var reason: String

  package init(
    _ amount: Money, from source: BucketName, to destination: BucketName, in month: CalendarMonth,
    reason: String = ""
  ) {
    self.month = month
    self.amount = amount
    self.source = source
    self.destination = destination
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    guard let month = CalendarMonth(iso: try fields.text("month")) else {
      throw fields.invalid("month", "a month like 2026-01")
    }
    self.month = month
    amount = try fields.money()
    source = try fields.bucket("from")
    destination = try fields.bucket("to")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("month", month.text)
    fields.write(amount)
    fields.write("from", source.text)
    fields.write("to", destination.text)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.budgetShifted(self)) }
  package var causes: [EventID] { [] }
}
