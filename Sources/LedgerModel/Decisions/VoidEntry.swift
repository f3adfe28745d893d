public import LedgerEvents

/// The person takes an entry back: it no longer counts, and stays readable in the log.
///
/// Where it is the expense that a bill was paid with, that is not paid any more.
public struct VoidEntry: LedgerDecision {
  package var entry: EventID
  /// Why; may be empty.
  package var reason: String

  /// Whether a payment that the entry is the expense of is taken back with it.
  private var takesPaymentsBack = true

  /// A void of an entry, and of the payment that it is the expense of.
  public init(_ entry: EventID, reason: String = "") {
    self.entry = entry
    self.reason = reason
  }

  /// A void of the entry alone, for figures that are only looked at.
  public init(leavingPaymentsOf entry: EventID) {
    self.init(entry)
    takesPaymentsBack = false
  }

  package var view: ProjectionPair<DecisionState, EntryHistory> {
    ProjectionPair(DecisionState(), EntryHistory(of: entry))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let history = view.second
    if history.last?.status == .voided, let void = history.voidedBy {
      throw .alreadyVoided(entry, by: void)
    }
    let last = try history.counting()
    try EntryRules.check(reason, "reason")
    let void = EntryVoided(
      entry: entry, version: last.id, was: last.content.withoutSource, reason: reason)
    let payments =
      takesPaymentsBack
      ? [history.payment].compactMap(\.self) + view.first.bills.expenses(linked: [entry]) : []
    // It comes first, since a key that the caller gives is that of the first event.
    return try [NewEvent(.amendment(.entryVoided(void)))]
      + view.first.unpayments(withVoided: payments, reason: reason)
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.isOne { (void: EntryVoided) in
      void.entry == entry && void.reason == reason
    }
  }
}

extension NewEvent {
  /// The void of an entry as it stands.
  init(voiding entry: RegisteredEntry, reason: String) {
    self.init(
      .amendment(
        .entryVoided(
          EntryVoided(
            entry: entry.id, version: entry.version, was: entry.content.withoutSource,
            reason: reason))))
  }
}

/// The person takes all entries back, or all that a filter means; they stay readable in the log, and what
/// was paid with them of bills is not paid any more.
public struct VoidAll: LedgerDecision {
  /// Which entries are meant; those that do not count are passed over.
  package var filter: EntryQuery.Filter
  /// Those that alone are meant; `nil` for all.
  package var only: Set<EventID>?
  /// Why; may be empty.
  package var reason: String

  /// Those that a filter means, and of them only some if any are named.
  public init(
    _ filter: EntryQuery.Filter = EntryQuery.Filter(), only: Set<EventID>? = nil,
    reason: String = ""
  ) {
    self.filter = filter
    self.only = only
    self.reason = reason
  }

  package var view: ProjectionPair<ProjectionPair<DecisionState, PaymentExpenses>, EntryRegister> {
    ProjectionPair(ProjectionPair(DecisionState(), PaymentExpenses()), EntryRegister())
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    try EntryRules.check(reason, "reason")
    let (state, payments, register) = (view.first.first, view.first.second, view.second)
    let entries = register.matching(filter).filter { entry in
      entry.status == .counts && only?.contains(entry.id) != false
    }
    guard !entries.isEmpty else { throw .nothingToVoid }
    guard entries.count <= BatchPlace.limit else { throw .batchTooLarge(count: entries.count) }
    let voided = Set(entries.map(\.id))
    let unpayments = try state.unpayments(
      withVoided: payments.expenses.filter { voided.contains($0.entry) }
        + state.bills.expenses(linked: voided), reason: reason)
    return entries.map { NewEvent(voiding: $0, reason: reason) } + unpayments
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    !written.isEmpty
      && written.allSatisfy { event in
        guard case .amendment(.entryVoided(let void)) = event else { return false }
        return void.reason == reason
      }
  }
}
