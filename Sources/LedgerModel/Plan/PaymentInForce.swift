package import LedgerEvents

/// A payment of a bill in force.
public struct PaymentInForce: Hashable, Sendable {
  /// The event that records it.
  public var event: EventID
  /// The key of the payment and its expense.
  public var key: PaymentKey
  /// The amount paid.
  public var amount: Money
  /// The day of the payment.
  public var day: CalendarDay
  /// The linked entry; `nil` if the payment has its own expense, or none.
  public var entry: EventID?
}

/// The expense that was recorded with a bill payment, or that is linked to it.
public struct PaymentExpense: Hashable, Sendable {
  /// The event that added it.
  public var entry: EventID
  /// The key of the payment.
  public var key: PaymentKey

  /// - Returns: `nil` for an event that adds no such expense.
  public init?(_ cause: borrowing EventEnvelope) {
    guard let key = cause.key.flatMap(PaymentKey.init(expense:)), cause.newEntry != nil else {
      return nil
    }
    entry = cause.id
    self.key = key
  }
}

extension PaymentExpense {
  /// Creates the expense from an independent entry that is linked to a payment.
  fileprivate init(linked entry: EventID, to payment: PaymentInForce) {
    (self.entry, key) = (entry, payment.key)
  }
}

extension BillPlan {
  /// The payments in force, by bill and day.
  private var payments: [PaymentInForce] {
    bills.flatMap { bill in
      steps.history(of: bill).days.flatMap { paymentsInForce(of: bill, due: $0) }
    }
  }

  /// The payments in force that entries are linked to.
  public var links: [PaymentInForce] { payments.filter { $0.entry != nil } }

  /// The entries that may belong to payments in force: linked ones, and the one right after a payment, which may be
  /// its expense.
  var placesOfExpenses: (linked: Set<EventID>, after: Set<EventID>) {
    let payments = payments
    let own = payments.filter { $0.entry == nil }.map(\.event)
    return (Set(payments.compactMap(\.entry)), Set(own.map { $0.advanced(by: 1) }))
  }

  /// Returns the payees of a bill, from its linked entries.
  func payees(of bill: EventID) -> Set<String> {
    let history = steps.history(of: bill)
    return Set(
      history.days.flatMap { history.steps(on: $0) }.compactMap { step in
        guard case .paid(let paid) = step.content, !step.isUndone, !paid.payee.isEmpty else {
          return nil
        }
        return paid.payee
      })
  }

  /// Returns the entries as expenses of the payments they are linked to; unlinked ones are left out.
  func expenses(linked entries: Set<EventID>) -> [PaymentExpense] {
    links.compactMap { payment in
      payment.entry.flatMap { entry in
        entries.contains(entry) ? PaymentExpense(linked: entry, to: payment) : nil
      }
    }
  }

  /// Returns the payments in force of a bill's day, in the order in which they were recorded.
  public func paymentsInForce(of bill: EventID, due: CalendarDay) -> [PaymentInForce] {
    guard exists(bill) else { return [] }
    var found: [PaymentInForce] = []
    var key = PaymentKey(bill: bill, due: due, turn: 0)
    for step in steps.history(of: bill).steps(on: due) {
      switch step.content {
      case .paid(let paid) where !step.isUndone:
        key.part = paid.extent == .part ? step.event : nil
        found.append(
          PaymentInForce(
            event: step.event, key: key, amount: paid.amount, day: paid.day, entry: paid.entry))
      case .unpaid(let turn):
        // Later payments count this turn, even if it is undone afterwards.
        key.turn = max(key.turn, turn + 1)
        if !step.isUndone { found = [] }
      case .paid, .skipped: break
      }
    }
    return found
  }
}
