import LedgerModel

/// The money set aside, in a few lines of the month at a glance; empty if no allowance or goal is in use.
struct EnvelopeLines: Shaped {
  private let facts: EnvelopeFacts
  private let session: Session

  /// - Throws: If the ledger cannot be read, or a figure does not fit.
  init(_ session: Session, _ state: DecisionState) async throws {
    self.session = session
    facts = try await EnvelopeFacts(session, state)
  }

  private var isInUse: Bool { EnvelopeChanges.isInUse(facts.state) }

  var hasAllowance: Bool { facts.allowance != nil }

  func lines(_ style: ScreenStyle) -> [String] {
    var lines: [String] = []
    if isInUse {
      if let allowance = facts.allowance {
        lines.append(
          AllowanceLine.text(allowance, on: facts.day == session.today ? nil : facts.day, style))
      }
      if !facts.goals.isEmpty { lines.append("Goals \(EnvelopeLines.list(facts.goals, style))") }
      if let savings = facts.buckets?.mainSavings {
        let text = "Main Savings \(style.amount(savings))"
        lines.append(
          savings.minorUnits < 0
            ? style.ink(.red, "\(text), short by \(style.amount(savings.shortfall))") : text)
      }
    }
    if let saved = facts.savedIncome {
      lines.append("Came in outside the budget \(month(of: facts.day)): \(style.amount(saved))")
    }
    let moment = session.words(atEndOf: facts.day)
    let joined = style.joined(lines)
    if !joined.isEmpty, DisplayWidth.columns(of: joined) <= style.columns ?? .max {
      lines = [joined]
    }
    return lines.isEmpty || moment.isEmpty ? lines : ["Set aside\(moment)"] + lines
  }

  private func month(of day: CalendarDay) -> String {
    day.month == session.today.month ? "this month" : "in \(day.month.text)"
  }

  /// Returns `Rent 900.00, Gas 40.00`; only the first of many.
  private static func list(
    _ envelopes: [Funds.Purpose], _ style: ScreenStyle
  ) -> String {
    let shown = envelopes.prefix(4)
      .map { "\(VisibleText($0.name)) \(style.amount($0.amount))" }
    let more = envelopes.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The same for a program; `nil` if nothing is in use.
  var told: EnvelopeLines? { isInUse || facts.savedIncome != nil ? self : nil }

  static let shape = Shape<EnvelopeLines>(
    .init("date", \.facts.day, "At the end of this day."),
    .init("allowance", \.facts.allowance), .init("buckets", \.facts.setAside),
    .init("savedIncome", \.facts.savedIncome, "What came in as savings this month."))
}
