import LedgerModel

/// The relation of recorded incomes to the expected monthly one: each replaces it, or adds to it. Empty if no
/// income was expected.
struct CountedIncomes {
  private let incomes: [Income]

  /// - Parameter after: The figures with the entries.
  init(_ entries: some Sequence<(EventID, EntryValues)>, _ after: MonthlyBuckets) {
    self.init(entries.filter { $1.type == .income }.map { ($0, $1.date) }, after)
  }

  /// Creates the incomes of an imported file.
  init(recordedBy events: [EventID], _ after: MonthlyBuckets) {
    let ends = events.first.flatMap { first in events.last.map { first...$0 } }
    self.init(ends.map(after.incomes) ?? [], after)
  }

  private init(_ entries: [(entry: EventID, day: CalendarDay)], _ after: MonthlyBuckets) {
    incomes = after.counts(ofIncomes: entries).map(Income.init)
  }

  /// How many of them replace the expected income, and how many add to it; `nil` if there is nothing to report.
  var summary: String? {
    if incomes.isEmpty { return nil }
    let instead = incomes.count { $0.count.isInstead }
    return "\(incomes.count.of("income")): \(instead) instead of what was expected, "
      + "\(incomes.count - instead) on top."
  }

  func lines(_ style: ScreenStyle) -> [String] {
    incomes.map { income in
      let counted = income.count
      let base = "\(style.amount(counted.base)) expected for \(counted.month.text)"
      let why = counted.obstacle.map { ": \(CountedIncomes.words(for: $0))" } ?? ""
      return "   Comes \(counted.isInstead ? "instead" : "on top") of the \(base)\(why)."
    }
  }

  /// Returns why a regular income adds to the expected one.
  private static func words(for obstacle: IncomeCount.Obstacle) -> String {
    switch obstacle {
    case .tooSmall: "it is less than half of that"
    case .cameAlready: "that came already"
    case .noDayNear: "no day of it is open near this one"
    }
  }

  /// The incomes for programs; `nil` if there is nothing to report.
  var told: [Income]? { incomes.isEmpty ? nil : incomes }

  /// An income, with how it counts.
  struct Income: Shaped {
    let entry: EventID
    let count: IncomeCount

    static let shape = Shape<Income>(
      .init("entry", \.entry), .init("month", \.count.month), .init("base", \.count.base),
      .init("instead", \.count.isInstead))
  }
}
