public import LedgerModel

extension Ledger {
  /// What changed between two moments, and by which events: by month; of each first the month itself,
  /// then its buckets, and the categories of a bucket behind it.
  ///
  /// What was before the earlier moment is not folded where figures of then are kept.
  ///
  /// - Parameters:
  ///   - start: The earlier moment, not before the first event; `nil` for now.
  ///   - end: The later moment; `nil` for now.
  ///   - months: The months whose figures are compared; `nil` for all that anything is known of.
  /// - Throws: ``LedgerError`` where there is no ledger, it cannot be read, or a moment is none of
  ///   its own; ``LedgerModel/FigureTooLarge`` where a figure of one of the two does not fit, or what
  ///   lies between them.
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
      let known = try view(MonthlyBuckets(), asOf: end).span(with: clock.today().month)
      let months = months.map { $0.contains(known) ? known : $0 } ?? known
      let isSeveral = try store.logCount() > 1
      var fold = LedgerFold(into: DifferenceFold(of: months), hasSeveralLogs: isSeveral)
      if let folded = try foldedDifference(of: months, from: start, to: end) {
        (fold, span, position) = folded
      }
      // With the texts, among which are the reasons.
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
      // Nothing was recorded between the two.
      if !span.hasBegun { fold.tell { $0.begin() } }
      return LedgerDifference(fold.projection)
    }
  }
}
