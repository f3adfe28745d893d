import LedgerModel

/// What is set aside on a day, and what for: as every screen of it reads it from the ledger.
struct EnvelopeFacts {
  let state: DecisionState
  /// The day at whose end it is looked at.
  let day: CalendarDay
  let allowance: Funds.Allowance?
  /// What each account holds; none before accounts are in use.
  let balances: [(account: AccountName, amount: Money)]
  /// `nil` before accounts are in use.
  let buckets: Funds.Snapshot?
  /// What came in as savings in its month.
  let savedIncome: Money?
  /// The goals that are there, with what is in each.
  let goals: [Funds.Purpose]

  /// - Parameter holdsTodayNet: Whether only what is left of today is set aside for it.
  /// - Throws: Where the ledger cannot be read, or a figure does not fit.
  init(
    _ session: Session, _ known: DecisionState? = nil, holdsTodayNet: Bool = false
  ) async throws {
    if let known {
      state = known
    } else {
      state = try await session.ledger.view(DecisionState())
    }
    day = try session.shownDay()
    let funds = try await session.ledger.view(Funds())
    var balances: [(account: AccountName, amount: Money)] = []
    for name in funds.accounts.present(on: day) {
      guard let account = try funds.accounts.account(name, on: day) else { continue }
      balances.append((name, account.balance))
    }
    self.balances = balances
    allowance = try funds.allowance(on: day, holdsTodayNet: holdsTodayNet)
    buckets = try funds.snapshot(on: day, holdsTodayNet: holdsTodayNet)
    goals = try funds.goals(on: day)
    savedIncome = try funds.savedIncome(in: day.month)
  }

  /// The allowance as values for a program; `null` where there is none.
  var allowanceDocument: Record? {
    guard let allowance else { return nil }
    return [
      "amount": allowance.amount, "spent": allowance.spent, "remaining": allowance.remaining,
      "days": allowance.dayCount, "setAside": allowance.setAside,
      "currency": allowance.amount.currency.code,
    ]
  }
}
