public import LedgerEvents

/// The person looked at entries that had been stored without that, or at what two devices did apart: what
/// counts is as it should be.
///
/// ``EntryQuery/Filter/isUnreviewed`` lists those that nobody looked at. Refused with ``Refusal/nothingToReview`` if
/// there is none among them, ``Refusal/noSuchEntry(_:)``, ``Refusal/entryVoided(_:by:)`` and
/// ``Refusal/entryUndone(_:by:)``.
public struct ReviewEntries: LedgerDecision {
  /// What the person named: entries, or events of which one met another. An entry that was looked at before
  /// is passed over.
  package var entries: [EventID]
  /// The events that met, for each thing that the person was shown, with what was named of it.
  package var met: [[EventID]]

  /// Looked at them all.
  public init(_ entries: [EventID]) { self.init(entries, met: []) }

  /// Looked at them all, and at the events that met, for each thing that was shown.
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
      // What met may not count, or be no entry; it may have been looked at before.
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
  /// The pairs that met in one thing, in as few groups as reviews can name.
  ///
  /// - Parameters:
  ///   - pairs: The events that met, two by two.
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
  /// What says that somebody looked at an entry as it stands.
  fileprivate init(reviewing entry: RegisteredEntry) {
    self.init(
      .amendment(
        .entryReviewed(
          EntryReviewed(
            entry: entry.id, version: entry.version, was: entry.content.withoutSource))))
  }
}
