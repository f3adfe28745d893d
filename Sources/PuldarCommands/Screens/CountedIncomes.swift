import LedgerModel

/// What recorded incomes mean beside what was said to come every month: each comes instead of it, or on
/// top. Nothing is told if nothing was said to come.
struct CountedIncomes {
  private let incomes: [(entry: EventID, counted: IncomeCount)]

  /// - Parameter after: The figures with the entries.
  init(_ entries: some Sequence<(EventID, EntryValues)>, _ after: MonthlyBuckets) {
    incomes = entries.filter { $1.type == .income && $1.mark != .savings }.compactMap {
      id, values in
      after.count(ofIncome: id, on: values.date).map { (id, $0) }
    }
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
