import LedgerModel

/// Entries as a table: number, date, type, amount, merchant, category.
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
        numbering.text(entry.id), style.day(entry.values.date), entry.values.type.text,
        style.amount(entry.values.amount), VisibleText(entry.texts.shownName).description,
        line.shownCategory,
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }
}

/// Entries as a table: number, date, type, amount, merchant, category, and remarks.
struct EntryListScreen {
  let today: CalendarDay
  let categories: CategoryCatalog
  let numbering: EventNumbering
  let style: ScreenStyle
  /// The refunds of entries.
  let refunds: Refunds
  /// The receipt lines by which entries were found.
  var found: [EventID: [String]] = [:]

  /// The type is dropped last: without it a credit would look like an expense.
  static let columns: [TextTable.Column] = [
    .whole(.right), .whole(.left, leaving: 3), .whole(.left, leaving: 4), .whole(.right), .words(),
    .words(leaving: 2), .words(leaving: 1),
  ]

  /// Returns a line for each entry; adjacent parts of one payment share a line.
  func lines(_ entries: [RegisteredEntry]) throws(FigureTooLarge) -> [String] {
    var table = TextTable(EntryListScreen.columns)
    for group in entries.byPayment {
      table.add(group.count == 1 ? try cells(group[0]) : try cells(PaymentParts(entries: group)))
    }
    return blocks(table, entries.byPayment, indent: 0).flatMap(\.self)
  }

  /// Returns the lines of a table, each followed by the lines by which its entries were found.
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

  /// Returns a line for each entry, even parts of payments, followed by the lines by which it was found.
  ///
  /// - Throws: ``FigureTooLarge`` if the refunds of one do not fit.
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
      numbering.text(entry.id), style.day(entry.values.date), entry.values.type.text,
      style.amount(entry.values.amount), VisibleText(entry.texts.shownName).description,
      categories.shownName(of: entry.values.category), try remarks(entry),
    ]
  }

  /// Returns a payment as one line, with the number of its first part.
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
      numbering.text(first.id), style.day(first.values.date), first.values.type.text,
      style.amount(sum), VisibleText(first.texts.shownName).description, "split",
      (cameBack + [PaymentParts(entries: parts).text(numbering, categories, style)]
        + [Set(parts.flatMap(\.texts.tags)).sorted().shownTags].filter { !$0.isEmpty })
        .joined(separator: "  "),
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
    if !entry.texts.tags.isEmpty { remarks.append(entry.texts.tags.shownTags) }
    if !entry.texts.isReviewed { remarks.append("not reviewed") }
    return remarks.joined(separator: "  ")
  }
}
