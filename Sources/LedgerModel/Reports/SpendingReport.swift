public import LedgerEvents

/// What was spent by bucket, category, merchant or month, beside what there was: the sums are those of
/// the months' figures.
public struct SpendingReport: Hashable, Sendable {
  /// What it was asked for.
  public let question: Question
  /// Of all its figures.
  public let currency: Money.Currency
  /// Buckets in the order of their shares, months in their own, all else the largest first, equals by name.
  public let rows: [Row]
  /// All that the question is about.
  public let total: Row

  /// Forms a report.
  ///
  /// - Parameters:
  ///   - budgets: One for each month of the question, in their order.
  ///   - parts: What was spent; `nil` for all that the budgets say.
  ///   - isPartial: Whether the parts are of less than what buckets spent: then they have no budget.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  package init(
    _ question: Question, _ budgets: [MonthBudget], parts: [Part]? = nil, isPartial: Bool = false
  ) throws(FigureTooLarge) {
    assert(budgets.map(\.month) == question.months, "each month has its figures")
    self.question = question
    currency = budgets.first?.currency ?? .usd
    let table = ReportTable(
      question: question, budgets: budgets,
      hasBudgets: !isPartial && question.categories.isEmpty)
    let parts = (parts ?? budgets.flatMap(Part.parts)).filter { part in
      (question.buckets.isEmpty || question.buckets.contains(part.bucket))
        && (question.categories.isEmpty || question.categories.contains(part.category))
    }
    let all = Percentage.whole.hundredths
    rows = try table.rows(parts, by: question.rows, then: question.parts, sharing: all)
    total = try table.row(
      .total, parts, [], share: rows.contains { $0.figures.share ?? 0 > 0 } ? all : nil)
  }

  /// One of its figures, which are minor units, as money.
  public func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: currency)
  }

  /// The shares of the rows in a month, by its place: they add up to the whole (K2).
  public func shares(ofMonth place: Int) -> [Int?] {
    ReportTable.shares(
      of: rows.map { $0.months[place].spent }, adding: Percentage.whole.hundredths)
  }

  /// What the shares of a month add up to; `nil` where nothing was spent.
  public func wholeShare(ofMonth place: Int) -> Int? {
    rows.contains { $0.months[place].spent > 0 } ? Percentage.whole.hundredths : nil
  }

  /// A row's figure in its last month beside the mean of those before it; a month's beside those of the
  /// question that stand before it.
  ///
  /// - Parameters:
  ///   - row: A row of this report.
  ///   - first: The first month with anything in it: those before it say nothing.
  ///   - figure: Which of its figures, in minor units; `nil` if there is none.
  public func trend(
    of row: Row, since first: CalendarMonth, _ figure: (Figures) -> Int64?
  ) -> Trend? {
    var known = zip(question.months, row.months.isEmpty ? total.months : row.months).filter {
      $0.0 >= first
    }
    if case .month(let month) = row.key { known.removeAll { $0.0 > month } }
    let values = known.compactMap { figure($0.1) }
    guard values.count == known.count, let last = values.last else { return nil }
    return Trend(last, after: Array(values.dropLast()))
  }
}
