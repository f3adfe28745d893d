/// The values of an entry that figures are made of.
public struct EntryValues: Hashable, Sendable {
  public var type: EntryType
  /// More than zero: the type says which way it counts.
  public var amount: Money
  /// ``CategoryName/income`` for income, and for nothing else.
  public var category: CategoryName
  /// The day it counts on.
  public var date: CalendarDay
  public var account: AccountName

  public init(
    type: EntryType, amount: Money, category: CategoryName, date: CalendarDay,
    account: AccountName
  ) {
    self.type = type
    self.amount = amount
    self.category = category
    self.date = date
    self.account = account
  }
}
