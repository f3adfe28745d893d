/// Money was earned: it raises the income of its month.
public struct IncomeReceived: EntryPayload {
  package static let type: EventType = "IncomeReceived"
  /// More than zero.
  public var amount: Money
  /// The day it counts on, as the person said it.
  public var date: CalendarDay
  public var account: AccountName
  public var texts: EntryTexts

  public init(
    amount: Money, date: CalendarDay, account: AccountName = .bank, texts: EntryTexts
  ) {
    self.amount = amount
    self.date = date
    self.account = account
    self.texts = texts
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    amount = try fields.money()
    date = try fields.day("date")
    account = try fields.account("account")
    texts = try fields.texts()
  }

  package func write(to fields: inout FieldWriter) {
    fields.write(amount)
    fields.write("date", date)
    fields.write("account", account.text)
    fields.write(texts)
  }

  /// What it says, as the values of an entry.
  public var values: EntryValues {
    EntryValues(type: .income, amount: amount, category: .income, date: date, account: account)
  }

  package var event: LedgerEvent { .entry(.incomeReceived(self)) }
}
