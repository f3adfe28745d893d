import LedgerModel

/// The bills, each with what it says and its next day.
struct BillListReport {
  let session: Session
  let showsEnded: Bool

  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let all = try await session.ledger.view(Plans()).bills(on: session.today)
    let rows = all.filter { showsEnded || $0.next != nil }
    return Report { style in
      guard !rows.isEmpty else { return [.offering(nothing(hasEnded: !all.isEmpty))] }
      return BillRow.lines(
        rows, state.plan.categories, numbering, today: session.today, style
      ).map { Report.Line($0) }
    } rows: {
      rows.map { cells($0, numbering) }
    } document: {
      ["schema": 1, "bills": .list(rows.map { document($0, numbering) })]
    }
  }

  private func nothing(hasEnded: Bool) -> Advice {
    hasEnded
      ? "Nothing is to be paid; the bills there were: \(command: "bill list --all")"
      : "There are no bills yet. Add one with: \(command: "bill add netflix 9.99 15jan")"
  }

  private func cells(_ row: Bill, _ numbering: EventNumbering) -> [String] {
    let terms = row.terms
    return [
      numbering.text(row.id), terms.name, AmountText.text(terms.amount),
      terms.amount.currency.code, terms.certainty?.rawValue ?? "known",
      terms.recurrence.isOnce ? "" : RecurrenceLine.text(terms.recurrence),
      row.next?.due.text ?? "", String(row.overdueCount),
      row.end?.text ?? "", terms.category.text, terms.account.text, terms.mode, terms.note,
      terms.flow, terms.isAuto ? "auto" : "", terms.destination?.text ?? "",
    ]
  }

  private func document(_ row: Bill, _ numbering: EventNumbering) -> JSONValue {
    row.document(numbering)
  }
}
