/// What a bill has due on one day, and what happened to it.
package struct BillOccurrence: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case open
    case paid
    case skipped
  }

  /// The event that added the bill.
  package var bill: EventID
  package var due: CalendarDay
  package var terms: BillTerms
  /// What was paid of it, in the order in which it was recorded.
  package var payments: [BillPaid] = []
  /// How often what was paid was taken back: what the key of the next payment counts.
  package var turn = 0
  var isSkipped = false
  /// When it was left out, if that is known.
  var skippedOn: CalendarDay?

  init(bill: EventID, due: CalendarDay, terms: BillTerms) {
    self.bill = bill
    self.due = due
    self.terms = terms
  }

  /// What was paid goes before: a day that was left out and paid on another device is paid.
  package var state: State {
    if payments.contains(where: { $0.extent == nil }) { return .paid }
    if !payments.isEmpty, terms.certainty == nil, paid >= terms.amount { return .paid }
    return isSkipped ? .skipped : .open
  }

  /// The sum of what was paid.
  package var paid: Money {
    payments.reduce(.zero(terms.amount.currency)) { $0.adding($1.amount) }
  }

  /// What is still to be paid; nothing where the amount is not known.
  package var left: Money {
    let zero = Money.zero(terms.amount.currency)
    return state == .open ? max(zero, terms.amount.subtracting(paid)) : zero
  }

  /// Whether its day went by and it is not paid; today it is due, and not overdue. What has no day is over
  /// with its month, and what is recorded
  /// by itself waits for that.
  package func isOverdue(on today: CalendarDay) -> Bool {
    state == .open && due < today && terms.type == .expense && terms.recurrence.hasDays
      && !isToRecord(on: today)
  }

  /// Whether it is recorded by itself once it is asked for. What a person began to pay, or took back, is his.
  package func isToRecord(on today: CalendarDay) -> Bool {
    terms.isAuto && due <= today && state == .open && payments.isEmpty && turn == 0
  }

  /// What the next payment of all of it, or taking it back, is keyed by.
  package var key: PaymentKey { PaymentKey(bill: bill, due: due, turn: turn) }
}
