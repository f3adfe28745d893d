import LedgerModel
import LedgerStore

/// Reads the ledger for a report, and tells it.
struct ReportReader {
  let session: Session
  let request: ReportRequest

  func report() async throws -> Report {
    let fold = try await session.ledger.folded(BudgetState())
    let buckets = fold.projection.buckets
    let (question, layout) = try request.question(session, since: buckets.months?.lowerBound)
    let span = question.months[0]...question.months[question.months.count - 1]
    let budgets = try buckets.months(span)
    try check(budgets, buckets)
    let parts = request.needsEntries ? try await parts(in: span) : nil
    let spending = try SpendingReport(
      question, budgets, parts: parts, isPartial: request.isPartial)
    // What was before the first entry would make every mean too small.
    let start = max(span.lowerBound, buckets.months?.lowerBound ?? span.upperBound)
    let shown = ShownReport(
      report: spending, layout: layout, figure: request.figure, by: request.axes,
      trendStart: request.isTrend ? start : nil, today: session.today,
      categories: buckets.plan.categories)
    var report = Report { style in
      SpendingScreen(shown: shown, style: style).lines.map { Report.Line($0) }
    } rows: {
      SpendingDocument(shown: shown).rows
    } record: {
      SpendingDocument(shown: shown).document
    }
    report.notes = .waiting(fold.waiting) + (try await session.notesOnLaterDays())
    return report
  }

  /// Refuses a name that nothing can have: an empty report would hide that it is misspelled.
  private func check(_ budgets: [MonthBudget], _ buckets: MonthlyBuckets) throws(Refusal) {
    let known = budgets.reversed().flatMap { $0.buckets.map(\.bucket) }
    for bucket in request.buckets where !known.contains(bucket) {
      throw .unknownBucket(bucket, known: budgets.last?.buckets.map(\.bucket) ?? [])
    }
    let (book, counted) = (buckets.plan.categories, buckets.countedCategories)
    for category in request.categories where !book.exists(category) && !counted.contains(category) {
      throw .unknownCategory(category, known: book.offered(on: session.today))
    }
  }

  /// What entries say that were spent and came back, those of the last days first.
  private func parts(in months: ClosedRange<CalendarMonth>) async throws -> [SpentPart] {
    let register = try await session.ledger.view(EntryRegister(of: months))
    var filter = EntryFilter()
    filter.from = months.lowerBound.firstDay
    filter.to = months.upperBound.lastDay
    filter.accounts = Set(request.accounts)
    filter.merchant = request.merchant?.part ?? ""
    let currency = register.currency ?? .usd
    var search = request.merchant?.pattern.map { TextPatternSearch($0) }
    return try register.entries(EntryQuery(filter)).compactMap { entry in
      guard let bucket = register.bucket(of: entry.values),
        entry.values.amount.currency == currency
      else { return nil }
      let merchant = entry.texts.shownName
      if try search?.finds(in: merchant) == false,
        try search?.finds(in: FoldedText(merchant).text) == false
      {
        return nil
      }
      let units = entry.values.amount.minorUnits
      return SpentPart(
        month: entry.values.date.month, bucket: bucket, category: entry.values.category,
        merchant: merchant, minorUnits: entry.values.type == .credit ? -units : units)
    }
  }
}
