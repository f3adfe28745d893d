public import LedgerModel

/// How the first write begins a new ledger.
public struct LedgerOpening: Hashable, Sendable {
  /// The currency of the ledger's figures.
  public var currency: Money.Currency
  /// The first day of a week.
  public var weekStart: CalendarDay.Weekday
  /// Which features need Pro: none, unless the app says otherwise.
  public var policy: ProPolicy
  /// The categories that it begins with.
  public var categories: CategorySet
  /// Custom categories that it begins with, written with its first line: each at most once, and in a bucket that every
  /// ledger has.
  public var ownCategories: [AddCategory] = []
  /// Whether the day or the month comes first in a numeric date such as `3/2`; with `nil`, the person is asked if a
  /// date is ambiguous.
  public var dateOrder: NumberConventions.DateOrder?
  /// The name of the device in the log.
  public var deviceName: String
  /// Whether to begin a ledger even if this machine stored events in one that is gone now, instead of throwing
  /// ``LogError/gone(path:eventCount:latest:)``.
  public var replacesMissing: Bool

  /// Creates an opening from its properties.
  public init(
    currency: Money.Currency, weekStart: CalendarDay.Weekday = .monday, policy: ProPolicy = .open,
    categories: CategorySet = .puldar, dateOrder: NumberConventions.DateOrder? = nil,
    deviceName: String = MachinePlaces.standard.deviceName,
    replacesMissing: Bool = false
  ) {
    self.replacesMissing = replacesMissing
    self.currency = currency
    self.weekStart = weekStart
    self.policy = policy
    self.categories = categories
    self.dateOrder = dateOrder
    self.deviceName = deviceName
  }
}
