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
    stateAlone(today: today, style)
      + (saved.map { $0.minorUnits == 0 ? "" : ", \(style.amount($0)) saved" } ?? "")
  }

  private func stateAlone(today: CalendarDay, _ style: ScreenStyle) -> String {
    guard let next else { return end.map { "stopped \(style.day($0))" } ?? "nothing is open" }
    if overdueCount > 1 { return "\(overdueCount) OVERDUE since \(style.day(next.due))" }
    if overdueCount == 1 { return "OVERDUE \(style.day(next.due))" }
    if next.isToRecord(on: today) { return "to record since \(style.day(next.due))" }
    return next.due == today ? "due today" : "due \(style.day(next.due))"
  }

}

/// A bill as a program reads it.
struct ToldBill: Shaped {
  let bill: Bill
  /// The attached receipts, if they are requested.
  var receipts: [AttachedReceipt] = []

  private var terms: BillTerms { bill.terms }

  static let shape = Shape<ToldBill>(
    "bill",
    .init("id", \.bill.id), .ref(\.bill.id), .init("name", \.terms.name),
    .init("type", \.terms.flow).among(BillTerms.flows),
    .init("auto", \.terms.isAuto, "Whether bill run records its days."),
    .init("amount", \.terms.amount, "Zero if it is not known."),
    .init("currency", \.terms.amount.currency),
    .init("certainty", \.terms.toldCertainty).among(BillTerms.certainties),
    .init("every", \.terms.every, "The rule in words; null for a bill that is due once."),
    .init("rule", \.terms.recurrence.text, "The rule as the log spells it."),
    .init("from", \.terms.recurrence.first),
    .init("time", \.terms.time, "Of the day, as 18:30."), .init("category", \.terms.category),
    .init("account", \.terms.account), .init("mode", \.terms.mode.nonEmpty),
    .init("note", \.terms.note.nonEmpty), .ifAny("tags", \.terms.toldTags),
    .init("next", \.bill.next?.due, "The first day that is still to be paid."),
    .init("overdue", \.bill.overdueCount, "How many such days lie before today."),
    .init("end", \.bill.end, "The first day without it, once it is stopped."),
    .ifAny("to", \.terms.destination, "The account that a planned move goes to."),
    .ifAny("saves", \.terms.save, "The first month that puts a part of it away, if one does."),
    .ifAny(
      "saved", { $0.terms.save == nil ? nil : .some($0.bill.saved) },
      "What is saved for its next day, if it saves."),
    .ifAny(
      "receipts", { $0.receipts.isEmpty ? nil : $0.receipts },
      "What is attached to it, if show finds something."))
}

extension BillTerms {
  /// The words of ``toldCertainty``, and of `flow`.
  static let (certainties, flows) = (["known", "about", "unknown"], ["expense", "income", "move"])

  var toldCertainty: String { certainty?.rawValue ?? "known" }

  /// The rule in words; `nil` if it is due once.
  var every: String? { recurrence.isOnce ? nil : RecurrenceLine.text(recurrence) }
}
