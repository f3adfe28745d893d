/// The person takes an entry back: it no longer counts, and stays readable in the log.
public struct VoidEntry: LedgerDecision {
  public var entry: EventID
  /// Why; may be empty.
  public var reason: String

  public init(_ entry: EventID, reason: String = "") {
    self.entry = entry
    self.reason = reason
  }

  package var view: EntryHistory { EntryHistory(of: entry) }

  package func events(
    given history: EntryHistory, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    if history.last?.status == .voided, let void = history.voidedBy {
      throw .alreadyVoided(entry, by: void)
    }
    let last = try history.counting()
    try EntryRules.check(reason, "reason")
    return [
      NewEvent(
        .amendment(
          .entryVoided(
            EntryVoided(
              entry: entry, version: last.id, was: last.content.withoutSource, reason: reason))))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .amendment(.entryVoided(let void)) = written[0] else {
      return false
    }
    return void.entry == entry && void.reason == reason
  }
}

/// The person takes some entries back, all of them or none.
package struct VoidEntries: LedgerDecision {
  package var entries: [EventID]
  /// Why; may be empty.
  package var reason: String

  package init(_ entries: [EventID], reason: String = "") {
    self.entries = entries
    self.reason = reason
  }

  package var view: LatestEntries { LatestEntries(entries) }

  package func events(
    given view: LatestEntries, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    try EntryRules.check(reason, "reason")
    guard !entries.isEmpty else { throw .nothingToVoid }
    guard entries.count <= BatchPlace.limit else { throw .batchTooLarge(count: entries.count) }
    return try entries.map { id throws(Refusal) in
      NewEvent(voiding: try view.counting(id), reason: reason)
    }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.count == entries.count
      && zip(entries, written).allSatisfy { entry, event in
        guard case .amendment(.entryVoided(let void)) = event else { return false }
        return void.entry == entry && void.reason == reason
      }
  }
}

extension NewEvent {
  /// The void of an entry as it stands.
  init(voiding entry: RegisteredEntry, reason: String) {
    self.init(
      .amendment(
        .entryVoided(
          EntryVoided(
            entry: entry.id, version: entry.version, was: entry.content.withoutSource,
            reason: reason))))
  }
}

/// The person takes all entries back, or all that a filter means; they stay readable in the log.
package struct VoidAll: LedgerDecision {
  /// Which entries are meant; those that do not count are passed over.
  package var filter: EntryFilter
  /// Why; may be empty.
  package var reason: String

  package init(_ filter: EntryFilter = EntryFilter(), reason: String = "") {
    self.filter = filter
    self.reason = reason
  }

  package var view: EntryRegister { EntryRegister() }

  package func events(
    given register: EntryRegister, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    try EntryRules.check(reason, "reason")
    let entries = register.matching(filter).filter { $0.status == .counts }
    guard !entries.isEmpty else { throw .nothingToVoid }
    guard entries.count <= BatchPlace.limit else { throw .batchTooLarge(count: entries.count) }
    return entries.map { NewEvent(voiding: $0, reason: reason) }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    !written.isEmpty
      && written.allSatisfy { event in
        guard case .amendment(.entryVoided(let void)) = event else { return false }
        return void.reason == reason
      }
  }
}
