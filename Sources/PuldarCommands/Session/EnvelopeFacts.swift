import LedgerModel

/// The money set aside on a day, and its purposes, as every screen of it reads them from the ledger.
struct EnvelopeFacts {
  let state: DecisionState
  /// The day whose end is shown.
  let day: CalendarDay
  let allowance: Funds.Allowance?
  /// The balance of each account; empty before accounts are in use.
  let balances: [(account: AccountName, amount: Money)]
  /// `nil` before accounts are in use.
  let buckets: Funds.Snapshot?
  /// The income that counts as savings in its month.
  let savedIncome: Money?
  /// The existing goals, with the balance of each.
  let goals: [Funds.Purpose]

  /// - Parameter holdsTodayNet: Whether only the rest of today's allowance is set aside for today.
  /// - Throws: If the ledger cannot be read, or a figure does not fit.
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

  /// The allowance as values for a program; `nil` if there is none.
  var allowanceDocument: Record? {
    guard let allowance else { return nil }
    return [
      "amount": allowance.amount, "spent": allowance.spent, "remaining": allowance.remaining,
      "days": allowance.dayCount, "setAside": allowance.setAside,
      "currency": allowance.amount.currency.code,
    ]
  }
}
