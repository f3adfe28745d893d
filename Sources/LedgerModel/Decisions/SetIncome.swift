public import LedgerEvents

/// Sets the expected income of a month, from a day on.
public struct SetIncome: SingleDecision {
  package var plan: IncomePlan
  /// The first day on which it holds. A month is judged by its first day, so a day within a month counts from the
  /// next.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates an income plan from a day on. A day within a month counts from the next month.
  public init(
    _ plan: IncomePlan, from: CalendarDay, isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.plan = plan
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> IncomeSet {
    guard let currency = state.currency else { throw .emptyLedger }
    switch plan {
    case .monthly(let amount):
      // A month without an income is a month with an income of zero.
      guard amount.minorUnits >= 0 else { throw .amountNegative(amount) }
      if amount.minorUnits > 0 || amount.currency != currency {
        try EntryRules.check(amount, in: currency)
      }
    case .hourly(let rate, _):
      try EntryRules.check(rate, in: currency)
      guard plan.base != nil else { throw .amountTooLarge(rate) }
    case .onDays(let amount, _): try EntryRules.check(amount, in: currency)
    case .actual: break
    }
    try EntryRules.check(reason, "reason")
    let before = state.plan.income.inForce(on: from)
    if before.says(plan, from: isStartFilledIn ? nil : from) { throw .nothingToChange }
    let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
    return IncomeSet(from: from, plan: plan, change: change)
  }

  package func isSaid(by setting: IncomeSet) -> Bool {
    setting.plan == plan && (isStartFilledIn || setting.from == from)
      && setting.change.reason == reason
  }
}
