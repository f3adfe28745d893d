package import LedgerEvents

/// The entries that something touched after they were added, as they stand: every other one stands as the
/// event says that added it.
///
/// Few entries are touched, so that with this all entries can be gone through in one pass, in the order in
/// which they were added, without being held.
package struct ChangedEntries: TextProjection {
  private struct Change: Hashable {
    var values: EntryValues
    /// Without the sentence, which only the event holds that added the entry.
    var texts: EntryTexts
    var status: EntryStatus
    /// `nil` while nothing but the status differs: a copy.
    var touches: AmendmentHistory?
  }

  private var changes: [EventID: Change] = [:]

  package init() {}

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let id = cause.id
    if change.entry == id {
      guard change.status != .counts else { return }
      changes[id] = Change(values: texts.values, texts: texts.now, status: change.status)
      return
    }
    var touches = changes[change.entry]?.touches ?? AmendmentHistory(of: change.entry)
    touches.take(cause)
    changes[change.entry] = Change(
      values: texts.values, texts: texts.now, status: change.status, touches: touches)
  }

  /// How many entries were touched.
  package var count: Int { changes.count }

  /// The entries that an event of a set of logs touched behind a place in each of them, and that were
  /// added before it.
  ///
  /// - Parameter isNew: Whether an event lies behind the place in its log.
  package func touched(since isNew: (EventID) -> Bool) -> [EventID] {
    changes.filter { id, change in
      !isNew(id) && (change.touches.map { isNew($0.lastVersion) } ?? false)
    }.keys.sorted()
  }

  /// An entry as it stands; `nil` where the event adds none.
  ///
  /// - Parameter envelope: The event that added it, with its texts.
  package func entry(addedBy envelope: borrowing EventEnvelope) -> RegisteredEntry? {
    guard let content = envelope.newEntry else { return nil }
    let id = envelope.id
    guard let change = changes[id] else {
      return RegisteredEntry(
        id: id, values: content.values, texts: content.texts, recordedAt: envelope.recordedAt,
        status: .counts, batch: envelope.batch, correctedBy: [], voidedBy: nil, undoneBy: nil,
        version: id)
    }
    return RegisteredEntry(
      id: id, values: change.values, texts: change.texts.completed(by: content.texts),
      recordedAt: envelope.recordedAt, status: change.status, batch: envelope.batch,
      correctedBy: change.touches?.corrections ?? [], voidedBy: change.touches?.voids.last,
      undoneBy: change.touches?.revertedBy, version: change.touches?.lastVersion ?? id)
  }
}
