import LedgerModel

/// What recorded incomes mean beside what was said to come every month: each comes instead of it, or on
/// top. Nothing is told if nothing was said to come.
struct CountedIncomes {
  private let incomes: [(entry: EventID, count: IncomeCount)]

  /// - Parameter after: The figures with the entries.
  init(_ entries: some Sequence<(EventID, EntryValues)>, _ after: MonthlyBuckets) {
    self.init(entries.filter { $1.type == .income }.map { ($0, $1.date) }, after)
  }

  /// The incomes that a file brought.
  init(recordedBy events: [EventID], _ after: MonthlyBuckets) {
    let ends = events.first.flatMap { first in events.last.map { first...$0 } }
    self.init(ends.map(after.incomes) ?? [], after)
  }

  private init(_ entries: [(entry: EventID, day: CalendarDay)], _ after: MonthlyBuckets) {
    incomes = after.counts(ofIncomes: entries)
  }

  /// How many of them come instead, and how many on top; `nil` if there is nothing to tell.
  var summary: String? {
    if incomes.isEmpty { return nil }
    let instead = incomes.count { $0.count.isInstead }
    return "\(incomes.count.of("income")): \(instead) instead of what was expected, "
      + "\(incomes.count - instead) on top."
  }

  func lines(_ style: ScreenStyle) -> [String] {
    incomes.map { _, counted in
      let base = "\(style.amount(counted.base)) expected for \(counted.month.text)"
      return "   Comes \(counted.isInstead ? "instead" : "on top") of the \(base)."
    }
  }

  /// The same as a member of an answer's document; `nil` if there is nothing to tell.
  func member(_ numbering: EventNumbering) -> JSONValue.Member? {
    if incomes.isEmpty { return nil }
    let documents: [JSONValue] = incomes.map { entry, counted in
      [
        "entry": .text(numbering.text(entry)), "month": .text(counted.month.text),
        "base": .text(AmountText.text(counted.base)), "instead": .bool(counted.isInstead),
      ]
    }
    return JSONValue.Member(name: "incomes", value: .list(documents))
  }
}
