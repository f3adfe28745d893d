public import LedgerModel

extension Ledger {
  /// Returns what changed between two moments, and by which events. Ordered by month: the month first, then its
  /// buckets, each followed by its categories.
  ///
  /// Events before the earlier moment are not folded again if figures of that time are kept.
  ///
  /// - Parameters:
  ///   - start: The earlier moment, not before the first event; `nil` for now.
  ///   - end: The later moment; `nil` for now.
  ///   - months: The months whose figures are compared; `nil` for all with known figures.
  /// - Throws: ``LedgerError`` if there is no ledger, it cannot be read, or a moment is not in it;
  ///   ``LedgerModel/FigureTooLarge`` if a figure of one of the moments, or a difference, is too large.
  public func difference(
    from start: AsOf?, to end: AsOf? = nil, months: ClosedRange<CalendarMonth>? = nil
  ) throws -> [FigureChange] {
    try compared(from: start, to: end, months: months).changes()
  }

  private func compared(
    from start: AsOf?, to end: AsOf?, months: ClosedRange<CalendarMonth>?
  ) throws(LedgerError) -> LedgerDifference {
    try asLedgerError {
      var span = try AsOfSpan(from: start, to: end, clock: clock)
      var position = LogPosition.start
      let months = try comparedMonths(months, asOf: end)
      let isSeveral = try store.logCount() > 1
      var fold = LedgerFold(into: DifferenceFold(of: months), hasSeveralLogs: isSeveral)
      if let folded = try foldedDifference(of: months, from: start, to: end) {
        (fold, span, position) = folded
      }
      // With the texts, which include the reasons.
      let parts: EventParts = isSeveral ? .all : .texts
      let reading = try store.read(from: position, parts: parts) { envelope in
        switch span.place(of: envelope) {
        case .before: fold.apply(envelope)
        case .first:
          fold.tell { $0.begin() }
          fold.apply(envelope)
        case .within: fold.apply(envelope)
        case .behind: break
        case .end: return false
        }
        return true
      }
      try check(reading, nil)
      try span.check(reading.position.places.keys)
      // Nothing was recorded between the moments.
      if !span.hasBegun { fold.tell { $0.begin() } }
      return LedgerDifference(fold.projection)
    }
  }

  /// Returns the months to compare: those that are wanted, and if these are more than a century has, of them those that
  /// anything is known of.
  private func comparedMonths(
    _ wanted: ClosedRange<CalendarMonth>?, asOf end: AsOf?
  ) throws -> ClosedRange<CalendarMonth> {
    if let wanted, wanted.upperBound.index - wanted.lowerBound.index < 1_200 { return wanted }
    let known = try view(MonthlyBuckets(), asOf: end).span(with: clock.today().month)
    return wanted.map { $0.contains(known) ? known : $0 } ?? known
  }
}
