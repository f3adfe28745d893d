import LedgerEvents

extension SpendingReport {
  /// Creates a report from a ledger's figures and entries.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - figures: The figures of the months.
  ///   - entries: Returns the entries of the question's months; called only if the sums do not suffice.
  ///   - isWanted: Returns whether an entry counts; `nil` for all that the question is about.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit, and the errors of the closures.
  public init(
    _ question: Question, of figures: MonthlyBuckets, _ entries: () throws -> EntryRegister,
    where isWanted: ((RegisteredEntry) throws -> Bool)? = nil
  ) throws {
    let readsEntries = question.needsEntries || isWanted != nil
    try self.init(
      question, try figures.months(question.span),
      parts: readsEntries ? try entries().parts(of: question, where: isWanted) : nil,
      isPartial: question.isPartial || isWanted != nil)
  }
}

extension EntryRegister {
  /// Returns the spending and credits of the matching entries, the last days first.
  fileprivate func parts(
    of question: SpendingReport.Question, where isWanted: ((RegisteredEntry) throws -> Bool)?
  ) throws -> [SpendingReport.Part] {
    var filter = EntryQuery.Filter()
    filter.from = question.span.lowerBound.firstDay
    filter.to = question.span.upperBound.lastDay
    filter.accounts = question.accounts
    filter.merchant = question.merchant
    filter.tags = question.tags
    let currency = currency ?? .usd
    return try entries(EntryQuery(filter)).compactMap { entry in
      guard let bucket = bucket(of: entry.values), entry.values.amount.currency == currency,
        try isWanted?(entry) ?? true
      else { return nil }
      let units = entry.values.amount.minorUnits
      return SpendingReport.Part(
        day: entry.values.date, bucket: bucket, category: entry.values.category,
        merchant: entry.texts.shownName, account: entry.values.account, tags: entry.texts.tags,
        minorUnits: entry.values.type == .credit ? -units : units)
    }
  }
}
