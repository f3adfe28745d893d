public import LedgerEvents

/// Marks entries that were stored without a review, or edits that two devices made concurrently, as reviewed.
///
/// ``EntryQuery/Filter/isUnreviewed`` lists the unreviewed entries. Refused with ``Refusal/nothingToReview`` if none
/// of them is unreviewed, ``Refusal/noSuchEntry(_:)``, ``Refusal/entryVoided(_:by:)`` and
/// ``Refusal/entryUndone(_:by:)``.
public struct ReviewEntries: LedgerDecision {
  /// The named ids: entries, or events that met another one. An entry that was reviewed before is skipped.
  package var entries: [EventID]
  /// The events that met, one group for each thing shown to the person, with what was named of it.
  package var met: [[EventID]]

  /// Creates a review of entries.
  public init(_ entries: [EventID]) { self.init(entries, met: []) }

  /// Creates a review of entries, and of the events that met for each thing shown.
  public init(_ entries: [EventID], met: [[EventID]]) {
    self.entries = entries
    self.met = met
  }

  package var view: ProjectionPair<DecisionState, LatestEntries> {
    ProjectionPair(DecisionState(), LatestEntries(entries))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let count = entries.count + met.count
    guard count <= BatchPlace.limit else { throw .batchTooLarge(count: count) }
    let reviews = view.first.plan.reviews
    let shown = Set(met.joined())
    var seen: Set<EventID> = []
    var events: [NewEvent] = []
    for id in entries where seen.insert(id).inserted {
      // An event that met another may not count, be no entry, or be reviewed already.
      let isMet = shown.contains(id) || view.second[id] == nil && reviews.names(id)
      let known = isMet ? view.second[id] : try view.second.counting(id)
      guard let known, known.status == .counts, !known.texts.isReviewed else { continue }
      events.append(NewEvent(reviewing: known))
    }
    for group in met where !reviews.covers(group) {
      guard let review = ConflictReviewed(of: group) else {
        throw .batchTooLarge(count: group.count)
      }
      events.append(NewEvent(review.event))
    }
    guard !events.isEmpty else { throw .nothingToReview }
    return events
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    !written.isEmpty
      && written.allSatisfy { event in
        switch event {
        case .amendment(.entryReviewed(let review)): entries.contains(review.entry)
        case .setting(.conflictReviewed(let review)): review.met.contains(where: entries.contains)
        default: false
        }
      }
  }
}

extension ConflictReviewed {
  /// Returns the pairs that met in one thing, in as few groups as the size limit of a review allows.
  ///
  /// - Parameters:
  ///   - pairs: The pairs of events that met.
  ///   - thing: The entry in which they met, or one of the events.
  public static func groups(
    of pairs: [(earlier: EventID, later: EventID)], about thing: EventID
  ) -> [[EventID]] {
    var groups: [Set<EventID>] = []
    for pair in pairs {
      let both: Set<EventID> = [pair.earlier, pair.later, thing]
      if let last = groups.last, last.union(both).count <= limits.upperBound {
        groups[groups.count - 1] = last.union(both)
      } else {
        groups.append(both)
      }
    }
    return groups.map { $0.sorted() }
  }
}

extension NewEvent {
  /// Creates the event that marks the current version of an entry as reviewed.
  fileprivate init(reviewing entry: RegisteredEntry) {
    self.init(
      .amendment(
        .entryReviewed(
          EntryReviewed(
            entry: entry.id, version: entry.version, was: entry.content.withoutSource))))
  }
}
