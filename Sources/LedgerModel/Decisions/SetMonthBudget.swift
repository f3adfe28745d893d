public import LedgerEvents

/// Sets or removes the budget of a month, or the limit of a category.
///
/// The budget is what the month may use; without one it is the month's income. A category's limit takes nothing from
/// its bucket. Refused with ``Refusal/nothingToChange``, ``Refusal/amountNegative(_:)``, and for its amount and
/// category.
public struct SetMonthBudget: SingleDecision {
  package var cap: MonthCap
  /// The category of a limit; `nil` for the budget of the whole month.
  package var category: CategoryName?
  /// The month, or the first month.
  package var month: CalendarMonth
  /// Whether it holds for that month only, or from then on.
  public var reach: MonthBudgetReach
  /// Whether the month was filled in rather than stated; then it is not part of the request.
  public var isMonthFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a month's budget, or a category's limit.
  ///
  /// - Parameters:
  ///   - amount: Zero or more; `nil` for no budget.
  ///   - category: The category of a limit; `nil` for the budget of the whole month.
  ///   - month: The month, or the first month.
  ///   - isAlone: Whether it holds for that month only, overriding one that holds from an earlier month on.
  ///   - isMonthFilledIn: Whether the month was filled in rather than stated; then it is not part of the request.
  ///   - reason: The reason; may be empty.
  public init(
    _ amount: Money?, of category: CategoryName? = nil, in month: CalendarMonth,
    isAlone: Bool = false, isMonthFilledIn: Bool = false, reason: String = ""
  ) {
    self.init(
      amount.map { .amount($0) } ?? .none, of: category, in: month, isAlone ? .month : .onward,
      isMonthFilledIn: isMonthFilledIn, reason: reason)
  }

  /// Creates a budget from its event's values.
  public init(
    _ cap: MonthCap, of category: CategoryName? = nil, in month: CalendarMonth,
    _ reach: MonthBudgetReach, isMonthFilledIn: Bool = false, reason: String = ""
  ) {
    self.cap = cap
    self.category = category
    self.month = month
    self.reach = reach
    self.isMonthFilledIn = isMonthFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> MonthBudgetSet {
    guard let currency = state.currency else { throw .emptyLedger }
    if let amount = cap.money {
      guard amount.minorUnits >= 0 else { throw .amountNegative(amount) }
      // A budget of zero is a budget too.
      if amount.minorUnits > 0 || amount.currency != currency {
        try EntryRules.check(amount, in: currency)
      }
    }
    if let category {
      guard category != .income else { throw .incomeIsNoCategory }
      try EntryRules(state: state, today: month.lastDay).check(category, on: month.firstDay)
    }
    try EntryRules.check(reason, "reason")
    let before = state.plan.caps.replaced(by: reach, of: category, on: month.firstDay)
    if before.says(cap, from: isMonthFilledIn ? nil : month.firstDay, unsaid: MonthCap.none) {
      throw .nothingToChange
    }
    let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
    return MonthBudgetSet(from: month.firstDay, reach, of: category, cap, change: change)
  }

  package func isSaid(by set: MonthBudgetSet) -> Bool {
    set.cap == cap && set.category == category && set.reach == reach
      && (isMonthFilledIn || set.from == month.firstDay) && set.change.reason == reason
  }
}
