import LedgerModel
import LedgerStore

/// Bills that two devices concurrently paid with different sums: one of the payments counts, and a person
/// says which is right.
struct DoublePayments {
  /// A payment that two devices made.
  struct Meeting {
    /// The payment that counts, and that of the other device.
    let pair: LedgerConflict
    /// The payment in words.
    let thing: String
    /// The counting amount, and that of the other device.
    let amounts: (counting: Money, other: Money)
    /// The command that makes the other sum count, without the program's name.
    let change: String
  }

  /// The unreviewed ones.
  private(set) var meetings: [Meeting] = []
  /// The pairs that are no such payments.
  private(set) var others: [LedgerConflict] = []

  /// One device's record of a payment.
  private struct Said {
    var event: EventEnvelope
    var key: PaymentKey
    var amount: Money

    init?(_ event: EventEnvelope?) {
      guard let event, let paid = event.event.paid else { return nil }
      (self.event, key, amount) = (event, paid.key, paid.amount)
    }
  }

  /// - Parameter conflicts: The pairs of conflicting events.
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
    // Payments with two sums: their expenses add nothing. With one sum the days may differ.
    var sumKeys: Set<IdempotencyKey?> = []
    for conflict in copies {
      guard let counting = Said(known[conflict.earlier]), let other = Said(known[conflict.later])
      else { continue }
      keys.insert(counting.event.key)
      if counting.amount != other.amount { sumKeys.insert(counting.event.key) }
      let expense = expenses.expenses.last { $0.key.paymentKey == counting.event.key }
      let now = expense.flatMap { expenses.counting[$0.entry]?.amount } ?? counting.amount
      // A payment that was taken back, reviewed, or changed to the other sum, is settled.
      guard
        state.bills.paymentsInForce(of: counting.key.bill, due: counting.key.due)
          .contains(where: { $0.event == conflict.earlier }),
        now != other.amount, !state.plan.isReviewed(conflict.earlier, conflict.later),
        let thing = PaidThing(counting.key, state, numbering)
      else { continue }
      let change =
        expense.map {
          "edit \(numbering.text($0.entry)) --amount \(AmountText.text(other.amount))"
        } ?? thing.unpayment
      meetings.append(
        Meeting(
          pair: conflict,
          thing: thing.text, amounts: (now, other.amount), change: change))
    }
    // The expenses of such payments conflict along with them.
    others = conflicts.filter { conflict in
      // An event that took one of them back is still reported.
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
  /// The payment of a bill; `nil` for every other event.
  var paid: (key: PaymentKey, amount: Money)? {
    switch self {
    case .schedule(.bill(.paid(let paid))):
      (PaymentKey(bill: paid.bill, due: paid.due, turn: 0), paid.amount)
    default: nil
    }
  }
}
