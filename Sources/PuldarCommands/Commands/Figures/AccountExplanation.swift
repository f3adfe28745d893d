import LedgerModel
import LedgerStore

/// What an account's balance is made of: what it was opened with, and all that went through it since.
struct AccountExplanation {
  /// What has one sign and one reason.
  private struct Term {
    var label: String
    /// With the sign with which it counts.
    var amount: Money
    var parts: [Part] = []
  }

  private struct Part {
    var event: EventID
    var amount: Money
    var words: String
  }

  private let session: Session
  private let account: AccountName
  private let day: CalendarDay
  private let balance: Money
  private let start: CalendarDay
  private let terms: [Term]
  private let showsAll: Bool

  /// More parts of a term are told only where all are asked for.
  private static let partLimit = 12

  /// - Parameter word: The account as a person names it.
  /// - Returns: `nil` where there is no such account, or none was ever in use.
  init?(_ session: Session, _ word: String, in month: CalendarMonth, showsAll: Bool) async throws {
    self.session = session
    self.showsAll = showsAll
    day = min(month.lastDay, session.today)
    let state = try await session.ledger.view(DecisionState())
    guard let account = AccountName(word), let currency = state.currency else { return nil }
    let figures = AccountFigures(
      state.accounts, try await session.ledger.view(AccountSums()), in: currency)
    guard figures.accounts(on: day).contains(account),
      let parts = try figures.parts(of: account, on: day)
    else { return nil }
    self.account = account
    (balance, start) = (parts.balance, parts.start)
    let span = start...day
    let entries = try await session.ledger.view(EntryRegister()).entries()
      .filter { $0.values.account == account && span.contains($0.values.date) }
    let moved = try await session.ledger.view(AccountTransfers())
      .transfers(of: account, from: start, through: day)
    var terms = [
      Term(
        label: "opened", amount: parts.opening,
        parts: parts.openedBy.map { [Part(event: $0, amount: parts.opening, words: "")] } ?? [])
    ]
    for (type, label) in [(EntryType.income, "income"), (.credit, "back"), (.expense, "spent")] {
      terms.append(
        try AccountExplanation.term(
          label, in: currency,
          entries.filter { $0.values.type == type }.map { entry in
            let amount = entry.values.amount
            return Part(
              event: entry.id, amount: type == .expense ? amount.negated : amount,
              words: VisibleText(entry.content.texts.merchant).description)
          }))
    }
    for isIn in [true, false] {
      terms.append(
        try AccountExplanation.term(
          isIn ? "moved in" : "moved out", in: currency,
          moved.filter { ($0.made.destination == account) == isIn }.map { event, made in
            Part(
              event: event, amount: isIn ? made.amount : made.amount.negated,
              words: VisibleText(isIn ? made.source.text : made.destination.text).description)
          }))
    }
    terms.append(
      try AccountExplanation.term(
        "corrected", in: currency,
        parts.corrections.map {
          Part(
            event: $0.event, amount: $0.difference.amount,
            words: "\"\(VisibleText($0.difference.reason))\"")
        }))
    self.terms = terms.filter { $0.label == "opened" || !$0.parts.isEmpty }
  }

  private static func term(
    _ label: String, in currency: Currency, _ parts: [Part]
  ) throws(FigureTooLarge) -> Term {
    let units = try FigureTooLarge.sum(
      parts.map(\.amount.minorUnits), FigureTooLarge(since: parts.first?.event))
    return Term(label: label, amount: Money(minorUnits: units, currency: currency), parts: parts)
  }

  func report() async throws -> Report {
    let numbering = try await session.ledger.numbering()
    return Report { style in
      lines(numbering, style).map { Report.Line($0) }
    } rows: {
      [row(0, account.text, balance, [])]
        + terms.map { row(1, $0.label, $0.amount, $0.parts.map { numbering.text($0.event) }) }
    } document: {
      document(numbering)
    }
  }

  private func lines(_ numbering: EventNumbering, _ style: ScreenStyle) -> [String] {
    let sum = terms.enumerated().map { place, term in
      let isNegative = term.amount.minorUnits < 0
      let amount = style.amount(place > 0 && isNegative ? term.amount.negated : term.amount)
      let sign = place == 0 ? "" : isNegative ? " - " : " + "
      return "\(sign)\(term.label) \(amount)"
    }
    let width = terms.map(\.label.count).max() ?? 0
    return [
      "\(VisibleText(account.text))  \(style.amount(balance)) on \(day.text) = \(sum.joined())"
    ]
      + terms.map { term in
        let label = term.label.padding(to: width)
        if term.label == "opened" {
          let event = term.parts.first.map { " (\(numbering.text($0.event)))" } ?? ""
          return "\(label)  \(style.amount(term.amount))\(event) when \(start.text) began"
        }
        let shown = showsAll ? term.parts[...] : term.parts.prefix(AccountExplanation.partLimit)
        let parts = shown.map { part in
          let amount = term.label == "corrected" ? part.amount : part.amount.magnitude
          return "\(style.amount(amount)) (\(numbering.text(part.event)))"
            + (part.words.isEmpty ? "" : " \(part.words)")
        }
        let more = term.parts.count - shown.count
        return "\(label)  " + parts.joined(separator: " + ")
          + (more > 0 ? " + \(more) more: --all" : "")
      }
  }

  private func row(_ level: Int, _ label: String, _ amount: Money, _ events: [String]) -> [String] {
    [
      String(level), label, AmountText.text(amount), amount.currency.code,
      events.joined(separator: " "),
    ]
  }

  private func document(_ numbering: EventNumbering) -> JSONValue {
    func events(_ parts: [Part]) -> JSONValue {
      .list(parts.map { .text(numbering.text($0.event)) })
    }
    return [
      "schema": 1, "figure": .text(account.text), "month": .text(day.month.text),
      "value": .text(AmountText.text(balance)),
      "terms": .list(
        terms.map { term in
          [
            "label": .text(term.label), "value": .text(AmountText.text(term.amount)),
            "events": events(term.parts),
            "terms": .list(
              term.parts.map { part in
                [
                  "label": .text(part.words), "value": .text(AmountText.text(part.amount)),
                  "events": events([part]), "terms": .list([]),
                ]
              }),
          ]
        }),
      "folded": .bool(false), "events": events(terms.flatMap(\.parts)),
      "currency": .text(balance.currency.code),
      "asOf": .optional(session.ledger.moment?.text()), "conflicts": .list([]),
    ]
  }
}

extension Money {
  fileprivate var magnitude: Money { minorUnits < 0 ? negated : self }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
