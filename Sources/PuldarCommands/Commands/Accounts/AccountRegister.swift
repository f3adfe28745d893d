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
    let last = max(first, min((months.last ?? session.today.month).lastDay, session.today))
    guard figures.accounts(on: last).contains(account) else {
      throw Refusal.unknownAccount(account, known: state.accounts.all)
    }
    guard let parts = try figures.parts(of: account, on: last) else {
      throw Refusal.accountNotOpened(account)
    }
    let start = max(first, parts.start)
    let before =
      try start == parts.start
      ? parts.opening
      : start.previous.flatMap { day throws(FigureTooLarge) in
        try figures.balance(of: account, on: day)
      } ?? parts.opening
    let movements = try await AccountMovements(
      session, of: account, in: start...max(start, last), state.accounts)
    // The balance is checked for its size, and each between lies between sums of some of its parts.
    var units = before.minorUnits
    let balances = movements.rows.map { row in
      units &+= row.amount.minorUnits
      return Money(minorUnits: units, currency: currency)
    }
    let numbering = try await session.ledger.numbering()
    let name = VisibleText(account.text).description
    return Report { style in
      [Report.Line("\(name)  \(start.text) began with \(style.amount(before))")]
        + movements.lines(state.plan.categories, numbering, balances: balances, style)
        .map { Report.Line($0) }
        + [Report.Line("\(name)  \(last.text) ended with \(style.amount(parts.balance))")]
    } rows: {
      zip(movements.rows, balances).map { row, balance in
        [
          numbering.text(row.event), row.day.text, row.words, AmountText.text(row.amount),
          AmountText.text(balance), currency.code,
        ]
      }
    } document: {
      [
        "schema": 1, "account": .text(account.text), "from": .text(start.text),
        "through": .text(last.text), "before": .text(AmountText.text(before)),
        "balance": .text(AmountText.text(parts.balance)), "currency": .text(currency.code),
        "rows": .list(
          zip(movements.rows, balances).map { row, balance in
            [
              "id": .text(numbering.text(row.event)), "date": .text(row.day.text),
              "text": .text(row.words), "amount": .text(AmountText.text(row.amount)),
              "balance": .text(AmountText.text(balance)),
            ]
          }),
      ]
    }
  }
}
