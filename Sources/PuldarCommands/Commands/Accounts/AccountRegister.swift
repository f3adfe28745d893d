import LedgerModel

/// The movements of an account in some months, with its balance after each.
struct AccountRegister {
  let session: Session
  let account: AccountName

  /// - Throws: ``Refusal`` if there is no such account, or if nobody said what any account holds.
  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let months = try session.months()
    let first = (months.first ?? session.today.month).firstDay
    let end = (months.last ?? session.today.month).lastDay
    // For months to come, everything known is shown.
    let last = first > session.today ? end : min(end, session.today)
    let register = try await session.ledger.view(Account.Register(of: account))
    guard register.accounts.present(on: last).contains(account) else {
      throw Refusal.unknownAccount(account, known: state.accounts.all)
    }
    guard let part = try register.part(in: first...last) else {
      throw Refusal.accountNotOpened(account)
    }
    let movements = AccountMovements(rows: part.rows)
    let numbering = try await session.ledger.numbering()
    let name = VisibleText(account.text).description
    return Report("account NAME") { style in
      [Report.Line("\(name)  \(style.day(part.start)) began with \(style.amount(part.before))")]
        + movements.lines(state.plan.categories, numbering, balances: part.balances, style)
        .map { Report.Line($0) }
        + [Report.Line("\(name)  \(style.day(last)) ended with \(style.amount(part.balance))")]
    } record: {
      AccountRegister.shape.record(of: (account, last, part), numbering)
    }
  }

  static let shape = Shape<(account: AccountName, last: CalendarDay, part: Account.Register.Part)>(
    answer: "register", note: "account NAME: what went through it, and what it held after each.",
    .init("account", \.account), .init("from", \.part.start), .init("through", \.last),
    .init("before", \.part.before, "What it held when 'from' began."),
    .init("balance", \.part.balance, "What it held when 'through' ended."),
    .init("currency", \.part.balance.currency),
    .init(
      "rows", { Array(zip($0.part.rows, $0.part.balances)) },
      each: Shape<(row: Account.Register.Row, balance: Money)>(
        .init("id", \.row.id), .init("date", \.row.day), .init("text", \.row.words),
        .init("amount", \.row.amount, "Below zero for what it took."),
        .init("balance", \.balance))))
}
