public import LedgerModel

/// What a new ledger is begun with, by its first write.
public struct LedgerOpening: Hashable, Sendable {
  /// The currency that the ledger's figures will be in.
  public var currency: Money.Currency
  /// On which day a week begins.
  public var weekStart: CalendarDay.Weekday
  /// What of the budget asks for Pro: nothing, unless the app says otherwise.
  public var policy: ProPolicy
  /// Which categories it begins with.
  public var categories: CategorySet
  /// Categories of the person's own that it begins with, written with its first line: each may be once, and
  /// in a bucket that every ledger has.
  public var ownCategories: [AddCategory] = []
  /// Whether the day or the month stands first in a date in figures, as `3/2`; where it is `nil`, who types
  /// one that can be two days is asked.
  public var dateOrder: NumberConventions.DateOrder?
  /// What the log calls the device.
  public var deviceName: String
  /// Whether one is begun also where this machine stored events in a ledger that is gone by now, instead of
  /// throwing ``LogError/gone(path:eventCount:latest:)``.
  public var replacesGone: Bool

  /// What a ledger begins with, each as the property of its name.
  public init(
    currency: Money.Currency, weekStart: CalendarDay.Weekday = .monday, policy: ProPolicy = .open,
    categories: CategorySet = .puldar, dateOrder: NumberConventions.DateOrder? = nil,
    deviceName: String = MachinePlaces.standard.deviceName,
    replacesGone: Bool = false
  ) {
    self.replacesGone = replacesGone
    self.currency = currency
    self.weekStart = weekStart
    self.policy = policy
    self.categories = categories
    self.dateOrder = dateOrder
    self.deviceName = deviceName
  }
}
