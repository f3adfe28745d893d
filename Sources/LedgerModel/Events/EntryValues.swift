/// The values of an entry that figures are made of.
public struct EntryValues: Hashable, Sendable {
  // In an order that leaves no gaps: a fold keeps tens of thousands.
  /// More than zero: the type says which way it counts.
  public var amount: Money
  /// The day it counts on.
  public var date: CalendarDay
  /// ``CategoryName/income`` for income, and for nothing else.
  public var category: CategoryName
  public var account: AccountName
  public var type: EntryType

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
