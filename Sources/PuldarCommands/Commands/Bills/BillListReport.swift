import LedgerModel

/// The bills, each with what it says and its next day.
struct BillListReport {
  private let session: Session
  private let showsEnded: Bool

  init(_ session: Session, showsEnded: Bool) {
    self.session = session
    self.showsEnded = showsEnded
  }

  private struct Row {
    var id: EventID
    var terms: BillTerms
    /// The first day that is still to be paid; `nil` where none is.
    var next: BillOccurrence?
    /// How many days are overdue.
    var overdueCount: Int
    /// The first day without it; `nil` where it was not stopped.
    var end: CalendarDay?
  }

  func report() async throws -> Report {
    let state = try await session.ledger.view(DecisionState())
    let numbering = try await session.ledger.numbering()
    let all = state.bills.bills.compactMap { row($0, state.bills) }
    let rows = all.filter { showsEnded || $0.next != nil }
    return Report { style in
      guard !rows.isEmpty else { return [.offering(nothing(hasEnded: !all.isEmpty))] }
      return table(rows, state.plan.categories, numbering, style).map { Report.Line($0) }
    } rows: {
      rows.map { cells($0, numbering) }
    } document: {
      ["schema": 1, "bills": .list(rows.map { document($0, numbering) })]
    }
  }

  private func row(_ id: EventID, _ bills: BillPlan) -> Row? {
    let next = bills.next(of: id)
    guard let terms = next?.terms ?? bills.latestTerms(of: id) else { return nil }
    let isOverdue = next.map { $0.due < session.today } ?? false
    return Row(
      id: id, terms: terms, next: next,
      overdueCount: isOverdue
        ? bills.openDays(of: id, in: .first...session.today)
          .reduce(0) { $0 + ($1.due < session.today ? 1 : 0) } : 0,
      end: bills.end(of: id))
  }

  private func nothing(hasEnded: Bool) -> Advice {
    hasEnded
      ? "Nothing is to be paid; the bills there were: \(command: "bill list --all")"
      : "There are no bills yet. Add one with: \(command: "bill add netflix 9.99 15jan")"
  }

  private func table(
    _ rows: [Row], _ categories: CategoryCatalog, _ numbering: EventNumbering, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right), .words(), .whole(.right), .words(leaving: 2), .words(leaving: 1),
      .whole(.left),
    ])
    for row in rows {
      table.add([
        numbering.text(row.id), VisibleText(row.terms.name).description,
        BillLine.amount(row.terms, style), categories.shownName(of: row.terms.category),
        row.terms.recurrence.isOnce ? "once" : RecurrenceLine.text(row.terms.recurrence),
        state(row),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  private func state(_ row: Row) -> String {
    guard let next = row.next else {
      return row.end.map { "stopped \($0.text)" } ?? "nothing is open"
    }
    if row.overdueCount > 1 { return "\(row.overdueCount) OVERDUE since \(next.due.text)" }
    if row.overdueCount == 1 { return "OVERDUE \(next.due.text)" }
    return next.due == session.today ? "due today" : "due \(next.due.text)"
  }

  private func cells(_ row: Row, _ numbering: EventNumbering) -> [String] {
    let terms = row.terms
    return [
      numbering.text(row.id), terms.name, AmountText.text(terms.amount),
      terms.amount.currency.code, terms.certainty?.rawValue ?? "known",
      terms.recurrence.isOnce ? "" : RecurrenceLine.text(terms.recurrence),
      row.next?.due.text ?? "", String(row.overdueCount),
      row.end?.text ?? "", terms.category.text, terms.account.text, terms.mode, terms.note,
    ]
  }

  private func document(_ row: Row, _ numbering: EventNumbering) -> JSONValue {
    BillDocument.bill(
      row.id, row.terms, next: row.next, overdueCount: row.overdueCount, end: row.end, numbering)
  }
}

/// A bill as values for a program.
enum BillDocument {
  static func bill(
    _ id: EventID, _ terms: BillTerms, next: BillOccurrence?, overdueCount: Int,
    end: CalendarDay?, receipts: [AttachedReceipt] = [], _ numbering: EventNumbering
  ) -> JSONValue {
    func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
    let bill: JSONValue = [
      "id": .text(numbering.text(id)), "ref": .text(id.text), "name": .text(terms.name),
      "amount": .text(AmountText.text(terms.amount)),
      "currency": .text(terms.amount.currency.code),
      "certainty": .text(terms.certainty?.rawValue ?? "known"),
      "every": terms.recurrence.isOnce ? .null : .text(RecurrenceLine.text(terms.recurrence)),
      "rule": .text(terms.recurrence.text), "from": .text(terms.recurrence.first.text),
      "time": .optional(terms.time?.text), "category": .text(terms.category.text),
      "account": .text(terms.account.text), "mode": text(terms.mode), "note": text(terms.note),
      "next": .optional(next?.due.text), "overdue": .integer(Int64(overdueCount)),
      "end": .optional(end?.text),
    ]
    guard !receipts.isEmpty, case .object(let members) = bill else { return bill }
    let attached = JSONValue.list(receipts.map(\.document))
    return .object(members + [.init(name: "receipts", value: attached)])
  }
}
