public import LedgerEvents

/// The spending by bucket, category, merchant, account or period, compared with the budgets; its sums are those of the
/// months' figures.
public struct SpendingReport: Hashable, Sendable {
  /// The question.
  public let question: Question
  /// The currency of all figures.
  public let currency: Money.Currency
  /// The rows: buckets in the order of their shares, periods in order, all others the largest first, then by name.
  public let rows: [Row]
  /// The row of everything that the question covers.
  public let total: Row
  /// The number of entries that stand in several rows, because they have several tags; the total has each once.
  public let repeated: Int

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - budgets: The figures of each month of the question, in order.
  ///   - parts: The spending; `nil` for all that the budgets contain.
  ///   - isPartial: Whether the parts are less than the buckets' spending; then they have no budget.
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
    let axes: [Axis?] = [question.rows, question.parts]
    repeated = axes.contains(.tag) ? parts.count { $0.tags.count > 1 } : 0
    let all = Percentage.whole.hundredths
    rows = try table.rows(parts, by: question.rows, then: question.parts, sharing: all)
    total = try table.row(
      .total, parts, [], share: rows.contains { $0.figures.share ?? 0 > 0 } ? all : nil)
  }

  /// Returns one of its figures, in minor units, as money.
  public func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: currency)
  }

  /// Returns the shares of the rows in a period, by its index; they add up to the whole (K2), except those of tags.
  public func shares(ofPeriod place: Int) -> [Int?] {
    ReportTable.shares(
      of: rows.map { $0.periods[place].spent }, adding: Percentage.whole.hundredths,
      outOf: question.rows == .tag ? total.periods[place].spent : nil)
  }

  /// Returns the total of a period's shares; `nil` if nothing was spent.
  public func wholeShare(ofPeriod place: Int) -> Int? {
    rows.contains { $0.periods[place].spent > 0 } ? Percentage.whole.hundredths : nil
  }

  /// Returns the mean of a row's figure over ``Question/meanPeriods``, rounded half away from zero.
  ///
  /// - Parameters:
  ///   - row: A row of this report.
  ///   - figure: Returns the figure, in minor units; `nil` if there is none.
  /// - Returns: `nil` if the row is a period, there are fewer than two periods, or no figure.
  public func mean(of row: Row, _ figure: (Figures) -> Int64?) -> Int64? {
    let count = question.meanPeriods.count
    guard count > 1, let known = row.known, let sum = figure(known) else { return nil }
    return Trend.mean(of: Int128(sum), over: count)
  }

  /// Compares a row's figure in its last period with the mean of the periods before; a period's with those of the
  /// question's periods before it.
  ///
  /// - Parameters:
  ///   - row: A row of this report.
  ///   - first: The first month with any data; months before it are ignored.
  ///   - figure: Returns the figure, in minor units; `nil` if there is none.
  public func trend(
    of row: Row, since first: CalendarMonth, _ figure: (Figures) -> Int64?
  ) -> Trend? {
    let periods = row.periods.isEmpty ? total.periods : row.periods
    var known = zip(question.periods, periods).filter { $0.0.days.upperBound >= first.firstDay }
    if case .period(let period) = row.key {
      known.removeAll { $0.0.days.lowerBound > period.days.lowerBound }
    }
    let values = known.compactMap { figure($0.1) }
    guard values.count == known.count, let last = values.last else { return nil }
    return Trend(last, after: Array(values.dropLast()))
  }
}
