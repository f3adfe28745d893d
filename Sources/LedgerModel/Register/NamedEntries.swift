public import LedgerEvents

/// The few events that a decision names as entries: whether each is one, and whether it counts.
///
/// It reads no texts, so a decision that names no entry adds no cost to a fold.
package struct NamedEntries: FigureProjection {
  /// The current state of a named event.
  package struct Entry: Hashable, Sendable {
    package var id: EventID
    /// The type of the event; `nil` if there is no such event.
    package var type: EventType?
    /// The values, if it counts.
    package var values: EntryValues?
    package var status: EntryStatus = .counts
    var touches: AmendmentHistory
  }

  package private(set) var entries: [Entry]

  /// - Parameter ids: The ids; duplicates are ignored.
  package init(_ ids: some Sequence<EventID>) {
    entries = Set(ids).sorted().map { Entry(id: $0, touches: AmendmentHistory(of: $0)) }
  }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if entries.isEmpty { return }
    let id = cause.id
    for index in entries.indices {
      if entries[index].id == id { entries[index].type = cause.type }
      guard entries[index].id == change.entry else { continue }
      entries[index].values = change.now
      entries[index].status = change.status
      entries[index].touches.take(cause)
    }
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    meet(cause)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    meet(cause)
  }

  private mutating func meet(_ cause: borrowing EventEnvelope) {
    let id = cause.id
    for index in entries.indices where entries[index].id == id {
      entries[index].type = cause.type
    }
  }

  /// Returns the values of a named entry that counts.
  ///
  /// - Throws: ``Refusal`` if there is no such event, it is no entry, or it does not count.
  package func counting(_ id: EventID) throws(Refusal) -> EntryValues {
    guard let entry = entries.first(where: { $0.id == id }), let type = entry.type else {
      throw .noSuchEntry(id)
    }
    if let values = entry.values { return values }
    switch entry.status {
    case .counts: throw .notAnEntry(id, type: type)
    case .voided: throw .entryVoided(id, by: entry.touches.voids.last ?? id)
    case .reverted: throw .entryUndone(id, by: entry.touches.revertedBy ?? id)
    case .copy: throw .isCopy(id)
    }
  }
}

extension NamedEntries {
  /// Returns the last event that touched a named entry; `nil` if it is not named.
  func version(of id: EventID) -> EventID? {
    entries.first { $0.id == id }?.touches.lastVersion
  }
}

extension NamedEntries: LatestProjection {
  package var isAnswered: Bool { entries.allSatisfy { $0.type != nil } }
}

extension LedgerQuestion where Answer == EntryValues {
  /// Returns the values of an entry that counts.
  ///
  /// - Returns: A question that is refused if there is no such event, it is no entry, or it does not count.
  public static func counting(_ entry: EventID) -> Self {
    Self(NamedEntries([entry])) { named throws(Refusal) in try named.counting(entry) }
  }
}
