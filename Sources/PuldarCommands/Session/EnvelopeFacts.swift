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

  /// The purposes of the money; `nil` before accounts are in use.
  var setAside: SetAside? { buckets.map { SetAside(buckets: $0, envelopes: state.envelopes) } }

  /// The purposes of the money, as a program reads them.
  struct SetAside: Shaped {
    let buckets: Funds.Snapshot
    let envelopes: EnvelopeBook

    static let shape = Shape<SetAside>(
      "set-aside", note: "What the money that is there is for.",
      .init("allowances", \.buckets.allowances, "For the days of the month that are left."),
      .init("monthly", \.buckets.monthly, "What the bills come to."),
      .init(
        "bills", \.buckets.bills, "What is still due of each up to the month's end.",
        each: Shape<Funds.Purpose>(
          .init("id", \.id), .init("name", \.name), .init("amount", \.amount))),
      .init("goalsTotal", \.buckets.saved),
      .init(
        "goals",
        { told in told.buckets.goals.map { ($0, told.envelopes.goal($0.id)?.target) } },
        each: Shape<(goal: Funds.Purpose, target: Money?)>(
          .init("id", \.goal.id), .init("name", \.goal.name), .init("saved", \.goal.amount),
          .init("target", \.target))),
      .init(
        "mainSavings", \.buckets.mainSavings,
        "All that is left; below zero if more is set aside than there is."),
      .init(
        "short", \.buckets.mainSavings.shortfall, "By how much Main Savings is below zero."))
  }
}

extension Funds.Allowance: Shaped {
  static let shape = Shape<Funds.Allowance>(
    "allowance-today",
    .init("amount", \.amount, "What may be spent on a day."),
    .init("spent", \.spent, "What was spent today that counts."),
    .init(
      "remaining", \.remaining, "What is left of today; below zero if more was spent."),
    .init("days", \.dayCount, "The days left of the month, today included."),
    .init("setAside", \.setAside, "For these days."), .init("currency", \.amount.currency))
}
