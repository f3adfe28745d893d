package import LedgerEvents

/// The attached files that a ledger still needs, and since when the others are unused.
///
/// A file attached to a voided entry, or whose attachment was undone, may be needed again; that is why the time is
/// recorded.
package struct ReceiptUses: FigureProjection {
  private var state = DecisionState()
  /// The entries and bills that no longer count, with the time since when.
  private var ended: [EventID: Timestamp] = [:]
  /// The time of the latest event about each file.
  private var said: [ReceiptHash: Timestamp] = [:]
  /// Everything that each file was ever attached to.
  private var targets: [ReceiptHash: Set<EventID>] = [:]

  /// Creates the projection before the first event.
  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    // A copy represents the counting entry on the device that added it.
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
  /// Returns whether an event names a file.
  package func knows(_ hash: ReceiptHash) -> Bool { said[hash] != nil }

  /// Returns since when nothing that counts has the file attached; `nil` if something has, or if no event names the
  /// file.
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

  /// The files attached to anything that counts, once for each target.
  package var needed: [ReceiptBook.Receipt] {
    state.receipts.all.filter { ended[$0.attached.target] == nil }
  }
}
