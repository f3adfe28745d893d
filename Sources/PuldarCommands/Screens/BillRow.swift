import LedgerModel

/// A bill with what it says and its next day, as a list shows it.
struct BillRow {
  let id: EventID
  let terms: BillTerms
  /// The first day that is still to be paid; `nil` where none is.
  let next: BillOccurrence?
  /// How many days are overdue.
  let overdueCount: Int
  /// The first day without it; `nil` where it was not stopped.
  let end: CalendarDay?
  private let savings: BillSavings

  /// - Returns: `nil` where there is no such bill.
  init?(_ id: EventID, _ bills: BillPlan, _ savings: BillSavings, today: CalendarDay) {
    self.savings = savings
    let next = bills.next(of: id)
    guard let terms = next?.terms ?? bills.latestTerms(of: id) else { return nil }
    let isOverdue = next.map { $0.isOverdue(on: today) } ?? false
    self.id = id
    self.terms = terms
    self.next = next
    overdueCount =
      isOverdue
      ? bills.openDays(of: id, in: .first...today).reduce(0) {
        $0 + ($1.isOverdue(on: today) ? 1 : 0)
      } : 0
    end = bills.end(of: id)
  }

  /// A line for each.
  static func lines(
    _ rows: [BillRow], _ categories: CategoryCatalog, _ numbering: EventNumbering,
    today: CalendarDay, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right), .words(), .whole(.right), .words(leaving: 1), .whole(.left, leaving: 2),
      .whole(.left),
    ])
    for row in rows {
      table.add([
        numbering.text(row.id), VisibleText(row.terms.name).description,
        BillLine.amount(row.terms, style), categories.shownName(of: row.terms.category),
        row.terms.recurrence.isOnce ? "once" : RecurrenceLine.text(row.terms.recurrence),
        row.state(today: today, style),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  private func state(today: CalendarDay, _ style: ScreenStyle) -> String {
    let saved = next.map { savings.saved(for: $0) }
    return state(today: today)
      + (saved.map { $0.minorUnits == 0 ? "" : ", \(style.amount($0)) saved" } ?? "")
  }

  private func state(today: CalendarDay) -> String {
    guard let next else { return end.map { "stopped \($0.text)" } ?? "nothing is open" }
    if overdueCount > 1 { return "\(overdueCount) OVERDUE since \(next.due.text)" }
    if overdueCount == 1 { return "OVERDUE \(next.due.text)" }
    if next.isToRecord(on: today) { return "to record since \(next.due.text)" }
    return next.due == today ? "due today" : "due \(next.due.text)"
  }

  /// As a program reads it.
  ///
  /// - Parameter receipts: What is attached to it, where that is told.
  func document(
    _ numbering: EventNumbering, receipts: [AttachedReceipt] = []
  ) -> JSONValue {
    BillDocument.bill(
      id, terms, next: next, overdueCount: overdueCount, end: end, savings, receipts: receipts,
      numbering)
  }
}

/// A bill as values for a program.
enum BillDocument {
  static func bill(
    _ id: EventID, _ terms: BillTerms, next: BillOccurrence?, overdueCount: Int,
    end: CalendarDay?, _ savings: BillSavings, receipts: [AttachedReceipt] = [],
    _ numbering: EventNumbering
  ) -> JSONValue {
    func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
    let bill: JSONValue = [
      "id": .text(numbering.text(id)), "ref": .text(id.text), "name": .text(terms.name),
      "type": .text(terms.type.text), "auto": .bool(terms.isAuto),
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
    guard case .object(var members) = bill else { return bill }
    if let save = terms.save {
      members.append(.init(name: "saves", value: .text(save.text)))
      let saved = next.map { AmountText.text(savings.saved(for: $0)) }
      members.append(.init(name: "saved", value: .optional(saved)))
    }
    if !receipts.isEmpty {
      members.append(.init(name: "receipts", value: .list(receipts.map(\.document.told))))
    }
    return .object(members)
  }
}
