public import LedgerEvents

/// Records the due days of automatic bills up to a day, each entry on its day.
///
/// All of it is one batch, so that one undo takes it back. A second run, on this device or another, records nothing twice: each payment is keyed by its bill and its day. A
/// Pro feature under the metered policy: refused with ``Refusal/locked(_:)``.
public struct RunBills: LedgerDecision {
  /// The last day to record.
  package var today: CalendarDay
  /// The most days to record, the earliest first.
  public var limit: Int

  /// Creates a run up to a day.
  public init(today: CalendarDay, limit: Int = .max) {
    self.today = today
    self.limit = limit
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard state.allows(.auto) else { throw .locked(.auto) }
    var missing: [EventID: Money] = [:]
    var stopped: Set<EventID> = []
    var events: [NewEvent] = []
    for found in state.bills.toRecord(through: today).prefix(max(0, limit)) {
      var amount = found.left
      let rest = found.terms.goal.flatMap { missing[$0] ?? state.missing(in: $0) }
      if let goal = found.terms.goal, let rest {
        amount = min(amount, rest)
        missing[goal] = rest.subtracting(amount)
        if stopped.contains(found.bill) { continue }
      }
      if amount.minorUnits > 0 {
        var paid = BillPaid(
          bill: found.bill, due: found.planned, amount: amount, on: found.due,
          mode: found.terms.mode)
        let record = found.terms.record(of: amount, on: found.due, given: state)
        paid.note(record, of: found.terms, state.accounts)
        events.append(NewEvent(.schedule(.bill(.paid(paid))), key: found.key.paymentKey))
        events.append(NewEvent(record, key: found.key.expenseKey))
      }
      // The target of a goal is reached.
      if let rest, amount >= rest, stopped.insert(found.bill).inserted {
        events += amount.minorUnits > 0 ? found.stopped : found.stoppedHere
      }
    }
    return events
  }

  /// The events have their own keys; the caller gives none.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}
