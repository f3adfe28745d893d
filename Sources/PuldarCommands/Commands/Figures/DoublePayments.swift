import LedgerModel

/// Bills and earmarks that two devices paid with different sums without knowing of each other: one of both
/// payments counts, and a person says which is right.
struct DoublePayments {
  private(set) var findings: [CheckFinding] = []
  /// The pairs that are about nothing of the kind.
  private(set) var others: [Conflict] = []

  /// What one device said of a payment.
  private struct Said {
    var event: EventEnvelope
    var key: PaymentKey
    var amount: Money
    var day: CalendarDay

    init?(_ event: EventEnvelope?) {
      guard let event, let paid = event.event.paid else { return nil }
      (self.event, key, amount, day) = (event, paid.key, paid.amount, paid.day)
    }
  }

  /// - Parameter conflicts: Pairs of events that met.
  init(_ session: Session, _ numbering: EventNumbering, _ conflicts: [Conflict]) async throws {
    let copies = conflicts.filter { $0.entry == $0.earlier }
    guard !copies.isEmpty else {
      others = conflicts
      return
    }
    let events = try await session.ledger.events(copies.flatMap { [$0.earlier, $0.later] })
    let known = Dictionary(events.map { ($0.id, $0) }) { first, _ in first }
    let state = try await session.ledger.view(DecisionState())
    let expenses = try await session.ledger.view(PaymentExpenses())
    var keys: Set<IdempotencyKey?> = []
    for conflict in copies {
      guard let counting = Said(known[conflict.earlier]), let other = Said(known[conflict.later])
      else { continue }
      keys.insert(counting.event.key)
      let expense = expenses.expenses.last { $0.key.paymentKey == counting.event.key }
      let now = expense.flatMap { expenses.counting($0.entry)?.amount } ?? counting.amount
      // What was taken back, or changed to what the other says, is settled.
      guard
        state.paymentsInForce(of: counting.key).contains(where: { $0.event == conflict.earlier }),
        now != other.amount, let thing = PaidThing(counting.key, state, numbering)
      else { continue }
      let remedy =
        expense.map {
          "'puldar edit \(numbering.text($0.entry)) --amount \(AmountText.text(other.amount))'"
        } ?? "'\(thing.unpayment)'"
      findings.append(
        CheckFinding(check: .conflicts, events: [conflict.earlier, conflict.later]) { style in
          "two devices paid \(thing.text): \(style.amount(now)) of \(counting.day.text) counts "
            + "(\(numbering.text(conflict.earlier))), \(style.amount(other.amount)) of "
            + "\(other.day.text) does not (\(numbering.text(conflict.later))); where that is right: "
            + remedy
        })
    }
    // The expenses of such payments met with them.
    others = conflicts.filter { conflict in
      guard let event = known[conflict.earlier], conflict.entry == conflict.earlier else {
        return true
      }
      let key = event.key.flatMap(PaymentKey.init(expense:))?.paymentKey ?? event.key
      return key == nil || !keys.contains(key)
    }
  }
}

extension LedgerEvent {
  /// What was paid of a bill or an earmark; `nil` for every other event.
  fileprivate var paid: (key: PaymentKey, amount: Money, day: CalendarDay)? {
    switch self {
    case .schedule(.bill(.paid(let paid))):
      (PaymentKey(bill: paid.bill, due: paid.due, turn: 0), paid.amount, paid.day)
    case .account(.envelope(.earmarkPaid(let paid))):
      (
        PaymentKey(bill: paid.earmark, due: paid.due, turn: 0, isOfEarmark: true),
        paid.amount, paid.day
      )
    default: nil
    }
  }
}
