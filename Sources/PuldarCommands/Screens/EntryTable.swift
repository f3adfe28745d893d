import LedgerModel

/// Entries below each other: number, date, type, amount, merchant, category.
struct EntryTable {
  let entries: [RegisteredEntry]
  let categories: CategoryCatalog
  let numbering: EventNumbering
  let style: ScreenStyle

  var lines: [String] {
    var table = TextTable([.right, .left, .left, .right, .left, .left])
    for entry in entries {
      let line = EntryLine(entry.values, entry.texts, categories)
      table.add([
        numbering.text(entry.id), entry.values.date.text, entry.values.type.text,
        AmountText.text(entry.values.amount), VisibleText(entry.texts.merchant).description,
        line.shownCategory,
      ])
    }
    return table.lines(truncatedTo: style.columns, ellipsis: style.usesBlocks ? "…" : "...")
  }
}
