import LedgerModel

/// Money moved between accounts, on one line: `move 200.00 bank -> cash`.
struct TransferLine {
  let made: TransferMade

  /// Returns the line; the date is omitted if it is today's.
  func text(today: CalendarDay, _ style: ScreenStyle) -> String {
    let (source, destination) = (VisibleText(made.source.text), VisibleText(made.destination.text))
    return style.joined([
      "move \(style.amount(made.amount)) \(source) -> \(destination)",
      made.date == today ? "" : style.day(made.date),
      made.note.isEmpty ? "" : "\"\(VisibleText(made.note))\"", made.tags.shownTags,
    ])
  }
}
