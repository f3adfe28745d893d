import LedgerModel
import LedgerStore

extension LedgerAccess {
  /// The bill that a person means; for `last` the one that was added last.
  ///
  /// A part of a name means one of which something is open, where only one of the bills that fit is so; so
  /// does a name that it had before it was changed.
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

  /// Whether a payment was recorded with an expense under a key. One that was undone leaves its expense
  /// under the same key, and the next payment may have none, or that of a bill.
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
