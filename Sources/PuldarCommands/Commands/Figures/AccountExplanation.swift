import LedgerModel

/// The parts of an account's balance: its opening, and all movements since.
struct AccountExplanation {
  private let account: AccountName
  private let day: CalendarDay
  private let balance: Money
  private let terms: [FigureTerms.Term]
  private let showsAll: Bool

  /// - Parameter word: The account as a person names it.
  /// - Returns: `nil` if there is no such account, or it was never used.
  init?(_ session: Session, _ word: String, showsAll: Bool) async throws {
    self.showsAll = showsAll
    day = try session.shownDay()
    let state = try await session.ledger.view(DecisionState())
    guard let account = AccountName(word), let currency = state.currency else { return nil }
    let accounts = try await session.ledger.view(Accounts())
    guard accounts.present(on: day).contains(account),
      let known = try accounts.account(account, on: day)
    else { return nil }
    self.account = account
    balance = known.balance
    let start = known.from
    let register = try await session.ledger.view(Account.Register(of: account))
    let movements = AccountMovements(rows: register.rows(in: start...day))
    let entries = movements.entries
    var terms = [
      FigureTerms.Term(
        label: "opened", amount: known.opening,
        parts: [
          FigureTerms.Part(
            event: known.openedBy, amount: known.opening, words: "when \(start.text) began")
        ])
    ]
    for (type, label) in [(EntryType.income, "income"), (.credit, "back"), (.expense, "spent")] {
      terms.append(
        try FigureTerms.Term(
          label, in: currency, isTakenAway: type == .expense,
          entries.filter { $0.values.type == type }.map { entry in
            let amount = entry.values.amount
            return FigureTerms.Part(
              event: entry.id, amount: type == .expense ? amount.negated : amount,
              day: entry.values.date,
              words: VisibleText(entry.shownName(state.plan.categories)).description)
          }))
    }
    for isIn in [true, false] {
      terms.append(
        try FigureTerms.Term(
          isIn ? "moved in" : "moved out", in: currency, isTakenAway: !isIn,
          movements.moves.filter { ($0.amount.minorUnits > 0) == isIn }.map { row in
            FigureTerms.Part(
              event: row.id, amount: row.amount, day: row.day,
              words: VisibleText(row.otherAccount?.text ?? "").description)
          }))
    }
    terms.append(
      try FigureTerms.Term(
        "corrected", in: currency,
        known.corrections.map {
          FigureTerms.Part(
            event: $0.event, amount: $0.difference.amount, day: $0.difference.date,
            words: "\"\(VisibleText($0.difference.reason))\"")
        }))
    self.terms = terms.filter { $0.label == "opened" || !$0.parts.isEmpty }
  }

  /// The parts of the balance, for display.
  var figure: FigureTerms {
    FigureTerms(
      name: VisibleText(account.text).description, figure: account.text, value: balance, day: day,
      terms: terms, showsAll: showsAll)
  }
}
