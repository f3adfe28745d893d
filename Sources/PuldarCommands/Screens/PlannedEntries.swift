import LedgerModel

/// What recurring entries bring to months that are looked at and is not added yet: what is due, and what
/// is still to come.
struct PlannedEntries {
  /// By day.
  let entries: [PlannedEntry]
  let today: CalendarDay
  let categories: CategoryCatalog

  /// How many a screen shows, as many as of the last entries.
  private static let shownCount = 5

  /// - Parameter months: With this month all that is due belongs to it, however long it is.
  init(_ state: BudgetState, of months: [CalendarMonth], today: CalendarDay) {
    self.today = today
    categories = state.decisionState.plan.categories
    guard state.decisionState.allows(.recurring), let first = months.first, let last = months.last
    else {
      entries = []
      return
    }
    let start: CalendarDay = months.contains(today.month) ? .first : first.firstDay
    entries = state.decisionState.recurring.open(
      in: start...last.lastDay, added: state.recurringEntries)
  }

  /// Whether something is due.
  var isDue: Bool { entries.first.map { $0.day <= today } ?? false }

  /// Below each other as entries are: what is due, day, type, amount, merchant, category.
  func lines(_ style: ScreenStyle) -> [String] {
    guard !entries.isEmpty else { return [] }
    var table = TextTable(EntryListScreen.columns.dropLast())
    for planned in entries.prefix(PlannedEntries.shownCount) {
      let entry = planned.content
      table.add([
        planned.day <= today ? "due" : "", planned.day.text, entry.values.type.text,
        style.amount(entry.values.amount), VisibleText(entry.texts.merchant).description,
        EntryLine(entry.values, entry.texts, categories).shownCategory,
      ])
    }
    let more = entries.count - PlannedEntries.shownCount
    return ["Planned"] + table.lines(within: style.columns, ellipsis: style.ellipsis)
      + (more > 0 ? ["and \(more) more"] : [])
  }

  func document(_ numbering: EventNumbering) -> JSONValue {
    .list(
      entries.map { PlannedEntries.document($0, categories, today: today, numbering) })
  }

  /// One day of a recurring entry.
  static func document(
    _ planned: PlannedEntry, _ categories: CategoryCatalog, today: CalendarDay,
    _ numbering: EventNumbering
  ) -> JSONValue {
    let (values, texts) = (planned.content.values, planned.content.texts)
    let bucket = EntryLine(values, texts, categories).bucket
    return [
      "rule": .text(numbering.text(planned.rule)), "date": .text(planned.day.text),
      "due": .bool(planned.day <= today), "type": .text(values.type.text),
      "amount": .text(AmountText.text(values.amount)),
      "currency": .text(values.amount.currency.code),
      "merchant": texts.merchant.isEmpty ? .null : .text(texts.merchant),
      "category": .text(values.category.text), "bucket": .optional(bucket?.text),
      "account": .text(values.account.text),
    ]
  }
}
