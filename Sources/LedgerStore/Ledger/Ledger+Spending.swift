public import LedgerModel

extension Ledger {
  /// What was spent by bucket, category, merchant or month, beside what there was.
  ///
  /// The sums are those of ``LedgerModel/MonthlyBuckets``. Entries are read only if the question names an
  /// account or a merchant, and then those of its months alone.
  ///
  /// - Parameters:
  ///   - question: What it is asked for.
  ///   - moment: As of when; `nil` for now.
  ///   - isWanted: Tells which entries count; `nil` for all that the question is about.
  /// - Throws: ``LedgerError`` as ``view(_:asOf:)``; ``LedgerModel/FigureTooLarge`` if a sum does not fit; what
  ///   the closure throws.
  public func spending(
    _ question: SpendingReport.Question, asOf moment: AsOf? = nil,
    where isWanted: ((RegisteredEntry) throws -> Bool)? = nil
  ) throws -> SpendingReport {
    try SpendingReport(
      question, of: try view(MonthlyBuckets(), asOf: moment),
      { try view(EntryRegister(of: question.span), asOf: moment) }, where: isWanted)
  }
}
