package import LedgerEvents

/// Changes values of several entries, all or none; for the person, or for a parser that they allow.
public struct CorrectEntries: LedgerDecision {
  /// The changes by entry; an entry that already has all the values is skipped.
  package var changes: [(entry: EventID, amendment: EntryAmendment)]
  /// No entry may be dated after this day.
  package var today: CalendarDay
  /// The reason; may be empty.
  package var reason: String
  /// The versions that the changes are based on: an entry that was changed, voided or undone since is skipped. An
  /// entry without a version here must count, and is changed as it is.
  package var versions: [EventID: EventID]
  /// Tags that each entry gets besides those that it has.
  public var addedTags: [String] = []
  /// Tags that each entry loses.
  public var removedTags: [String] = []

  /// Creates changes of entries; those that no longer have the named version are skipped.
  public init(
    _ changes: [(entry: EventID, amendment: EntryAmendment)], today: CalendarDay,
    reason: String = "", ifStill versions: [EventID: EventID] = [:]
  ) {
    self.changes = changes.map { ($0.entry, $0.amendment.normalized) }
    self.today = today
    self.reason = reason
    self.versions = versions
  }

  package var subjects: [EventID] { changes.map(\.entry) }

  package var view: ProjectionPair<DecisionState, LatestEntries> {
    ProjectionPair(DecisionState(), LatestEntries(changes.map(\.entry)))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    guard changes.count <= BatchPlace.limit else { throw .batchTooLarge(count: changes.count) }
    let rules = EntryRules(state: view.first, today: today)
    var events: [NewEvent] = []
    for (entry, amendment) in changes {
      if let version = versions[entry], view.second[entry]?.version != version { continue }
      let known = try view.second.counting(entry)
      let was = known.content.withoutSource
      let now = amendment.tagging(was, addedTags, removedTags).changing(was)
      if now.isEmpty { continue }
      try rules.check(now, of: entry, was: was, reason: reason)
      events.append(
        NewEvent(
          EntryCorrected(
            entry: entry, version: known.version, was: was, now: now, reason: reason)))
    }
    guard !events.isEmpty else { throw .nothingToChange }
    return events
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    !written.isEmpty
      && written.allSatisfy { event in
        guard case .amendment(.entryCorrected(let correction)) = event,
          let request = changes.first(where: { $0.entry == correction.entry })
        else { return false }
        var wanted = request.amendment.tagging(correction.was, addedTags, removedTags)
          .changing(correction.was)
        wanted.by = correction.now.by
        return correction.reason == reason && wanted == correction.now
      }
  }
}

extension LatestEntries {
  /// Returns an entry that counts, among the requested ones.
  ///
  /// - Throws: ``Refusal`` if the entry does not exist or does not count.
  func counting(_ id: EventID) throws(Refusal) -> RegisteredEntry {
    guard let entry = self[id] else { throw .noSuchEntry(id) }
    switch entry.status {
    case .counts: return entry
    case .voided: throw .entryVoided(id, by: entry.voidedBy ?? entry.version)
    case .reverted: throw .entryUndone(id, by: entry.undoneBy ?? entry.version)
    case .copy: throw .isCopy(id)
    }
  }
}
