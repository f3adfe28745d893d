package import LedgerEvents

/// The expenses that were added with the payments of a bill, with everything that is known of them.
public struct BillExpenses: RegisterProjection {
  /// The event that added the bill.
  private let bill: EventID
  /// The day of the bill that each pays.
  private var days: [EventID: CalendarDay] = [:]
  package var register = EntryRegister()

  /// Those of the bill that an event added.
  public init(of bill: EventID) {
    self.bill = bill
  }

  public static var reads: EventParts { .all }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    if change.entry == cause.id, let key = cause.key.flatMap(PaymentKey.init(expense:)),
      key.bill == bill
    {
      days[change.entry] = key.due
    }
    guard days[change.entry] != nil else { return }
    register.apply(change, texts: texts, from: cause)
  }

  /// Those of one day by the bill's rule that count, in the order in which they were added.
  public func counting(on day: CalendarDay) -> [RegisteredEntry] {
    days.keys.filter { days[$0] == day }.sorted().compactMap { register[$0] }
      .filter { $0.status == .counts }
  }
}
