import LedgerModel

/// Entries below each other: number, date, type, amount, merchant, category.
struct EntryTable {
  let entries: [RegisteredEntry]
  let numbering: EventNumbering
  let style: ScreenStyle

  var lines: [String] {
    var table = TextTable([.right, .left, .left, .right, .left, .left])
    for entry in entries {
      table.add([
        numbering.text(entry.id), entry.values.date.text, entry.values.type.text,
        AmountText.text(entry.values.amount), VisibleText(entry.texts.merchant).description,
        VisibleText(entry.values.category.text).description,
      ])
    }
    return table.lines(truncatedTo: style.columns, ellipsis: style.usesBlocks ? "…" : "...")
  }
}
