package import LedgerEvents

/// The expenses that bills were paid with, and what each of them counts.
public struct PaymentExpenses: FigureProjection {
  /// In the order in which they were added; none is a copy.
  public private(set) var expenses: [PaymentExpense] = []
  /// What counts, by the event that added it.
  private var counting: [EventID: EntryValues] = [:]
  private var known: Set<EventID> = []

  public static var reads: EventParts { .keys }

  /// Before the first event.
  public init() {}

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if change.entry == cause.id {
      guard change.status != .copy, let expense = PaymentExpense(cause) else { return }
      expenses.append(expense)
      known.insert(expense.entry)
    } else if known.isEmpty || !known.contains(change.entry) {
      return
    }
    counting[change.entry] = change.now
  }

  /// What an expense counts; `nil` where it counts nothing, or is none of a payment.
  public func counting(_ entry: EventID) -> EntryValues? { counting[entry] }
}
