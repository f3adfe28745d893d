public import LedgerEvents

/// Says how much a month may use, or a category of it, or takes that away again.
///
/// What a month may use is its budget; without one it is its income. A category's is its limit: it takes nothing from
/// its bucket. Refused with ``Refusal/nothingToChange``, ``Refusal/amountNegative(_:)``, and for its amount and
/// category.
public struct SetMonthBudget: SingleDecision {
  package var cap: MonthCap
  /// `nil` for all that the month spends.
  package var category: CategoryName?
  /// The month, or the first of them.
  package var month: CalendarMonth
  /// Whether it holds for that month alone, or from then on.
  public var reach: MonthBudgetReach
  /// Whether nobody stated the month: then it is no part of the request.
  public var isMonthFilledIn: Bool
  /// Why; may be empty.
  package var reason: String

  /// A budget, or the limit of a category.
  ///
  /// - Parameters:
  ///   - amount: Zero or more; `nil` for no budget.
  ///   - category: Whose limit it is; `nil` for all that the month may use.
  ///   - month: The month, or the first of them.
  ///   - isAlone: Whether it is of that month alone, whatever holds from an earlier one on.
  ///   - isMonthFilledIn: Whether nobody stated the month: then it is no part of the request.
  ///   - reason: Why; may be empty.
  public init(
    _ amount: Money?, of category: CategoryName? = nil, in month: CalendarMonth,
    isAlone: Bool = false, isMonthFilledIn: Bool = false, reason: String = ""
  ) {
    self.init(
      amount.map { .amount($0) } ?? .none, of: category, in: month, isAlone ? .month : .onward,
      isMonthFilledIn: isMonthFilledIn, reason: reason)
  }

  /// A budget as its event has it.
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
      // A month that may spend nothing is a budget too.
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
