public import LedgerEvents

/// Records what is due up to a day of the bills that are recorded by themselves, each entry on its day.
///
/// Whoever runs it a second time, on this device or another, records nothing twice: each payment is keyed by
/// its bill and its day. A feature of Pro under the metered policy: refused with ``Refusal/locked(_:)``.
public struct RunBills: LedgerDecision {
  /// Nothing after this day is recorded.
  package var today: CalendarDay
  /// How many days are recorded at once, the earliest first.
  public var limit: Int

  /// Records up to a day.
  public init(today: CalendarDay, limit: Int = RunBills.usualLimit) {
    self.today = today
    self.limit = limit
  }

  /// More are recorded by another run: a batch of that many is decided and written in a moment.
  public static let usualLimit = 5_000

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard state.allows(.auto) else { throw .locked(.auto) }
    return state.bills.toRecord(through: today).prefix(max(0, limit)).flatMap { found in
      var paid = BillPaid(
        bill: found.bill, due: found.planned, amount: found.left, on: found.due,
        mode: found.terms.mode)
      let record = found.terms.record(of: found.left, on: found.due, given: state)
      paid.note(record, of: found.terms, state.accounts)
      return [
        NewEvent(.schedule(.bill(.paid(paid))), key: found.key.paymentKey),
        NewEvent(record, key: found.key.expenseKey),
      ]
    }
  }

  /// The events have keys of their own, and none is given by the caller.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}
