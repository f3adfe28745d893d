/// All that happened to one entry: the event that made it, and those that changed it.
///
/// What a decision about an entry asks for, and what is shown of one.
public struct EntryHistory: Projection {
  public static var reads: EventParts { .all }

  /// The event that is asked about.
  public let id: EventID
  /// What kind of event it is; `nil` where it has not been met.
  public private(set) var type: EventType?
  /// The event that added the entry and those that touch it, undone or not, in their order; empty
  /// where the event is no entry.
  public private(set) var events: [EventEnvelope] = []
  /// Whether the entry counts; `nil` where the event is no entry.
  public private(set) var standing: EntryStanding?
  private var touched = TouchedEntries(keepsTexts: true)

  public init(of id: EventID) {
    self.id = id
  }

  /// Folds events that stand in their order.
  public init(of id: EventID, folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: EntryHistory(of: id))
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    meet(cause)
    guard change.entry == id else { return }
    if cause.id == id, let first = cause.event.newEntry {
      _ = touched.place(of: id, first: first)
    } else if let place {
      touched.follow(cause, place)
    } else {
      return
    }
    standing = change.standing
    events.append(copy cause)
  }

  public mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) { meet(cause) }

  public mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) { meet(cause) }

  private mutating func meet(_ cause: borrowing EventEnvelope) {
    if cause.id == id { type = cause.event.type }
  }

  private var place: Int? { touched.place(of: id) }
}

extension EntryHistory {
  /// Whether the event adds an entry.
  public var isEntry: Bool { standing != nil }

  /// The entry's last version: the last event that touches it, undone or not.
  public var last: EventID? { events.last?.id }

  /// What the entry says, with the corrections in effect, also where it no longer counts.
  public var content: EntryContent? {
    place.map {
      EntryContent(values: touched.settled($0).values, texts: touched.settledTexts($0))
    }
  }

  /// The corrections in effect, in the order in which they were made.
  public var correctedBy: [EventID] { place.map(touched.corrections) ?? [] }

  /// The first void in effect; `nil` where there is none.
  public var voidedBy: EventID? { place.flatMap(touched.void) }

  /// The undo because of which the entry does not count; `nil` where it was not undone.
  public var undoneBy: EventID? {
    guard standing == .reverted else { return nil }
    return events.last { event in
      guard case .eventReverted(let undo) = event.event else { return false }
      return undo.retraction.copy.newEntry != nil
    }?.id
  }

  /// The entry as a register holds it; `nil` where the event is no entry.
  public var entry: RegisteredEntry? {
    guard let first = events.first, let content, let standing else { return nil }
    return RegisteredEntry(
      id: id, values: content.values, texts: content.texts, recordedAt: first.recordedAt,
      standing: standing, correctedBy: correctedBy, voidedBy: voidedBy, batch: first.batch,
      version: last)
  }

  /// The entry, where it counts.
  ///
  /// - Throws: ``Refusal`` where there is no such event, or it is no entry, or it does not count.
  public func counting() throws(Refusal) -> RegisteredEntry {
    guard let entry else {
      if let type { throw .notAnEntry(id, type: type) }
      throw .noSuchEntry(id)
    }
    switch entry.standing {
    case .counts: return entry
    case .voided: throw .entryVoided(id, by: voidedBy ?? entry.version)
    case .reverted: throw .entryUndone(id, by: undoneBy ?? entry.version)
    case .copy: throw .isCopy(id)
    }
  }
}
