import LedgerModel

/// The options that every command has that records a setting.
struct SettingOptions {
  /// The month from which it holds; `nil` where nobody said.
  var from: MonthWord?
  /// Why; may be empty.
  var reason: String
  var key: IdempotencyKey?
  var isPreview: Bool

  init(from: MonthWord?, reason: String?, key: IdempotencyKey?, isPreview: Bool) {
    self.from = from
    self.reason = reason ?? ""
    self.key = key
    self.isPreview = isPreview
  }

  /// The month from which it holds: the stated one, else this one.
  func month(today: CalendarDay) -> CalendarMonth { from?.month(today: today) ?? today.month }
}
