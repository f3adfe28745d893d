import LedgerModel

/// What a figure is made of, where it is a sum of amounts that events brought: told in lines, in columns and
/// for a program.
struct FigureTerms {
  /// What has one sign and one reason.
  struct Term {
    var label: String
    /// With the sign with which it counts.
    var amount: Money
    /// What it is made of; they add up to it where there are any.
    var parts: [Part] = []
    /// Whether it is told as taken away, so that what it holds keeps its own sign.
    var isTakenAway = false

    /// An amount of it as it is told.
    fileprivate func told(_ amount: Money) -> Money { isTakenAway ? amount.negated : amount }
  }

  struct Part {
    /// The event that brought it; `nil` where none did.
    var event: EventID?
    /// With the sign with which it counts.
    var amount: Money
    /// What stands behind the amount.
    var words: String
  }

  /// What is explained, as a person reads it.
  var name: String
  /// The same for a program.
  var figure: String
  var value: Money
  var day: CalendarDay
  var terms: [Term]
  var showsAll: Bool

  /// More parts of a term are told only where all are asked for.
  private static let partLimit = 12

  func report(_ session: Session) async throws -> Report {
    let numbering = try await session.ledger.numbering()
    let moment = session.ledger.moment?.text()
    return Report { style in
      lines(numbering, style).map { Report.Line($0) }
    } rows: {
      [row(0, figure, value, [])]
        + terms.map { term in
          row(1, term.label, term.amount, term.parts.compactMap(\.event).map(numbering.text))
        }
    } record: {
      func events(_ parts: [Part]) -> [String] {
        parts.compactMap(\.event).map(numbering.text)
      }
      return [
        "figure": figure, "month": day.month.text, "value": value,
        "terms": terms.map { term -> Record in
          [
            "label": term.label, "value": term.amount, "events": events(term.parts),
            "terms": term.parts.map { part -> Record in
              [
                "label": part.words, "value": part.amount, "events": events([part]),
                "terms": [String](),
              ]
            },
          ]
        },
        "folded": false, "events": events(terms.flatMap(\.parts)),
        "currency": value.currency.code, "asOf": moment, "conflicts": [String](),
      ]
    }
  }

  private func lines(_ numbering: EventNumbering, _ style: ScreenStyle) -> [String] {
    let sum = terms.enumerated().map { place, term in
      let amount = term.told(term.amount)
      if term.isTakenAway { return " - \(term.label) \(style.amount(amount))" }
      return place == 0
        ? "\(term.label) \(style.amount(amount))"
        : "\(FigureTerms.sign(of: amount))\(term.label) \(style.amount(amount.magnitude))"
    }
    let width = terms.map(\.label.count).max() ?? 0
    return ["\(name)  \(style.amount(value)) on \(day.text) = \(sum.joined())"]
      + terms.filter { !$0.parts.isEmpty }.map { term in
        let shown = showsAll ? term.parts[...] : term.parts.prefix(FigureTerms.partLimit)
        let parts = shown.enumerated().map { place, part in
          let amount = term.told(part.amount)
          // The first keeps its sign; what stands behind it is added or taken away.
          let told =
            place == 0
            ? style.amount(amount)
            : FigureTerms.sign(of: amount) + style.amount(amount.magnitude)
          return told + (part.event.map { " (\(numbering.text($0)))" } ?? "")
            + (part.words.isEmpty ? "" : " \(part.words)")
        }
        let more = term.parts.count - shown.count
        return "\(term.label.padding(to: width))  " + parts.joined()
          + (more > 0 ? " + \(more) more: --all" : "")
      }
  }

  private static func sign(of amount: Money) -> String { amount.minorUnits < 0 ? " - " : " + " }

  private func row(_ level: Int, _ label: String, _ amount: Money, _ events: [String]) -> [String] {
    [
      String(level), label, AmountText.text(amount), amount.currency.code,
      events.joined(separator: " "),
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
