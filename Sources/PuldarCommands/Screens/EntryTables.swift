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
        style.amount(entry.values.amount), VisibleText(entry.texts.merchant).description,
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

  /// What the amount is of goes last: without its type a credit would look like an expense.
  static let columns: [TextTable.Column] = [
    .whole(.right), .whole(.left, leaving: 3), .whole(.left, leaving: 4), .whole(.right), .words(),
    .words(leaving: 2), .words(leaving: 1),
  ]

  func lines(_ entries: [RegisteredEntry], indent: Int = 0) -> [String] {
    var table = TextTable(EntryListScreen.columns)
    for entry in entries {
      table.add([
        String(repeating: " ", count: indent) + numbering.text(entry.id), entry.values.date.text,
        entry.values.type.text, style.amount(entry.values.amount),
        VisibleText(entry.texts.merchant).description,
        categories.shownName(of: entry.values.category), remarks(entry),
      ])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  private func remarks(_ entry: RegisteredEntry) -> String {
    var remarks: [String] = []
    if let void = entry.voidedBy { remarks.append("voided by \(numbering.text(void))") }
    if entry.values.account != .bank {
      remarks.append("@\(VisibleText(entry.values.account.text))")
    }
    if !entry.texts.note.isEmpty { remarks.append("\"\(VisibleText(entry.texts.note))\"") }
    return remarks.joined(separator: "  ")
  }
}
