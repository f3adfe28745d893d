package import LedgerEvents

/// A payment of a bill that is not taken back.
public struct PaymentInForce: Hashable, Sendable {
  /// The event that says so.
  public var event: EventID
  /// What it is keyed by, and its expense.
  public var key: PaymentKey
  /// What was paid.
  public var amount: Money
  /// The day on which it was paid.
  public var day: CalendarDay
  /// The entry that is linked to it; `nil` if it has an expense of its own, or none.
  public var entry: EventID?
}

/// The expense that a payment of a bill was recorded with, or that is linked to it.
public struct PaymentExpense: Hashable, Sendable {
  /// The event that added it.
  public var entry: EventID
  /// What the payment is keyed by.
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
  /// An entry that stands by itself and is linked to a payment.
  fileprivate init(linked entry: EventID, to payment: PaymentInForce) {
    (self.entry, key) = (entry, payment.key)
  }
}

extension BillPlan {
  /// The payments in force, by their bills and days.
  private var payments: [PaymentInForce] {
    bills.flatMap { bill in
      steps.history(of: bill).days.flatMap { paymentsInForce(of: bill, due: $0) }
    }
  }

  /// The payments in force that entries are linked to.
  public var links: [PaymentInForce] { payments.filter { $0.entry != nil } }

  /// The entries that may stand for payments in force: those that are linked, and what stands right after a
  /// payment, as its expense does.
  var placesOfExpenses: (linked: Set<EventID>, after: Set<EventID>) {
    let payments = payments
    let own = payments.filter { $0.entry == nil }.map(\.event)
    return (Set(payments.compactMap(\.entry)), Set(own.map { $0.advanced(by: 1) }))
  }

  /// Whom a bill was paid to, by the entries that are linked to it.
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

  /// Entries as the expenses of what they are linked to; those that are linked to nothing are left out.
  func expenses(linked entries: Set<EventID>) -> [PaymentExpense] {
    links.compactMap { payment in
      payment.entry.flatMap { entry in
        entries.contains(entry) ? PaymentExpense(linked: entry, to: payment) : nil
      }
    }
  }

  /// What was paid of a day of a bill and is not taken back, in the order in which it was recorded.
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
        // Whoever pays after it counts it, also where it is undone later.
        key.turn = max(key.turn, turn + 1)
        if !step.isUndone { found = [] }
      case .paid, .skipped: break
      }
    }
    return found
  }
}
