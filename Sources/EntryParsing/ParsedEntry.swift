public import LedgerModel

/// One entry that a text means, before anything is stored.
public struct ParsedEntry: Hashable, Sendable {
  public var type: EntryType
  /// More than zero; ``type`` says which way it counts.
  public var amount: Money
  /// Whether the text names the currency; otherwise it is the ledger's.
  public var isCurrencyNamed: Bool
  /// Who was paid or who paid; empty when nobody was named.
  public var merchant: String
  /// Income is always in ``LedgerModel/CategoryName/income``.
  public var category: CategoryName
  /// Today or before.
  public var date: CalendarDay
  /// Whether the text names the day; otherwise it is today.
  public var isDateNamed: Bool
  /// The account that the text names.
  public var account: AccountName?
  /// Whether the person marked the entry with `!`, to look at it later.
  public var needsReview: Bool
  public var origins: FieldOrigins

  public init(
    type: EntryType, amount: Money, category: CategoryName, date: CalendarDay,
    merchant: String = "", account: AccountName? = nil, isCurrencyNamed: Bool = false,
    isDateNamed: Bool = false, needsReview: Bool = false, origins: FieldOrigins = FieldOrigins()
  ) {
    self.type = type
    self.amount = amount
    self.isCurrencyNamed = isCurrencyNamed
    self.merchant = merchant
    self.category = category
    self.date = date
    self.isDateNamed = isDateNamed
    self.account = account
    self.needsReview = needsReview
    self.origins = origins
  }
}
