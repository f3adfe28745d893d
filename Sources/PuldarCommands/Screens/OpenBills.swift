import LedgerModel

/// What bills have due up to the end of the months that are looked at, and is not paid.
struct OpenBills {
  /// By day; overdue ones stand first.
  private let occurrences: [BillOccurrence]
  private let isInUse: Bool
  private let open: BillSums
  private let overdue: BillSums
  private let today: CalendarDay
  private let categories: CategoryCatalog

  /// How many a screen shows, as many as of the last entries.
  private static let shownCount = 5

  /// - Parameter months: With this month all that is overdue belongs to it, however long it is.
  /// - Throws: ``FigureTooLarge`` where their sum does not fit.
  init(
    _ state: DecisionState, of months: [CalendarMonth], today: CalendarDay, in currency: Currency
  ) throws(FigureTooLarge) {
    self.today = today
    categories = state.plan.categories
    isInUse = state.bills.isInUse
    if isInUse, let first = months.first, let last = months.last {
      let start: CalendarDay = months.contains(today.month) ? .first : first.firstDay
      occurrences = state.bills.open(in: start...last.lastDay)
    } else {
      occurrences = []
    }
    open = try BillSums(occurrences, in: currency)
    overdue = try BillSums(occurrences.lazy.filter { $0.isOverdue(on: today) }, in: currency)
  }

  /// What stands above everything else: `2 bills overdue, 131.00`; nothing where none is.
  func banner(_ style: ScreenStyle) -> [String] {
    overdue.count == 0 ? [] : [style.ink(.red, overdue.text("overdue", style))]
  }

  /// What is open, the next days first.
  func lines(_ numbering: EventNumbering, _ style: ScreenStyle) -> [String] {
    guard !occurrences.isEmpty else { return [] }
    let table = BillTable(
      occurrences: Array(occurrences.prefix(OpenBills.shownCount)), today: today,
      categories: categories, numbering: numbering)
    let more = occurrences.count - OpenBills.shownCount
    return ["Bills"] + table.lines(style) + (more > 0 ? ["and \(more) more"] : [])
      + (open.count > 1 ? [open.text("open", style)] : [])
  }

  /// `null` where no bill was ever added.
  func document(_ numbering: EventNumbering) -> JSONValue {
    guard isInUse else { return .null }
    let table = BillTable(
      occurrences: occurrences, today: today, categories: categories, numbering: numbering)
    return [
      "open": open.document, "overdue": overdue.document, "bills": .list(table.documents),
    ]
  }
}
