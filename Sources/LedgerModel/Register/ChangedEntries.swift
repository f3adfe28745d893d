package import LedgerEvents

/// The current state of the entries that were touched after they were added; every other entry is as its adding event
/// says.
///
/// Few entries are touched, so with this all entries can be read in one pass, in the order in which they were added,
/// without holding them.
package struct ChangedEntries: TextProjection {
  private struct Change: Hashable {
    var values: EntryValues
    /// The texts without the sentence, which only the adding event has.
    var texts: EntryTexts
    var status: EntryStatus
    /// The amendments; `nil` if only the status differs, for a copy.
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

  /// The number of touched entries.
  package var count: Int { changes.count }

  /// Returns the entries added before a position in each log of a set, and touched after it.
  ///
  /// - Parameter isNew: Returns whether an event is after the position in its log.
  package func touched(since isNew: (EventID) -> Bool) -> [EventID] {
    changes.filter { id, change in
      !isNew(id) && (change.touches.map { isNew($0.lastVersion) } ?? false)
    }.keys.sorted()
  }

  /// Returns the current state of an entry; `nil` if the event adds none.
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
