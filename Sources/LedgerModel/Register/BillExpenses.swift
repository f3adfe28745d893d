/// The expenses that were added with the payments of one day of a bill, or one month of an earmark, with
/// everything that is known of them.
package struct BillExpenses: TextProjection {
  /// The event that added the bill.
  private let bill: EventID
  /// The day on which it was due; every day where `nil`.
  private let due: CalendarDay?
  private var ids: Set<EventID> = []
  private var register = EntryRegister()
  /// The first event of the batch of each payment.
  private var batches: Set<EventID> = []
  /// The payments of earmarks, with the first event of their batch.
  private var earmarks: [EventID: EventID] = [:]
  /// The payments of all bills, by the first event of their batch.
  private var bills: [EventID: PaidBill] = [:]

  /// A payment of a bill, by the event that says so.
  package struct PaidBill: Hashable, Sendable {
    package var event: EventID
    package var paid: BillPaid
  }

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

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    let first = cause.id.advanced(by: -(cause.batch?.index ?? 0))
    if case .schedule(.bill(.paid(let paid))) = fact.content, fact.id == cause.id {
      bills[first] = PaidBill(event: fact.id, paid: paid)
    }
    switch fact.content {
    case .schedule(.bill(.paid(let paid))) where paid.bill == bill && (due ?? paid.due) == paid.due:
      if fact.id == cause.id { batches.insert(first) }
    case .account(.envelope(.earmarkPaid)):
      if fact.id == cause.id { earmarks[fact.id] = first }
    default: break
    }
    register.apply(fact, from: cause)
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    register.revert(fact, from: cause)
  }

  /// The payments of earmarks that were made with one of the bill.
  package var settled: [EventID] {
    earmarks.filter { batches.contains($0.value) }.keys.sorted()
  }

  /// The payment of a bill that one of an earmark was made with; `nil` where it was made by itself.
  package func payment(with earmark: EventID) -> PaidBill? {
    earmarks[earmark].flatMap { bills[$0] }
  }

  /// Those that count, in the order in which they were added.
  package var counting: [RegisteredEntry] {
    ids.sorted().compactMap { register[$0] }.filter { $0.status == .counts }
  }
}
