import LedgerModel

/// What is set aside, in a few lines of the month at a glance; nothing where no allowance, earmark or goal is
/// in use.
struct EnvelopeLines {
  private let facts: EnvelopeFacts?

  /// - Throws: Where the ledger cannot be read, or a figure does not fit.
  init(_ session: Session, _ state: DecisionState) async throws {
    facts =
      EnvelopeChanges.isInUse(state) || state.accounts.isInUse
      ? try await EnvelopeFacts(session, state) : nil
  }

  private var isInUse: Bool { facts.map { EnvelopeChanges.isInUse($0.state) } ?? false }

  func lines(_ style: ScreenStyle) -> [String] {
    guard let facts else { return [] }
    var lines: [String] = []
    if isInUse {
      if let allowance = facts.allowance { lines.append(AllowanceLine.text(allowance, style)) }
      if !facts.earmarks.isEmpty {
        lines.append("Earmarks not paid: \(EnvelopeLines.list(facts.earmarks, style))")
      }
      if !facts.goals.isEmpty { lines.append("Goals: \(EnvelopeLines.list(facts.goals, style))") }
      if let savings = facts.buckets?.mainSavings {
        let text = "Main Savings: \(style.amount(savings))"
        lines.append(
          savings.minorUnits < 0
            ? style.ink(.red, "\(text), short by \(style.amount(savings.shortfall))") : text)
      }
    }
    if let saved = facts.savedIncome {
      lines.append("Came in as savings this month: \(style.amount(saved))")
    }
    return lines.isEmpty ? [] : ["Set aside"] + lines
  }

  /// `Rent 900.00, Gas 40.00`; of many the first ones.
  private static func list(
    _ envelopes: [EnvelopeFigures.Envelope], _ style: ScreenStyle
  ) -> String {
    let shown = envelopes.prefix(4)
      .map { "\(VisibleText($0.name)) \(style.amount($0.amount))" }
    let more = envelopes.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  func document(_ numbering: EventNumbering) -> JSONValue {
    guard let facts, isInUse || facts.savedIncome != nil else { return .null }
    return [
      "allowance": facts.allowanceDocument,
      "buckets": MoneySnapshot.buckets(facts, numbering),
      "savedIncome": .optional(facts.savedIncome.map(AmountText.text)),
    ]
  }
}
