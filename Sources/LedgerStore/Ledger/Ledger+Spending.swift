public import LedgerModel

extension Ledger {
  /// Reports what was spent by bucket, category, merchant, account or period, next to what was available.
  ///
  /// The sums are those of ``LedgerModel/MonthlyBuckets``. Entries are read only if the question is about
  /// accounts, merchants or weeks, and then those of its months alone.
  ///
  /// - Parameters:
  ///   - question: What to report.
  ///   - moment: As of when; `nil` for now.
  ///   - isWanted: Decides which entries count; `nil` for all that the question covers.
  /// - Throws: ``LedgerError`` as ``view(_:asOf:)``; ``LedgerModel/FigureTooLarge`` if a sum is too large; what the
  ///   closure throws.
  public func spending(
    _ question: SpendingReport.Question, asOf moment: AsOf? = nil,
    where isWanted: ((RegisteredEntry) throws -> Bool)? = nil
  ) throws -> SpendingReport {
    try SpendingReport(
      question, of: try view(MonthlyBuckets(), asOf: moment),
      { try view(EntryRegister(of: question.span), asOf: moment) }, where: isWanted)
  }
}
