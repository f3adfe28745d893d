import CommandTable
import LedgerModel

/// The parts of Main Savings, today's allowance or a goal.
struct EnvelopeExplanation {
  private let session: Session
  private let facts: EnvelopeFacts
  private let showsAll: Bool

  /// - Parameter words: The figure as a person names it: `savings`, `allowance`, `goal bike`.
  /// - Returns: `nil` if it is none of these.
  static func terms(
    _ session: Session, _ words: String, showsAll: Bool
  ) async throws -> FigureTerms? {
    let words = words.lowercased() == "main savings" ? "savings" : words
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard let kind = parts.first?.lowercased(),
      ["savings", "allowance", "goal", "account"].contains(kind)
    else { return nil }
    let explanation = EnvelopeExplanation(
      session: session, facts: try await EnvelopeFacts(session), showsAll: showsAll)
    guard explanation.facts.state.currency != nil else { return nil }
    switch (kind, parts.count) {
    case ("account", 2):
      if let account = try await AccountExplanation(session, parts[1], showsAll: showsAll) {
        return account.figure
      }
      throw AccountName(parts[1]).map(Refusal.accountNotOpened) ?? UsageError.missing("<figure>")
    // Before anything is set aside, the word means the spending of the category of that name.
    case ("savings", 1) where !EnvelopeChanges.isInUse(explanation.facts.state): return nil
    case ("savings", 1): return try explanation.savings()
    case ("allowance", 1): return try await explanation.allowance()
    case ("goal", 2):
      let word = try SeriesArgument(parsing: parts[1])
      let goal = try await session.ledger.goal(word, today: session.today)
      // A goal in an account is explained as the account's balance.
      if let account = explanation.facts.state.envelopes.goal(goal)?.account {
        return try await AccountExplanation(session, account.text, showsAll: showsAll)?.figure
      }
      return try explanation.goal(goal)
    case ("goal", _):
      throw CommandFailure(
        "it is not said which goal", remedy: "Name it: \(command: "explain goal bike")", .usage)
    default: return nil
    }
  }

  private func figure(
    _ name: String, _ figure: String, _ value: Money, _ terms: [FigureTerms.Term]
  ) -> FigureTerms {
    FigureTerms(
      name: name, figure: figure, value: value, day: facts.day,
      terms: terms.enumerated().filter {
        $0.offset == 0 || showsAll || $0.element.amount.minorUnits != 0
      }
      .map(\.element),
      showsAll: showsAll)
  }

  private func savings() throws -> FigureTerms {
    guard let buckets = facts.buckets else {
      throw CommandFailure(
        "accounts are not in use yet, so that nothing is saved in them",
        remedy: "Say what one holds with: \(command: "account open bank AMOUNT")", .refusedData)
    }
    let days =
      facts.allowance.map { allowance in
        let changes = facts.state.plan.allowance.inEffect.contains {
          $0.from > facts.day && $0.from.month == facts.day.month
        }
        return "\(changes ? "and what is set later, for" : "x") \(allowance.dayCount.of("day"))"
      } ?? ""
    func part(_ envelope: Funds.Purpose) -> FigureTerms.Part {
      FigureTerms.Part(
        event: envelope.id, amount: envelope.amount.negated,
        words: VisibleText(envelope.name).description)
    }
    return figure(
      "Main Savings", "savings", buckets.mainSavings,
      [
        FigureTerms.Term(
          label: "accounts", amount: buckets.total,
          parts: facts.balances.filter { facts.state.accounts.kind(of: $0.account).isFunds }
            .map { account, balance in
              FigureTerms.Part(
                amount: balance, words: VisibleText(account.text).description)
            }),
        FigureTerms.Term(
          label: "allowances", amount: buckets.allowances.negated,
          parts: facts.allowance.map {
            [
              FigureTerms.Part(
                event: $0.event, amount: buckets.allowances.negated,
                words: "\(AmountText.text($0.amount)) \(days)")
            ]
          } ?? [], isTakenAway: true),
        FigureTerms.Term(
          label: "bills", amount: buckets.monthly.negated, parts: buckets.bills.map(part),
          isTakenAway: true),
        FigureTerms.Term(
          label: "goals", amount: buckets.saved.negated, parts: buckets.goals.map(part),
          isTakenAway: true),
      ])
  }

  private func allowance() async throws -> FigureTerms {
    guard let allowance = facts.allowance else {
      throw CommandFailure(
        "there is no allowance",
        remedy: "Say what you may spend on a day: \(command: "allowance 88.41")",
        .refusedData)
    }
    let (book, goals) = (facts.state.accounts, facts.state.envelopes)
    let spent = try await session.ledger.view(EntryRegister()).entries()
      .filter { entry in
        let values = entry.values
        guard values.type == .expense, values.date == facts.day,
          values.amount.currency == allowance.amount.currency
        else { return false }
        return goals.uncovered(values).minorUnits > 0
          && values.mark.map { $0 == .daily } ?? book.countsDaily(values.account)
      }
    return figure(
      "Left for \(facts.day == session.today ? "today" : facts.day.text)", "allowance",
      allowance.remaining,
      [
        FigureTerms.Term(
          label: "allowance", amount: allowance.amount,
          parts: [FigureTerms.Part(event: allowance.event, amount: allowance.amount, words: "")]),
        FigureTerms.Term(
          label: "spent", amount: allowance.spent.negated,
          parts: spent.map {
            FigureTerms.Part(
              event: $0.id, amount: goals.uncovered($0.values).negated,
              words: VisibleText($0.content.texts.shownName).description)
          }, isTakenAway: true),
      ])
  }

  private func goal(_ id: EventID) throws -> FigureTerms {
    let book = facts.state.envelopes
    guard let added = book.goal(id), let currency = facts.state.currency else {
      throw Refusal.noSuchGoal(id)
    }
    let steps = book.steps(of: id, through: facts.day)
      .filter { $0.step.amount.currency == currency }
    func term(
      _ label: String, isTakenAway: Bool = false, _ isWanted: (Money) -> Bool
    ) throws(FigureTooLarge) -> FigureTerms.Term {
      let parts = steps.filter { isWanted($0.step.amount) }.map { event, step in
        FigureTerms.Part(
          event: event, amount: step.amount,
          words: step.day == facts.day ? "" : step.day.text)
      }
      return try FigureTerms.Term(label, in: currency, isTakenAway: isTakenAway, parts)
    }
    let saved = try book.saved(in: id, on: facts.day, currency: currency)
    var terms = [
      try term("put in") { $0.minorUnits > 0 },
      try term("taken out", isTakenAway: true) { $0.minorUnits < 0 },
    ]
    let isOver = book.end(of: id).map { $0 <= facts.day } ?? false
    if isOver {
      terms.append(
        FigureTerms.Term(label: "given back", amount: saved.negated, isTakenAway: true))
    }
    return figure(
      VisibleText(added.name).description, "goal \(added.name)", isOver ? .zero(currency) : saved,
      terms)
  }
}
