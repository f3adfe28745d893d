/// Money was spent.
public struct ExpenseAdded: EntryPayload {
  package static let type: EventType = "ExpenseAdded"
  /// More than zero: money that comes back is a ``CreditApplied``.
  public var amount: Money
  public var category: CategoryName
  /// The day it counts on, as the person said it.
  public var date: CalendarDay
  public var account: AccountName
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
    texts = try fields.texts()
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
    EntryValues(type: .expense, amount: amount, category: category, date: date, account: account)
  }

  package var event: LedgerEvent { .entry(.expenseAdded(self)) }
}
