/// An entry as months count it: each event that changed what is counted of it.
struct ExplainedEntry: Hashable, Sendable {
  /// What one event changed.
  struct Step: Hashable, Sendable {
    var event: EventID
    var kind: EntryChangeKind
    var was: CountedAmount?
    var now: CountedAmount?
    var reason: String
  }

  let id: EventID
  /// Counts entries in the order in which they were met.
  let order: Int
  private(set) var values: EntryValues
  private(set) var merchant = ""
  private(set) var steps: [Step] = []

  init(_ id: EventID, order: Int, _ values: EntryValues) {
    self.id = id
    self.order = order
    self.values = values
  }

  /// Takes in what an event changed.
  mutating func take(
    _ counted: (was: CountedAmount?, now: CountedAmount?), _ texts: EntryTextChange,
    _ cause: borrowing EventEnvelope
  ) {
    values = texts.values
    merchant = texts.now.merchant
    guard counted.was != counted.now else { return }
    let id = cause.id
    let (kind, reason) = ExplainedEntry.kind(of: cause)
    steps.append(
      Step(event: id, kind: kind, was: counted.was, now: counted.now, reason: reason))
  }

  private static func kind(
    of cause: borrowing EventEnvelope
  ) -> (EntryChangeKind, reason: String) {
    switch cause.event {
    case .entryCorrected(let correction): (.corrected, correction.reason)
    case .entryVoided(let void): (.voided, void.reason)
    case .eventReverted(let undo): (.undone, undo.retraction.reason)
    case .eventRestored(let redo): (.redone, redo.retraction.reason)
    case .expenseAdded, .creditApplied, .incomeReceived, .allocationChanged, .incomeSet,
      .rolloverSet, .categoryAdded, .categoryMoved, .categoryEnded, .proUnlocked, .proRevoked,
      .logOpened, .logRepaired, .ledgerJoined:
      (.added, "")
    }
  }
}
