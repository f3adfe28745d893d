public import LedgerEvents

/// Sets the daily allowance from a day on: Drip's limit for each day, a view of money at hand that changes no bucket.
///
/// Refused with ``Refusal/nothingToChange``, ``Refusal/amountNegative(_:)``, and for its amount.
public struct SetAllowance: SingleDecision {
  /// The allowance; zero ends it.
  package var amount: Money
  /// The first day on which it holds.
  package var from: CalendarDay
  /// Whether ``from`` was filled in rather than stated; then it is not part of the request.
  package var isStartFilledIn: Bool
  /// The reason; may be empty.
  package var reason: String

  /// Creates a daily allowance from a day on.
  public init(
    _ amount: Money, from: CalendarDay, isStartFilledIn: Bool = false, reason: String = ""
  ) {
    self.amount = amount
    self.from = from
    self.isStartFilledIn = isStartFilledIn
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> AllowanceSet {
    guard let currency = state.currency else { throw .emptyLedger }
    guard amount.minorUnits >= 0 else { throw .amountNegative(amount) }
    if amount.minorUnits > 0 || amount.currency != currency {
      try EntryRules.check(amount, in: currency)
    }
    try EntryRules.check(reason, "reason")
    let before = state.plan.allowance.inForce(on: from)
    if before.says(amount, from: isStartFilledIn ? nil : from, unsaid: .zero(currency)) {
      throw .nothingToChange
    }
    let change = SettingChange(on: before?.event, was: before?.value, reason: reason)
    return AllowanceSet(from: from, amount: amount, change: change)
  }

  package func isSaid(by setting: AllowanceSet) -> Bool {
    setting.amount == amount && (isStartFilledIn || setting.from == from)
      && setting.change.reason == reason
  }
}
