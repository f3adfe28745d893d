import LedgerModel

/// Reads the ledger for a report, and returns it.
struct ReportReader {
  let session: Session
  let request: ReportRequest

  func report() async throws -> Report {
    let fold = try await session.ledger.folded(BudgetState())
    let buckets = fold.projection.buckets
    let (question, layout) = try request.question(
      session, since: buckets.months?.lowerBound, weekStart: buckets.plan.weekStart)
    let span = question.span
    let budgets = try buckets.months(span)
    try check(budgets, buckets)
    let overviews =
      request.isPartial || !request.names.buckets.isEmpty
      ? []
      : try budgets.map { month in (month.month, try buckets.overview(of: month, on: session.today))
      }
    let register =
      question.needsEntries || request.merchant?.pattern != nil
      ? try await session.ledger.view(EntryRegister(of: span)) : EntryRegister()
    let spending = try SpendingReport(question, of: buckets, { register }, where: request.isWanted)
    // Months before the first entry would lower every mean.
    let start = max(span.lowerBound, buckets.months?.lowerBound ?? span.upperBound)
    let shown = ShownReport(
      report: spending, layout: layout, figure: request.figure, by: request.axes,
      trendStart: request.isTrend ? start : nil, today: session.today,
      categories: buckets.plan.categories)
    var report = Report { style in
      let passed = overviews.flatMap { month, overview in
        LimitTable.passed(overview, in: overviews.count > 1 ? " \(month.text)" : "", style)
      }
      return (SpendingScreen(shown: shown, style: style).lines + passed).map { Report.Line($0) }
    } rows: {
      SpendingDocument(shown: shown).rows
    } record: {
      SpendingDocument.shape.record(of: shown)
    }
    report.notes = .waiting(fold.waiting) + (try await session.notesOnLaterDays())
    return report
  }

  /// Refuses a name that nothing can have: an empty report would hide a misspelling.
  private func check(_ budgets: [MonthBudget], _ buckets: MonthlyBuckets) throws(Refusal) {
    let known = budgets.reversed().flatMap { $0.buckets.map(\.bucket) }
    for bucket in request.names.buckets where !known.contains(bucket) {
      throw .unknownBucket(bucket, known: budgets.last?.buckets.map(\.bucket) ?? [])
    }
    let (book, counted) = (buckets.plan.categories, buckets.countedCategories)
    for category in request.names.categories
    where !book.exists(category) && !counted.contains(category) {
      throw .unknownCategory(category, known: book.offered(on: session.today))
    }
  }
}
