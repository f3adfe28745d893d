import LedgerModel

/// Entries below each other: number, date, type, amount, merchant, category.
struct EntryTable {
  let entries: [RegisteredEntry]
  let categories: CategoryCatalog
  let numbering: EventNumbering
  let style: ScreenStyle

  var lines: [String] {
    var table = TextTable(EntryListScreen.columns.dropLast())
    for entry in entries {
      let line = EntryLine(entry.values, entry.texts, categories)
      table.add([
        numbering.text(entry.id), entry.values.date.text, entry.values.type.text,
        style.amount(entry.values.amount), VisibleText(entry.texts.shownName).description,
        line.shownCategory,
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }
}

/// Entries below each other: number, date, type, amount, merchant, category, and what else is known.
struct EntryListScreen {
  let today: CalendarDay
  let categories: CategoryCatalog
  let numbering: EventNumbering
  let style: ScreenStyle
  /// What came back of entries.
  let refunds: Refunds
  /// By which lines of their receipts entries were found.
  var found: [EventID: [String]] = [:]

  /// What the amount is of goes last: without its type a credit would look like an expense.
  static let columns: [TextTable.Column] = [
    .whole(.right), .whole(.left, leaving: 3), .whole(.left, leaving: 4), .whole(.right), .words(),
    .words(leaving: 2), .words(leaving: 1),
  ]

  /// A line for each entry; parts of one payment that stand beside each other are one.
  func lines(_ entries: [RegisteredEntry]) throws(FigureTooLarge) -> [String] {
    var table = TextTable(EntryListScreen.columns)
    for group in entries.byPayment {
      table.add(group.count == 1 ? try cells(group[0]) : try cells(PaymentParts(entries: group)))
    }
    return blocks(table, entries.byPayment, indent: 0).flatMap(\.self)
  }

  /// The lines of a table, each with what its entries were found by below it.
  private func blocks(
    _ table: TextTable, _ groups: [[RegisteredEntry]], indent: Int
  ) -> [[String]] {
    let blanks = String(repeating: " ", count: indent + 3)
    return zip(table.lines(within: style.columns, ellipsis: style.ellipsis), groups)
      .map { line, group in
        var told: Set<String> = []
        let below = group.flatMap { found[$0.id] ?? [] }.filter { told.insert($0).inserted }
        return [line]
          + below.map { text in
            guard let columns = style.columns else { return blanks + text }
            return DisplayWidth.truncated(
              blanks + text, to: max(20, columns), ellipsis: style.ellipsis)
          }
      }
  }

  /// A line for each entry, whatever it is a part of, with what it was found by below it.
  ///
  /// - Throws: ``FigureTooLarge`` where what came back of one does not fit.
  func blocks(
    each entries: [RegisteredEntry], indent: Int
  ) throws(FigureTooLarge) -> [[String]] {
    var table = TextTable(EntryListScreen.columns)
    for entry in entries {
      var cells = try cells(entry)
      cells[0] = String(repeating: " ", count: indent) + cells[0]
      table.add(cells)
    }
    return blocks(table, entries.map { [$0] }, indent: indent)
  }

  private func cells(_ entry: RegisteredEntry) throws(FigureTooLarge) -> [String] {
    [
      numbering.text(entry.id), entry.values.date.text, entry.values.type.text,
      style.amount(entry.values.amount), VisibleText(entry.texts.shownName).description,
      categories.shownName(of: entry.values.category), try remarks(entry),
    ]
  }

  /// A payment as one line, under the number of its first part.
  private func cells(_ payment: PaymentParts) throws(FigureTooLarge) -> [String] {
    let parts = payment.entries.sorted { $0.id < $1.id }
    let first = parts[0]
    let sum = try payment.sum(in: first.values.amount.currency)
    var cameBack: [String] = []
    for part in parts {
      guard let back = try refunds.sum(of: part.id) else { continue }
      cameBack.append("\(style.amount(back)) of \(numbering.text(part.id)) came back")
    }
    return [
      numbering.text(first.id), first.values.date.text, first.values.type.text,
      style.amount(sum), VisibleText(first.texts.shownName).description, "split",
      (cameBack + [PaymentParts(entries: parts).text(numbering, categories, style)]).joined(
        separator: "  "),
    ]
  }

  private func remarks(_ entry: RegisteredEntry) throws(FigureTooLarge) -> String {
    var remarks: [String] = []
    if let back = try refunds.sum(of: entry.id) {
      remarks.append("\(style.amount(back)) came back")
    }
    if let payment = entry.texts.payment { remarks.append("part of \(numbering.text(payment))") }
    if let purchase = entry.texts.purchase { remarks.append("of \(numbering.text(purchase))") }
    if entry.values.mark == .savings { remarks.append("outside the budget") }
    if let void = entry.voidedBy { remarks.append("voided by \(numbering.text(void))") }
    if entry.values.account != .bank {
      remarks.append("@\(VisibleText(entry.values.account.text))")
    }
    if !entry.texts.note.isEmpty { remarks.append("\"\(VisibleText(entry.texts.note))\"") }
    if !entry.texts.isReviewed { remarks.append("not reviewed") }
    return remarks.joined(separator: "  ")
  }
}
