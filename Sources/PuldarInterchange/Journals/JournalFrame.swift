package import LedgerModel

/// The parts of a journal besides entries: transfers, opening balances, corrections, and the budget of each bucket in
/// each month.
package struct JournalFrame: Sendable {
  /// Openings, transfers and corrections.
  package private(set) var records: [JournalRecord]
  /// The budgets of months, in order.
  package private(set) var months: [MonthBudget]
  /// The kinds of the accounts.
  package private(set) var kinds: [AccountName: AccountKind]

  /// - Parameters:
  ///   - accounts: The accounts, and their amounts.
  ///   - transfers: The transfers between them.
  ///   - figures: The figures of the months.
  ///   - month: The last month with a budget, even if nothing was spent in it yet; `nil` for the last with an entry.
  /// - Throws: ``LedgerModel/FigureTooLarge`` if a sum overflows.
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

  /// Returns the frame with only some of its parts.
  ///
  /// - Parameters:
  ///   - isMeant: Whether to include a record.
  ///   - isBudgeted: Whether to include the budget of a bucket in a month.
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
