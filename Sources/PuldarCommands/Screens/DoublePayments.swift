import LedgerModel
import LedgerStore

/// Bills that two devices paid with different sums without knowing of each other: one of both
/// payments counts, and a person says which is right.
struct DoublePayments {
  /// A payment that two devices made.
  struct Meeting {
    let pair: FactMeeting
    /// What was paid, as a person is told of it.
    let thing: String
    /// What counts, and what the other device paid.
    let amounts: (counting: Money, other: Money)
    /// What makes the other sum count, without the program's name.
    let change: String
  }

  /// Those that nobody has looked at.
  private(set) var meetings: [Meeting] = []
  /// The pairs that are about nothing of the kind.
  private(set) var others: [LedgerConflict] = []

  /// What one device said of a payment.
  private struct Said {
    var event: EventEnvelope
    var key: PaymentKey
    var amount: Money

    init?(_ event: EventEnvelope?) {
      guard let event, let paid = event.event.paid else { return nil }
      (self.event, key, amount) = (event, paid.key, paid.amount)
    }
  }

  /// - Parameter conflicts: Pairs of events that met.
  init(
    _ session: Session, _ state: DecisionState, _ numbering: EventNumbering,
    _ conflicts: [LedgerConflict]
  ) async throws(LedgerError) {
    let copies = conflicts.filter { $0.entry == $0.earlier }
    guard !copies.isEmpty, state.bills.isInUse else {
      others = conflicts
      return
    }
    let events = try await session.ledger.events(copies.flatMap { [$0.earlier, $0.later] })
    let known = Dictionary(events.map { ($0.id, $0) }) { first, _ in first }
    let expenses = try await session.ledger.answer(.paymentExpenses)
    var keys: Set<IdempotencyKey?> = []
    // Those that tell two sums: their expenses say no more. Of one sum the days may differ.
    var sumKeys: Set<IdempotencyKey?> = []
    for conflict in copies {
      guard let counting = Said(known[conflict.earlier]), let other = Said(known[conflict.later])
      else { continue }
      keys.insert(counting.event.key)
      if counting.amount != other.amount { sumKeys.insert(counting.event.key) }
      let expense = expenses.expenses.last { $0.key.paymentKey == counting.event.key }
      let now = expense.flatMap { expenses.counting[$0.entry]?.amount } ?? counting.amount
      // What was taken back, looked at, or changed to what the other says, is settled.
      guard
        state.bills.paymentsInForce(of: counting.key.bill, due: counting.key.due)
          .contains(where: { $0.event == conflict.earlier }),
        now != other.amount, !state.plan.reviews.covers(conflict.earlier, conflict.later),
        let thing = PaidThing(counting.key, state, numbering)
      else { continue }
      let change =
        expense.map {
          "edit \(numbering.text($0.entry)) --amount \(AmountText.text(other.amount))"
        } ?? thing.unpayment
      meetings.append(
        Meeting(
          pair: FactMeeting(
            earlier: conflict.earlier, later: conflict.later, holding: conflict.earlier),
          thing: thing.text, amounts: (now, other.amount), change: change))
    }
    // The expenses of such payments met with them.
    others = conflicts.filter { conflict in
      // What took one of them back is told all the same.
      guard let event = known[conflict.earlier], conflict.entry == conflict.earlier,
        known[conflict.later]?.key == event.key
      else { return true }
      if let key = event.key.flatMap(PaymentKey.init(expense:))?.paymentKey {
        return !sumKeys.contains(key)
      }
      return event.key == nil || !keys.contains(event.key)
    }
  }
}

extension LedgerEvent {
  /// What was paid of a bill; `nil` for every other event.
  var paid: (key: PaymentKey, amount: Money)? {
    switch self {
    case .schedule(.bill(.paid(let paid))):
      (PaymentKey(bill: paid.bill, due: paid.due, turn: 0), paid.amount)
    default: nil
    }
  }
}
