import LedgerModel

/// Bills with their terms and next days, as a list shows them.
enum BillRow {
  /// Returns one line for each bill.
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

  /// Returns the bill as a program reads it.
  ///
  /// - Parameter receipts: The attached receipts, if they are requested.
  func document(_ numbering: EventNumbering, receipts: [AttachedReceipt] = []) -> Record {
    var record: Record = [
      "id": numbering.text(id), "ref": id.text, "name": terms.name, "type": terms.flow,
      "auto": terms.isAuto, "amount": terms.amount, "currency": terms.amount.currency.code,
      "certainty": terms.certainty?.rawValue ?? "known",
      "every": terms.recurrence.isOnce ? nil : RecurrenceLine.text(terms.recurrence),
      "rule": terms.recurrence.text, "from": terms.recurrence.first.text,
      "time": terms.time?.text, "category": terms.category.text, "account": terms.account.text,
      "mode": terms.mode.nonEmpty, "note": terms.note.nonEmpty, "next": next?.due.text,
      "overdue": overdueCount, "end": end?.text,
    ]
    record += .only(["to": terms.destination?.text, "saves": terms.save?.text])
    if terms.save != nil { record += ["saved": saved] }
    return record + .only(["receipts": receipts.isEmpty ? nil : receipts.map(\.document)])
  }
}
