/// The person set the budget of a month: in total, which its buckets share, or for one category, which is a
/// limit that no bucket knows. One in another currency than the ledger's does not count.
public struct MonthBudgetSet: SettingPayload {
  package static let type: EventType = "MonthBudgetSet"
  /// The first day of the month, or of the first month, that it applies to.
  public var from: CalendarDay
  /// Whether it applies to that month only, to each month from then on, or to longer or shorter periods.
  public var reach: MonthBudgetReach
  /// The category; `nil` for the whole month.
  public var category: CategoryName?
  /// The amount, or that there is no budget any more.
  public var cap: MonthCap
  /// The budget that applied before.
  public var change: SettingChange<MonthCap>

  /// Makes a budget of months; without a category, for all of their spending.
  public init(
    from: CalendarDay, _ reach: MonthBudgetReach, of category: CategoryName? = nil, _ cap: MonthCap,
    change: SettingChange<MonthCap> = .init()
  ) {
    self.from = from
    self.reach = reach
    self.category = category
    self.cap = cap
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.day("from")
    reach = try fields.reach()
    category = try fields.optionalName("category").map { CategoryName($0) }
    cap = try fields.cap()
    let on = try fields.optionalEvent("on")
    var was: MonthCap?
    if on != nil {
      try fields.enter("was")
      was = try fields.cap()
      try fields.leave()
    }
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("from", from)
    fields.write("reach", (reach.isOfMonths ? reach : .onward).rawValue)
    if !reach.isOfMonths { fields.write("every", reach.rawValue) }
    if let category { fields.write("category", category.text) }
    fields.write(cap)
    fields.writeIfPresent("on", change.on)
    if let was = change.was {
      fields.enter("was")
      fields.write(was)
      fields.leave()
    }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .setting(.monthBudgetSet(self)) }
}

/// The months, or the other periods, that a budget applies to.
///
/// A budget of weeks, quarters or years stands beside that of the months and changes none of their figures. Of each
/// period, the amount in force on its last day holds.
public enum MonthBudgetReach: String, Hashable, Sendable, CaseIterable {
  /// One month, overriding a budget that applies from an earlier month on.
  case month
  /// A month, and all later months without a budget of their own.
  case onward
  /// Each week from then on.
  case weekly = "week"
  /// Every two weeks from then on, counted from the week in which the first such budget of its category begins.
  case twoWeekly = "2 weeks"
  /// Each quarter from then on.
  case quarterly = "quarter"
  /// Each calendar year from then on.
  case yearly = "year"

  /// Whether it applies to months.
  public var isOfMonths: Bool { self == .month || self == .onward }
}

/// The amount that a month may spend.
public enum MonthCap: Hashable, Sendable {
  /// No budget.
  case none
  /// Zero or more.
  case amount(Money)

  /// The amount; `nil` if there is no budget.
  public var money: Money? {
    switch self {
    case .none: nil
    case .amount(let money): money
    }
  }
}

extension FieldReader {
  /// Reads `reach`, and `every` for a period other than a month.
  @_lifetime(self: copy self)
  fileprivate mutating func reach() throws(FieldError) -> MonthBudgetReach {
    let reach = try choice("reach", MonthBudgetReach.self)
    guard reach.isOfMonths else { throw invalid("reach", "month or onward") }
    let every = try optionalText("every")
    if every.isEmpty { return reach }
    guard let period = MonthBudgetReach(rawValue: every), !period.isOfMonths, reach == .onward
    else { throw invalid("every", "week, 2 weeks, quarter or year, with the reach onward") }
    return period
  }

  /// Reads `mode`, and for `amount` the amount and its currency.
  @_lifetime(self: copy self)
  fileprivate mutating func cap() throws(FieldError) -> MonthCap {
    switch try text("mode") {
    case "none": return .none
    case "amount": return .amount(try money(orZero: true))
    default: throw invalid("mode", "amount or none")
    }
  }
}

extension FieldWriter {
  fileprivate mutating func write(_ cap: MonthCap) {
    switch cap {
    case .none: write("mode", "none")
    case .amount(let money):
      write("mode", "amount")
      write(money)
    }
  }
}
