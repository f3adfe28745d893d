package import LedgerModel

/// What a journal holds besides entries: what moved between accounts, what they were opened with, and what
/// each bucket had in each month.
package struct JournalFrame: Sendable {
  /// Openings, transfers and corrections.
  package private(set) var records: [JournalRecord]
  /// In order.
  package private(set) var months: [MonthBudget]
  /// The accounts that are of a kind of their own.
  package private(set) var kinds: [AccountName: AccountKind]

  /// - Parameters:
  ///   - accounts: What was said of them, and what went through each.
  ///   - transfers: What moved between them.
  ///   - figures: The figures of the months.
  ///   - month: A month with a budget, though nothing was spent in it yet; `nil` for the last with an entry.
  /// - Throws: ``LedgerModel/FigureTooLarge`` where a sum does not fit.
  package init(
    _ accounts: Accounts, _ transfers: [(event: EventID, made: TransferMade)],
    _ figures: MonthlyBuckets, through month: CalendarMonth? = nil
  ) throws(FigureTooLarge) {
    let book = accounts.first.accounts
    let openings = try accounts.figures?.openings() ?? []
    records =
      openings.map { JournalRecord($0) }
      + transfers.map { JournalRecord($0.made, by: $0.event) }
      + book.corrections.map { JournalRecord($0) }
    let last = month ?? figures.months?.upperBound
    months =
      try last.map { last throws(FigureTooLarge) in
        try figures.months(figures.span(with: last))
      } ?? []
    kinds = Dictionary(book.all.map { ($0, book.kind(of: $0)) }) { first, _ in first }
  }

  /// The same with those of its parts that are asked for.
  ///
  /// - Parameters:
  ///   - isMeant: Whether a record is.
  ///   - isBudgeted: Whether the budget of a bucket in a month is.
  package func narrowed(
    _ isMeant: (JournalRecord) -> Bool, budgets isBudgeted: (CalendarMonth, BucketName) -> Bool
  ) -> JournalFrame {
    var frame = self
    frame.records = records.filter(isMeant)
    frame.months = months.map { month in
      var month = month
      month.buckets = month.buckets.filter { isBudgeted(month.month, $0.bucket) }
      return month
    }
    return frame
  }
}
