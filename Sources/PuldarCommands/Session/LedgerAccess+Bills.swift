import LedgerModel
import LedgerStore

extension LedgerAccess {
  /// Returns the bill that a person means; for `last` the one added last.
  ///
  /// A part of a name, or a former name, selects the bill with an open day if only one of the matching bills has
  /// any.
  ///
  /// - Throws: ``CommandFailure`` if a name fits none, or several.
  func bill(_ word: SeriesArgument, today: CalendarDay) async throws -> EventID {
    let bills = try await view(DecisionState()).bills.on(today)
    return try await meant(
      by: word,
      NamedSeries(
        kind: "bill", none: "there is none yet", list: "bill list --all", ids: bills.bills,
        names: { bills.allTerms(of: $0).map(\.value.name) },
        isOpen: { bills.next(of: $0) != nil }))
  }

  /// Returns whether a payment was recorded with an expense under a key. The expense of an undone payment
  /// stays under its key, and the next payment may have none, or that of a bill.
  func isPaid(
    by payment: PaymentInForce, withAnExpenseOf key: PaymentKey
  ) async throws(LedgerError) -> Bool {
    guard let place = try await events([payment.event]).first?.batch, place.index + 1 < place.count
    else { return false }
    return try await events([payment.event.advanced(by: 1)]).contains {
      PaymentExpense($0)?.key == key
    }
  }
}
