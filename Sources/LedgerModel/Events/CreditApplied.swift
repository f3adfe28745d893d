/// Money came back, or was given for something: it lowers what its category spent.
public struct CreditApplied: EntryPayload {
  package static let type: EventType = "CreditApplied"
  /// More than zero.
  public var amount: Money
  public var category: CategoryName
  /// The day it counts on, as the person said it.
  public var date: CalendarDay
  public var account: AccountName
  /// With the expense that it pays back, where one is known.
  public var texts: EntryTexts

  public init(
    amount: Money, category: CategoryName, date: CalendarDay, account: AccountName = .bank,
    texts: EntryTexts
  ) {
    self.amount = amount
    self.category = category
    self.date = date
    self.account = account
    self.texts = texts
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    amount = try fields.money()
    category = try fields.category("category")
    date = try fields.day("date")
    account = try fields.account("account")
    texts = try fields.texts(withPurchase: true)
  }

  package func write(to fields: inout FieldWriter) {
    fields.write(amount)
    fields.write("category", category.text)
    fields.write("date", date)
    fields.write("account", account.text)
    fields.write(texts)
  }

  /// What it says, as the values of an entry.
  public var values: EntryValues {
    EntryValues(type: .credit, amount: amount, category: category, date: date, account: account)
  }

  package var event: LedgerEvent { .entry(.creditApplied(self)) }
}
