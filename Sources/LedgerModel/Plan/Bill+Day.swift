public import LedgerEvents

extension Bill {
  /// One due day of a bill with its state: open, paid in whole or in part, or skipped.
  public struct Day: Hashable, Sendable {
    /// The state of a due day.
    public enum State: Hashable, Sendable {
      /// It is still to be paid or received.
      case open
      /// It was paid or received.
      case paid
      /// It was skipped.
      case skipped
    }

    /// The event that added the bill.
    public package(set) var bill: EventID
    /// The day on which it is due.
    public package(set) var due: CalendarDay
    /// The day by the bill's rule; ``due`` is another one if it was moved.
    public package(set) var planned: CalendarDay
    /// The terms that hold for it.
    public package(set) var terms: BillTerms
    /// The payments, in the order in which they were recorded.
    public var payments: [BillPaid] = []
    /// The number of times its payments were taken back; it is part of the next payment's key.
    package var turn = 0
    /// The number of times it was moved or moved back.
    package var moveCount = 0
    var isSkipped = false
    /// The day on which it was skipped, if known.
    var skippedOn: CalendarDay?

    /// The state. Payment takes precedence: a day skipped on one device and paid on another is paid.
    public var state: State {
      if payments.contains(where: { $0.extent == nil }) { return .paid }
      if !payments.isEmpty, terms.certainty == nil, paid >= terms.amount { return .paid }
      return isSkipped ? .skipped : .open
    }

    /// The day of the last payment; `nil` if there is none.
    public var paidOn: CalendarDay? { payments.last?.day }

    /// The sum of the payments.
    public var paid: Money {
      payments.reduce(.zero(terms.amount.currency)) { $0.adding($1.amount) }
    }

    /// The amount still to pay; zero if the amount is unknown.
    public var left: Money {
      let zero = Money.zero(terms.amount.currency)
      return state == .open ? max(zero, terms.amount.subtracting(paid)) : zero
    }

    /// Returns whether it is an expense, open past its due day. A day without a fixed date is over with its month,
    /// and an automatic one waits to be recorded.
    public func isOverdue(on today: CalendarDay) -> Bool {
      state == .open && due < today && terms.type == .expense && terms.recurrence.hasDays
        && !isToRecord(on: today)
    }

    /// Returns whether it is due to be recorded automatically. A day with payments, or with payments taken back, is
    /// left to the person.
    public func isToRecord(on today: CalendarDay) -> Bool {
      terms.isAuto && due <= today && state == .open && payments.isEmpty && turn == 0
    }

    /// The key of the next payment in full, or of taking it back.
    public var key: PaymentKey { PaymentKey(bill: bill, due: planned, turn: turn) }
  }
}
