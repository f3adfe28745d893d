import LedgerEvents

extension LedgerSummary {
  /// Creates the summary of one ledger, with the figures that its report has.
  ///
  /// - Parameters:
  ///   - axis: What the sums are of.
  ///   - months: The months; `nil` for all from the first to the last with an entry, an income or money put away.
  ///   - entries: Returns the entries of some months; called only for ``Axis/account``.
  /// - Throws: ``FigureTooLarge`` if a figure does not fit, and the errors of the closure.
  package init(
    by axis: Axis, of months: ClosedRange<CalendarMonth>?, _ figures: MonthlyBuckets,
    eventCount: Int, isComplete: Bool,
    entries: (ClosedRange<CalendarMonth>) throws -> EntryRegister
  ) throws {
    self.axis = axis
    ledgerCount = 1
    incompleteCount = isComplete ? 0 : 1
    self.eventCount = eventCount
    guard let months = months ?? figures.monthsWithSums else { return }
    let question = SpendingReport.Question(months, by: axis.rows, hasPeriods: true)
    let report = try SpendingReport(question, of: figures, { try entries(months) })
    for row in report.rows {
      let figures = row.periods.isEmpty ? [row.figures] : row.periods
      for (place, figures) in figures.enumerated() {
        let sum = Sum(figures)
        guard !sum.isZero else { continue }
        let month =
          if case .period(let period) = row.key { period.months.lowerBound } else {
            question.months[place]
          }
        sums[Key(month: month, name: row.key.text, currency: report.currency)] = sum
      }
    }
  }
}

extension LedgerSummary.Axis {
  /// The rows of the report that has these sums.
  var rows: SpendingReport.Axis {
    switch self {
    case .month: .month
    case .bucket: .bucket
    case .category: .category
    case .account: .account
    }
  }
}

extension LedgerSummary.Sum {
  fileprivate init(_ figures: SpendingReport.Figures) {
    self.init(
      spent: Int128(figures.spent), used: Int128(figures.used),
      budget: figures.budget.map { Int128($0) }, income: figures.income.map { Int128($0) })
  }

  /// Whether it says nothing.
  fileprivate var isZero: Bool {
    spent == 0 && used == 0 && budget ?? 0 == 0 && income ?? 0 == 0
  }
}

extension MonthlyBuckets {
  /// The months from the first to the last with an entry that counts, an income that is assigned to them, or money that
  /// was put away; `nil` if there are none.
  fileprivate var monthsWithSums: ClosedRange<CalendarMonth>? {
    let spans = [months, plan.monthsOfPutAways].compactMap(\.self)
    let months = spans.flatMap { [$0.lowerBound, $0.upperBound] } + incomes.all.compactMap(\.month)
    guard let first = months.min(), let last = months.max() else { return nil }
    return first...last
  }
}
