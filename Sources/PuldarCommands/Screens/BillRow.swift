import LedgerModel

/// Bills with what each says and its next day, as a list shows them.
enum BillRow {
  /// A line for each.
  static func lines(
    _ bills: [Bill], _ categories: CategoryCatalog, _ numbering: EventNumbering,
    today: CalendarDay, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([
      .whole(.right), .words(), .whole(.right), .words(leaving: 1), .whole(.left, leaving: 2),
      .whole(.left),
    ])
    for bill in bills {
      table.add([
        numbering.text(bill.id), VisibleText(bill.terms.name).description,
        BillLine.amount(bill.terms, style), bill.terms.shownUse(categories),
        bill.terms.recurrence.isOnce ? "once" : RecurrenceLine.text(bill.terms.recurrence),
        bill.state(today: today, style),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }
}

extension Bill {
  fileprivate func state(today: CalendarDay, _ style: ScreenStyle) -> String {
    state(today: today)
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
    func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
    let bill: JSONValue = [
      "id": .text(numbering.text(id)), "ref": .text(id.text), "name": .text(terms.name),
      "type": .text(terms.flow), "auto": .bool(terms.isAuto),
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
    if let to = terms.destination { members.append(.init(name: "to", value: .text(to.text))) }
    if let save = terms.save {
      members.append(.init(name: "saves", value: .text(save.text)))
      let saved = saved.map { AmountText.text($0) }
      members.append(.init(name: "saved", value: .optional(saved)))
    }
    if !receipts.isEmpty {
      members.append(.init(name: "receipts", value: .list(receipts.map(\.document.told))))
    }
    return .object(members)
  }
}
