import LedgerModel
import LedgerStore

/// What went through an account in some months, with what it held after each.
struct AccountRegister {
  private let session: Session
  private let account: AccountName

  init(_ session: Session, of account: AccountName) {
    self.session = session
    self.account = account
  }

  /// - Throws: ``Refusal`` if there is no such account, or nobody said what any holds.
  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let currency = session.ledger.currency(of: state)
    let sums = try await session.ledger.view(AccountSums())
    let figures = AccountFigures(state.accounts, sums, in: currency)
    let months = try session.months()
    let first = (months.first ?? session.today.month).firstDay
    let end = (months.last ?? session.today.month).lastDay
    // Of months to come all is shown that is known.
    let last = first > session.today ? end : min(end, session.today)
    guard figures.accounts(on: last).contains(account) else {
      throw Refusal.unknownAccount(account, known: state.accounts.all)
    }
    guard let balance = try figures.balance(of: account, on: last),
      let used = state.accounts.firstDay
    else { throw Refusal.accountNotOpened(account) }
    let start = max(first, used)
    let held = try start.previous.flatMap { day throws(FigureTooLarge) in
      try figures.balance(of: account, on: day)
    }
    var openings = state.accounts.openings(of: account)
      .filter { (start...last).contains($0.from) && $0.value.currency == currency }[...]
    // What it is opened with first is what it begins with.
    let opening = held == nil && openings.first?.from == start ? openings.popFirst() : nil
    let before = held ?? opening?.value ?? .zero(currency)
    let movements = try await AccountMovements(
      session, of: account, in: start...last, state.accounts
    ).with(openings, after: before)
    let balances = movements.balances(after: before)
    let numbering = try await session.ledger.numbering()
    let name = VisibleText(account.text).description
    return Report("account NAME") { style in
      [Report.Line("\(name)  \(start.text) began with \(style.amount(before))")]
        + movements.lines(state.plan.categories, numbering, balances: balances, style)
        .map { Report.Line($0) }
        + [Report.Line("\(name)  \(last.text) ended with \(style.amount(balance))")]
    } record: {
      [
        "account": account.text, "from": start.text, "through": last.text, "before": before,
        "balance": balance, "currency": currency.code,
        "rows": zip(movements.rows, balances).map { row, held -> Record in
          [
            "id": numbering.text(row.event), "date": row.day.text, "text": row.words,
            "amount": row.amount, "balance": held,
          ]
        },
      ]
    }
  }
}
