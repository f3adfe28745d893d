import LedgerModel

/// What is set aside on a day, and what for: as every screen of it reads it from the ledger.
struct EnvelopeFacts {
  let state: DecisionState
  /// The day at whose end it is looked at.
  let day: CalendarDay
  let allowance: EnvelopeFigures.Allowance?
  /// What each account holds; none before accounts are in use.
  let balances: [(account: AccountName, amount: Money)]
  /// `nil` before accounts are in use.
  let buckets: EnvelopeFigures.Buckets?
  /// What came in as savings in its month.
  let savedIncome: Money?
  /// The goals that are there, with what is in each.
  let goals: [EnvelopeFigures.Envelope]
  /// `nil` before the ledger has begun.
  let figures: EnvelopeFigures?

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
    guard let currency = state.currency else {
      (allowance, buckets, savedIncome, goals) = (nil, nil, nil, [])
      (balances, figures) = ([], nil)
      return
    }
    let envelopes = try await session.ledger.view(Envelopes())
    let sums =
      state.accounts.isInUse ? try await session.ledger.view(AccountSums()) : AccountSums()
    let figures = EnvelopeFigures(state, sums, envelopes, in: currency)
    self.figures = figures
    let accounts = AccountFigures(state.accounts, sums, in: currency)
    var balances: [(account: AccountName, amount: Money)] = []
    for account in accounts.accounts(on: day) {
      guard let amount = try accounts.balance(of: account, on: day) else { continue }
      balances.append((account, amount))
    }
    self.balances = balances
    allowance = try figures.allowance(on: day, holdsTodayNet: holdsTodayNet)
    buckets = try figures.buckets(on: day, holdsTodayNet: holdsTodayNet)
    goals = try figures.goals(on: day)
    let saved = try envelopes.saved(in: day.month)
    savedIncome = saved == 0 ? nil : Money(minorUnits: saved, currency: currency)
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
