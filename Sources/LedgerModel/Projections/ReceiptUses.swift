package import LedgerEvents

/// Which attached files a ledger still needs, and since when it does not need the others.
///
/// One that is attached to an entry that was voided, or whose attaching was undone, may be needed again: so
/// it is told since when that is so.
package struct ReceiptUses: FigureProjection {
  private var state = DecisionState()
  /// Entries and bills that count no more, with the moment since when.
  private var ended: [EventID: Timestamp] = [:]
  /// When something was last said of a file.
  private var said: [ReceiptHash: Timestamp] = [:]
  /// What each file was ever attached to.
  private var targets: [ReceiptHash: Set<EventID>] = [:]

  /// Before the first event.
  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    // A copy stands for the entry that counts, on the device that added it.
    let isGone = change.status == .voided || change.status == .reverted
    ended[change.entry] = isGone ? cause.recordedAt : nil
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    state.apply(fact, from: cause)
    meet(fact, from: cause)
    if case .schedule(.bill(.added)) = fact.content { ended[fact.id] = nil }
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    state.revert(fact, from: cause)
    meet(fact, from: cause)
    if case .schedule(.bill(.added)) = fact.content { ended[fact.id] = cause.recordedAt }
  }

  private mutating func meet(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    guard case .receipt(let event) = fact.content else { return }
    said[event.hash] = cause.recordedAt
    targets[event.hash, default: []].insert(event.target)
  }
}

extension ReceiptUses {
  /// Whether an event names a file.
  package func knows(_ hash: ReceiptHash) -> Bool { said[hash] != nil }

  /// Since when nothing that counts has a file attached; `nil` where something has, or where no event names
  /// it.
  package func unusedSince(_ hash: ReceiptHash) -> Timestamp? {
    guard var since = said[hash], let targets = targets[hash] else { return nil }
    for target in targets {
      guard let end = ended[target] else {
        if state.receipts.receipt(hash, of: target) != nil { return nil }
        continue
      }
      since = max(since, end)
    }
    return since
  }

  /// The files that something that counts has attached, each once for each that has it.
  package var needed: [ReceiptBook.Receipt] {
    state.receipts.all.filter { ended[$0.attached.target] == nil }
  }
}
