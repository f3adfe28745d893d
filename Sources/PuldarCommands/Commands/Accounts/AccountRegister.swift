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
      [Report.Line("\(name)  \(part.start.text) began with \(style.amount(part.before))")]
        + movements.lines(state.plan.categories, numbering, balances: part.balances, style)
        .map { Report.Line($0) }
        + [Report.Line("\(name)  \(last.text) ended with \(style.amount(part.balance))")]
    } record: {
      [
        "account": account.text, "from": part.start.text, "through": last.text,
        "before": part.before, "balance": part.balance, "currency": part.balance.currency.code,
        "rows": zip(part.rows, part.balances).map { row, held -> Record in
          [
            "id": numbering.text(row.id), "date": row.day.text, "text": row.words,
            "amount": row.amount, "balance": held,
          ]
        },
      ]
    }
  }
}
