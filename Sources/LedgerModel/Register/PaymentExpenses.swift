public import LedgerEvents

/// The expenses that bills were paid with, and their current values.
package struct PaymentExpenses: FigureProjection {
  /// The expenses in the order in which they were added, without copies.
  package private(set) var expenses: [PaymentExpense] = []
  /// The values of those that count, by the adding event.
  private(set) var counting: [EventID: EntryValues] = [:]
  private var known: Set<EventID> = []

  package static var reads: EventParts { .keys }

  /// Creates the projection before the first event.
  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if change.entry == cause.id {
      guard change.status != .copy, let expense = PaymentExpense(cause) else { return }
      expenses.append(expense)
      known.insert(expense.entry)
    } else if known.isEmpty || !known.contains(change.entry) {
      return
    }
    counting[change.entry] = change.now
  }
}

extension LedgerQuestion
where Answer == (expenses: [PaymentExpense], counting: [EventID: EntryValues]) {
  /// The expenses that bills were paid with, in the order in which they were added, without copies; and the values of
  /// those that count.
  public static var paymentExpenses: Self {
    Self(PaymentExpenses()) { ($0.expenses, $0.counting) }
  }
}
