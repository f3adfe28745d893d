/// The events about bills.
@nonexhaustive
public enum BillEvent: Hashable, Sendable {
  /// A bill was added.
  case added(BillAdded)
  /// The bill changes from a day on.
  case changed(BillChanged)
  /// A day of the bill was paid, or a part of it.
  case paid(BillPaid)
  /// The payments of a day were taken back.
  case unpaid(BillUnpaid)
  /// A day of the bill was skipped, or moved.
  case skipped(BillSkipped)
  /// The bill was stopped.
  case stopped(BillStopped)

  var payload: any EventPayload {
    switch self {
    case .added(let payload): payload
    case .changed(let payload): payload
    case .paid(let payload): payload
    case .unpaid(let payload): payload
    case .skipped(let payload): payload
    case .stopped(let payload): payload
    }
  }

  /// The event that added the bill; `nil` if this event adds it.
  public var bill: EventID? {
    switch self {
    case .added: nil
    case .changed(let changed): changed.bill
    case .paid(let paid): paid.bill
    case .unpaid(let unpaid): unpaid.day.bill
    case .skipped(let skipped): skipped.day.bill
    case .stopped(let stopped): stopped.bill
    }
  }

  /// The category of the bill's expenses; `nil` if the event names none.
  package var category: CategoryName? {
    switch self {
    case .added(let added): added.terms.category
    case .changed(let changed): changed.terms.category
    case .paid, .unpaid, .skipped, .stopped: nil
    }
  }

  /// Returns the same event about a bill under its new id, without a previous value.
  package func moved(to ids: [EventID: EventID]) -> BillEvent {
    switch self {
    case .added(var added):
      added.terms.goal = added.terms.goal.map { ids[$0] ?? $0 }
      return .added(added)
    case .changed(var changed):
      changed.bill = ids[changed.bill] ?? changed.bill
      changed.change = .init(reason: changed.change.reason)
      changed.terms.goal = changed.terms.goal.map { ids[$0] ?? $0 }
      return .changed(changed)
    case .paid(var paid):
      paid.bill = ids[paid.bill] ?? paid.bill
      paid.entry = paid.entry.flatMap { ids[$0] }
      return .paid(paid)
    case .unpaid(var unpaid):
      unpaid.day.bill = ids[unpaid.day.bill] ?? unpaid.day.bill
      return .unpaid(unpaid)
    case .skipped(var skipped):
      skipped.day.bill = ids[skipped.day.bill] ?? skipped.day.bill
      return .skipped(skipped)
    case .stopped(var stopped):
      stopped.bill = ids[stopped.bill] ?? stopped.bill
      return .stopped(stopped)
    }
  }
}
