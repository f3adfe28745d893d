import LedgerModel

extension DemoLedger {
  /// The balances of the bank and the cash, and the daily allowance, in hundredths (DR50).
  private static let figures: (bank: Int64, cash: Int64, allowance: Int64) = (
    382_19, 3000_00, 88_41
  )

  /// Stores today's balances of two accounts, and an allowance.
  func fillAccounts() async throws -> [EventID] {
    var events: [EventID] = []
    let today = session.today
    for (account, units) in [
      (AccountName.bank, DemoLedger.figures.bank), (.cash, DemoLedger.figures.cash),
    ] {
      let held = AccountBalance(account, budget.money(units), on: today)
      events += try await ledger.perform(StateBalance(.opening, held, today: today)).outcome
    }
    return events
      + (try await ledger.perform(
        SetAllowance(budget.money(DemoLedger.figures.allowance), from: today)
      ).outcome)
  }

  /// Returns the balances, and why not all of them are Main Savings.
  func linesOfAccounts() async throws -> [Report.Line] {
    let funds = try await ledger.view(Funds())
    guard let buckets = try funds.snapshot(on: session.today),
      let allowance = try funds.allowance(on: session.today)
    else { return [] }
    let path = VisibleText(location.shownPath)
    func text(_ money: Money) -> String { AmountText.text(money) }
    return [
      .dispensable("Made a ledger to play with (\(budget.currency)) in \(path)."),
      .dispensable(
        "The bank holds \(text(budget.money(DemoLedger.figures.bank))) and the cash "
          + "\(text(budget.money(DemoLedger.figures.cash))): \(text(buckets.total)) in all."),
      .dispensable(
        "Of it the allowance is set aside for the days that the month has left, today included: "
          + "\(text(allowance.amount)) x \(allowance.dayCount) = \(text(allowance.setAside))."),
      .dispensable("What is left is Main Savings: \(text(buckets.mainSavings))."),
      .dispensable("  \(command("snapshot"))"),
      .dispensable("  \(command("add 45 espresso"))"),
      .dispensable("Remove the folder when you are done."),
    ]
  }
}
