public import LedgerEvents

/// Voids an entry: it no longer counts, and stays readable in the log.
///
/// If it is the expense of a bill payment, the payment is taken back too.
public struct VoidEntry: LedgerDecision {
  package var entry: EventID
  /// The reason; may be empty.
  package var reason: String

  /// Whether bill payments with this entry as their expense are taken back too.
  private var takesPaymentsBack = true

  /// Creates a void of an entry and of the bill payments that it is the expense of.
  public init(_ entry: EventID, reason: String = "") {
    self.entry = entry
    self.reason = reason
  }

  /// Creates a void of the entry alone, for hypothetical figures.
  public init(leavingPaymentsOf entry: EventID) {
    self.init(entry)
    takesPaymentsBack = false
  }

  package var subjects: [EventID] { [entry] }

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
    // The void comes first: a key given by the caller belongs to the first event.
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
  /// Creates the void of the current version of an entry.
  init(voiding entry: RegisteredEntry, reason: String) {
    self.init(
      .amendment(
        .entryVoided(
          EntryVoided(
            entry: entry.id, version: entry.version, was: entry.content.withoutSource,
            reason: reason))))
  }
}

/// Voids all entries, or all that a filter matches. They stay readable in the log, and bill payments with them are
/// taken back.
public struct VoidAll: LedgerDecision {
  /// The entries to void; those that do not count are skipped.
  package var filter: EntryQuery.Filter
  /// The only entries to void among them; `nil` for all.
  package var only: Set<EventID>?
  /// The reason; may be empty.
  package var reason: String

  /// Creates a void of the entries that a filter matches, limited to the named ones if there are any.
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
    // What was stored with an entry is undone, and what it paid is open again.
    !written.isEmpty
      && written.allSatisfy { event in
        switch event {
        case .amendment(.entryVoided), .reversal(.eventReverted), .schedule(.bill(.unpaid)):
          event.reason == reason
        default: false
        }
      }
  }
}
