import LedgerModel

/// The terms of a figure that is a sum of amounts from events, as lines, columns and a record for
/// programs.
struct FigureTerms {
  /// Amounts with one sign and one reason.
  struct Term {
    var label: String
    /// The amount, with the sign with which it counts.
    var amount: Money
    /// The parts of it; if there are any, they add up to it.
    var parts: [Part] = []
    /// Whether it is shown as subtracted, so that its parts keep their own sign.
    var isTakenAway = false

    /// Returns an amount of the term as it is shown.
    fileprivate func told(_ amount: Money) -> Money { isTakenAway ? amount.negated : amount }
  }

  struct Part {
    /// The event that brought it; `nil` if none did.
    var event: EventID?
    /// The amount, with the sign with which it counts.
    var amount: Money
    /// Its day; `nil` if it has none.
    var day: CalendarDay?
    /// The text after the amount.
    var words: String
  }

  /// The figure's name for a person.
  var name: String
  /// The figure's name for a program.
  var figure: String
  var value: Money
  var day: CalendarDay
  var terms: [Term]
  var showsAll: Bool

  /// The number of parts of a term to show unless all are requested.
  private static let partLimit = 12

  /// - Parameter next: The command that explains another figure of that name; `nil` for none.
  func report(_ session: Session, next: String? = nil) async throws -> Report {
    let numbering = try await session.ledger.numbering()
    let moment = session.ledger.moment
    return Report { style in
      lines(numbering, style).map { Report.Line($0) } + (next.map { [.hint($0)] } ?? [])
    } rows: {
      [row(0, figure, value, [])]
        + terms.map { term in
          row(1, term.label, term.amount, term.parts.compactMap(\.event).map(numbering.text))
        }
    } record: {
      let told = terms.map { term in
        ToldTerm(
          label: term.label, value: term.amount, events: term.parts.compactMap(\.event),
          terms: term.parts.map { part in
            ToldTerm(
              label: part.words, value: part.amount, events: [part.event].compactMap { $0 })
          })
      }
      return ToldExplanation.shape.record(
        of: ToldExplanation(
          figure: figure, month: day.month, value: value, terms: told,
          events: told.flatMap(\.events), moment: moment), numbering)
    }
  }

  private func lines(_ numbering: EventNumbering, _ style: ScreenStyle) -> [String] {
    let sum = Equation(
      start: "\(name)  \(style.amount(value)) on \(style.day(day)) =",
      terms: terms.enumerated().map { place, term in
        let told = term.told(term.amount)
        // The first term and subtracted ones keep their own signs.
        let isNegative = place > 0 && !term.isTakenAway && told.minorUnits < 0
        return Equation.Term(
          lead: "\(term.label) ", amount: isNegative ? told.negated : told,
          isSubtracted: isNegative || term.isTakenAway)
      })
    let width = terms.map(\.label.count).max() ?? 0
    return sum.lines(style)
      + terms.filter { !$0.parts.isEmpty }.flatMap { term in
        let more = showsAll ? 0 : max(0, term.parts.count - FigureTerms.partLimit)
        return Equation(
          start: "\(term.label.padding(to: width)) ",
          terms: term.parts.map { part in
            let told = term.told(part.amount)
            return Equation.Term(
              amount: told.minorUnits < 0 ? told.negated : told,
              rest: (part.event.map { " (\(numbering.text($0)))" } ?? "")
                + (part.words.isEmpty ? "" : " \(part.words)"),
              isSubtracted: told.minorUnits < 0, day: part.day)
          }, shownCount: term.parts.count - more,
          end: more > 0 ? "and \(more) more: --all" : ""
        ).lines(style)
      }
  }

  private func row(_ level: Int, _ label: String, _ amount: Money, _ events: [String]) -> [String] {
    [
      String(level), label, AmountText.text(amount), amount.currency.code,
      events.joined(separator: " "),
    ]
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension FigureTerms.Term {
  /// Creates a term that is the sum of its parts.
  init(
    _ label: String, in currency: Money.Currency, isTakenAway: Bool = false,
    _ parts: [FigureTerms.Part]
  ) throws(FigureTooLarge) {
    let units = try FigureTooLarge.sum(
      parts.map(\.amount.minorUnits), FigureTooLarge(since: parts.first?.event))
    self.init(
      label: label, amount: Money(minorUnits: units, currency: currency), parts: parts,
      isTakenAway: isTakenAway)
  }
}
