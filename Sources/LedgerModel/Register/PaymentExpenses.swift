public import LedgerEvents

/// The expenses that bills were paid with, and what each of them counts.
package struct PaymentExpenses: FigureProjection {
  /// In the order in which they were added; none is a copy.
  package private(set) var expenses: [PaymentExpense] = []
  /// What counts, by the event that added it.
  private(set) var counting: [EventID: EntryValues] = [:]
  private var known: Set<EventID> = []

  package static var reads: EventParts { .keys }

  /// Before the first event.
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
  /// The expenses that bills were paid with, in the order in which they were added, none of them a copy; and what
  /// those count that count.
  public static var paymentExpenses: Self {
    Self(PaymentExpenses()) { ($0.expenses, $0.counting) }
  }
}
