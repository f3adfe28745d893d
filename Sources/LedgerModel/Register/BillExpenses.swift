/// The expenses that were added with the payments of one day of a bill, with everything that is known of them.
package struct BillExpenses: RegisterProjection {
  /// The event that added the bill.
  private let bill: EventID
  /// The day on which it was due; every day where `nil`.
  private let due: CalendarDay?
  private var ids: Set<EventID> = []
  package var register = EntryRegister()

  package init(of bill: EventID, due: CalendarDay?) {
    self.bill = bill
    self.due = due
  }

  package static var reads: EventParts { .all }

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    if change.entry == cause.id, let key = cause.key.flatMap(PaymentKey.init(expense:)),
      key.bill == bill, due == nil || key.due == due
    {
      ids.insert(change.entry)
    }
    guard ids.contains(change.entry) else { return }
    register.apply(change, texts: texts, from: cause)
  }

  /// Those that count, in the order in which they were added.
  package var counting: [RegisteredEntry] {
    ids.sorted().compactMap { register[$0] }.filter { $0.status == .counts }
  }
}
