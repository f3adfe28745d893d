/// The person said how much a month may use, in all, which its buckets share, or in one category: a limit, of
/// which no bucket knows. One in another currency than the ledger's does not count.
public struct MonthBudgetSet: SettingPayload {
  package static let type: EventType = "MonthBudgetSet"
  /// The first day of the month that it is of, or of the first of them.
  public var from: CalendarDay
  /// Whether it holds for that month alone, or from then on.
  public var reach: MonthBudgetReach
  /// `nil` where it is of all that the month spends.
  public var category: CategoryName?
  /// How much, or that there is none any more.
  public var cap: MonthCap
  /// What held before.
  public var change: SettingChange<MonthCap>

  /// What months may use; without a category all of them together.
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
    reach = try fields.choice("reach", MonthBudgetReach.self)
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
    fields.write("reach", reach.rawValue)
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

/// Which months a budget is of.
public enum MonthBudgetReach: String, Hashable, Sendable, CaseIterable {
  /// One month, whatever holds from an earlier one on.
  case month
  /// A month and all behind it that say nothing themselves.
  case onward
}

/// How much a month may spend.
public enum MonthCap: Hashable, Sendable {
  /// It has no budget.
  case none
  /// Zero or more.
  case amount(Money)

  /// `nil` where there is no budget.
  public var money: Money? {
    switch self {
    case .none: nil
    case .amount(let money): money
    }
  }
}

extension FieldReader {
  /// `mode`, and with `amount` the amount and its currency.
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
