public import LedgerEvents

extension Bill {
  /// What a bill has due on one day, and what happened to it: open, paid in whole or in part, or skipped.
  public struct Day: Hashable, Sendable {
    /// What became of it.
    public enum State: Hashable, Sendable {
      /// It is still to be paid, or to come.
      case open
      /// Entries settle it.
      case paid
      /// It is left out.
      case skipped
    }

    /// The event that added the bill.
    public package(set) var bill: EventID
    /// The day on which it is due.
    public package(set) var due: CalendarDay
    /// The day of the bill's rule that it is: ``due`` is another one if it was moved.
    public package(set) var planned: CalendarDay
    /// What the bill says of it.
    public package(set) var terms: BillTerms
    /// What was paid of it, in the order in which it was recorded.
    public var payments: [BillPaid] = []
    /// How often what was paid was taken back: what the key of the next payment counts.
    package var turn = 0
    /// How often it was moved, or moved back.
    package var moveCount = 0
    var isSkipped = false
    /// When it was left out, if that is known.
    var skippedOn: CalendarDay?

    /// What was paid goes before: a day that was left out and paid on another device is paid.
    public var state: State {
      if payments.contains(where: { $0.extent == nil }) { return .paid }
      if !payments.isEmpty, terms.certainty == nil, paid >= terms.amount { return .paid }
      return isSkipped ? .skipped : .open
    }

    /// The day on which it was paid last; `nil` if nothing was.
    public var paidOn: CalendarDay? { payments.last?.day }

    /// The sum of what was paid.
    public var paid: Money {
      payments.reduce(.zero(terms.amount.currency)) { $0.adding($1.amount) }
    }

    /// What is still to be paid; nothing if the amount is not known.
    public var left: Money {
      let zero = Money.zero(terms.amount.currency)
      return state == .open ? max(zero, terms.amount.subtracting(paid)) : zero
    }

    /// Whether its day went by and it is not paid; today it is due, and not overdue. What has no day is over
    /// with its month, and what is recorded
    /// by itself waits for that.
    public func isOverdue(on today: CalendarDay) -> Bool {
      state == .open && due < today && terms.type == .expense && terms.recurrence.hasDays
        && !isToRecord(on: today)
    }

    /// Whether it is recorded by itself once it is asked for. What a person began to pay, or took back, is his.
    public func isToRecord(on today: CalendarDay) -> Bool {
      terms.isAuto && due <= today && state == .open && payments.isEmpty && turn == 0
    }

    /// What the next payment of all of it, or taking it back, is keyed by.
    public var key: PaymentKey { PaymentKey(bill: bill, due: planned, turn: turn) }
  }
}
