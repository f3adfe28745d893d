public import LedgerEvents

/// The expenses added with the payments of a bill, with everything known about them.
package struct BillExpenses: RegisterProjection {
  /// The event that added the bill.
  private let bill: EventID
  /// The bill day that each expense pays.
  private var days: [EventID: CalendarDay] = [:]
  package var register = EntryRegister()

  /// Creates the projection for the bill that an event added.
  package init(of bill: EventID) {
    self.bill = bill
  }

  package static var reads: EventParts { .all }

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    if change.entry == cause.id, let key = cause.key.flatMap(PaymentKey.init(expense:)),
      key.bill == bill
    {
      days[change.entry] = key.due
    }
    // A part of an expense that was split later pays the same day.
    if change.entry == cause.id, let day = texts.now.payment.flatMap({ days[$0] }) {
      days[change.entry] = day
    }
    guard days[change.entry] != nil else { return }
    register.apply(change, texts: texts, from: cause)
  }

  /// Returns the expenses of one day of the bill's rule that count, in the order in which they were added.
  package func counting(on day: CalendarDay) -> [RegisteredEntry] {
    days.keys.filter { days[$0] == day }.sorted().compactMap { register[$0] }
      .filter { $0.status == .counts }
  }
}

extension LedgerQuestion where Answer == [RegisteredEntry] {
  /// The expenses that count and were added with the payments of a bill, in the order in which they were added.
  ///
  /// - Parameters:
  ///   - bill: The event that added it.
  ///   - due: The paid day, by the bill's rule.
  public static func expenses(of bill: EventID, due: CalendarDay) -> Self {
    Self(BillExpenses(of: bill)) { $0.counting(on: due) }
  }
}
