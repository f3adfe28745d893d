/// The person looked at entries that had been stored without that, and each is as it should be.
package struct ReviewEntries: LedgerDecision {
  /// One that was looked at before is passed over.
  package var entries: [EventID]

  package init(_ entries: [EventID]) {
    self.entries = entries
  }

  package var view: LatestEntries { LatestEntries(entries) }

  package func events(
    given view: LatestEntries, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    guard entries.count <= BatchPlace.limit else { throw .batchTooLarge(count: entries.count) }
    var seen: Set<EventID> = []
    var events: [NewEvent] = []
    for id in entries where seen.insert(id).inserted {
      let known = try view.counting(id)
      if !known.texts.isReviewed { events.append(NewEvent(reviewing: known)) }
    }
    guard !events.isEmpty else { throw .nothingToReview }
    return events
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    !written.isEmpty
      && written.allSatisfy { event in
        guard case .amendment(.entryReviewed(let review)) = event else { return false }
        return entries.contains(review.entry)
      }
  }
}

extension NewEvent {
  /// What says that somebody looked at an entry as it stands.
  fileprivate init(reviewing entry: RegisteredEntry) {
    self.init(
      .amendment(
        .entryReviewed(
          EntryReviewed(
            entry: entry.id, version: entry.version, was: entry.content.withoutSource))))
  }
}
