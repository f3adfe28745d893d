/// What was spent by bucket, category, merchant or month, beside what there was: the sums are those of
/// the months' figures.
package struct SpendingReport: Hashable, Sendable {
  package let question: ReportQuestion
  package let currency: Currency
  /// Buckets in the order of their shares, months in their own, all else the largest first, equals by name.
  package let rows: [ReportRow]
  package let total: ReportRow

  /// Forms a report.
  ///
  /// - Parameters:
  ///   - budgets: One for each month of the question, in their order.
  ///   - parts: What was spent; `nil` for all that the budgets say. Parts that are given may be of
  ///     less, and have no budget then.
  /// - Throws: ``FigureTooLarge`` where a sum does not fit.
  package init(
    _ question: ReportQuestion, _ budgets: [MonthBudget], parts: [SpentPart]? = nil,
    isPartial: Bool = false
  ) throws(FigureTooLarge) {
    assert(budgets.map(\.month) == question.months, "each month has its figures")
    self.question = question
    currency = budgets.first?.currency ?? .usd
    let table = ReportTable(
      question: question, budgets: budgets,
      hasBudgets: !isPartial && question.categories.isEmpty)
    let parts = (parts ?? budgets.flatMap(SpentPart.parts)).filter { part in
      (question.buckets.isEmpty || question.buckets.contains(part.bucket))
        && (question.categories.isEmpty || question.categories.contains(part.category))
    }
    let all = Percentage.whole.hundredths
    rows = try table.rows(parts, by: question.rows, then: question.parts, sharing: all)
    total = try table.row(
      .total, parts, [], share: rows.contains { $0.figures.share ?? 0 > 0 } ? all : nil)
  }

  /// The shares of the rows in a month, by its place: they add up to the whole (K2).
  package func shares(ofMonth place: Int) -> [Int?] {
    ReportTable.shares(
      of: rows.map { $0.months[place].spent }, adding: Percentage.whole.hundredths)
  }

  /// What the shares of a month add up to; `nil` where nothing was spent.
  package func wholeShare(ofMonth place: Int) -> Int? {
    rows.contains { $0.months[place].spent > 0 } ? Percentage.whole.hundredths : nil
  }

  /// A row's figure in its last month beside the mean of those before it; a month's beside those of the
  /// question that stand before it.
  ///
  /// - Parameter first: The first month with anything in it: those before it say nothing.
  package func trend(
    of row: ReportRow, since first: CalendarMonth, _ figure: (ReportFigures) -> Int64?
  ) -> ReportTrend? {
    var known = zip(question.months, row.months.isEmpty ? total.months : row.months).filter {
      $0.0 >= first
    }
    if case .month(let month) = row.key { known.removeAll { $0.0 > month } }
    let values = known.compactMap { figure($0.1) }
    guard values.count == known.count, let last = values.last else { return nil }
    return ReportTrend(last, after: Array(values.dropLast()))
  }
}
