package import LedgerEvents

/// Links an entry to the bill day that it paid; no figures change.
public struct LinkEntry: LedgerDecision {
  /// The event that added the bill.
  package var bill: EventID
  /// The due day; `nil` for the first open one.
  package var due: CalendarDay?
  /// The expense that paid it.
  package var entry: EventID
  /// Whether the rest stays open.
  public var isPart = false
  /// The reason; may be empty.
  public var reason = ""

  /// Creates a link between a bill's due day, or its first open one, and the entry that paid it.
  public init(_ bill: EventID, due: CalendarDay? = nil, paidBy entry: EventID) {
    self.bill = bill
    self.due = due
    self.entry = entry
  }

  package var view: ProjectionPair<DecisionState, LatestEntries> {
    ProjectionPair(DecisionState(), LatestEntries([entry]))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let state = view.first
    let payment: BillSettling.Payment
    if state.bills.latestTerms(of: bill)?.destination != nil, let move = state.plan.move(entry) {
      payment = move
    } else {
      let paid = try view.second.counting(entry)
      payment = BillSettling.Payment(entry: entry, paid.values, paid.texts)
    }
    let found = try state.openOccurrence(of: bill, due: due, on: payment.values.date)
    guard payment.isKind(of: found.terms) else {
      throw found.terms.destination.map { .notItsMove(entry, to: $0) }
        ?? .notAnExpense(entry, type: payment.values.type)
    }
    if let link = state.bills.links.first(where: { $0.entry == entry }) {
      throw .alreadyLinked(entry, bill: link.key.bill, due: link.key.due)
    }
    try EntryRules.check(reason, "reason")
    var event = BillPaid(linking: payment, to: found, state.accounts, extent: isPart ? .part : nil)
    event.reason = reason
    var key = found.key
    if isPart { key.part = first }
    return [NewEvent(.schedule(.bill(.paid(event))), key: key.paymentKey)]
  }

  /// The event has its own key; the caller gives none.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

/// Links the entries of some months to the bill days that they certainly paid, for example when a bill is added after
/// it was paid.
public struct LinkEntries: LedgerDecision {
  /// The bill to look at; `nil` for all.
  package var bill: EventID?
  package var months: ClosedRange<CalendarMonth>

  /// Creates links for the entries of some months, for one bill or all.
  public init(to bill: EventID? = nil, in months: ClosedRange<CalendarMonth>) {
    self.bill = bill
    self.months = months
  }

  package var view: ProjectionPair<DecisionState, EntryRegister> {
    ProjectionPair(DecisionState(), EntryRegister(of: months))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let found = BillSettling(
      view.second, moves: view.first.plan.moves(in: months), view.first.bills)
    let events = found.events(view.first.accounts, of: bill)
    guard !events.isEmpty else { throw .nothingToAdd }
    return events
  }

  /// The events have their own keys; the caller gives none.
  package func isRepeated(by written: [LedgerEvent]) -> Bool { false }
}

extension BillSettling {
  /// Finds what a register's entries, and moves, paid or may have paid; those that already paid something are left
  /// out.
  public init(_ register: EntryRegister, moves: [Payment], _ bills: BillPlan) {
    let paying = bills.placesOfExpenses
    let entries = register.matching(EntryQuery.Filter()).filter { entry in
      let isOwn = paying.after.contains(entry.id) && entry.texts.by.hasPrefix(PayBill.source)
      return entry.status == .counts && !paying.linked.contains(entry.id) && !isOwn
    }
    let moves = moves.filter { move in
      !paying.linked.contains(move.entry) && move.texts.by != PayBill.source
    }
    self.init(entries.map { Payment(entry: $0.id, $0.values, $0.texts) } + moves, bills)
  }
}
