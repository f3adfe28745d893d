package import LedgerEvents

/// One entry with all that ever happened to it: what made it, what changed it, what it says now.
public struct EntryHistory: TextProjection {
  public static var reads: EventParts { .all }

  /// The entry that is asked for.
  public let entry: EventID
  /// What each event left, in the order of the events; empty where there is no such entry.
  public private(set) var versions: [EntryVersion] = []
  /// What the event of that id is, where it is no entry; `nil` where there is none or it is one.
  public private(set) var otherType: EventType?
  private var touches: AmendmentHistory

  /// - Parameter entry: The id of the event that added it.
  public init(of entry: EventID) {
    self.entry = entry
    touches = AmendmentHistory(of: entry)
  }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    guard change.entry == entry else { return meet(cause) }
    touches.take(cause)
    let first = versions.first?.content.texts ?? texts.now
    versions.append(
      EntryVersion(
        cause: copy cause,
        content: EntryContent(values: texts.values, texts: texts.now.completed(by: first)),
        status: change.status))
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    meet(cause)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    meet(cause)
  }

  private mutating func meet(_ cause: borrowing EventEnvelope) {
    if cause.id == entry { otherType = cause.type }
  }

  /// What the last event left.
  package var last: EntryVersion? { versions.last }
  /// The corrections in effect, in their order.
  package var correctedBy: [EventID] { touches.corrections }
  /// The last void in effect.
  package var voidedBy: EventID? { touches.voids.last }
  /// The undo that took the entry back.
  package var undoneBy: EventID? { touches.revertedBy }

  /// The payment of a bill that the entry is the expense of; `nil` if it is none.
  public var payment: PaymentExpense? { versions.first.flatMap { PaymentExpense($0.cause) } }

  /// The last version, of an entry that counts.
  ///
  /// - Throws: ``Refusal`` where there is no such event, or it is no entry, or does not count.
  package func counting() throws(Refusal) -> EntryVersion {
    guard let last else {
      if let otherType { throw .notAnEntry(entry, type: otherType) }
      throw .noSuchEntry(entry)
    }
    switch last.status {
    case .counts: return last
    case .voided: throw .entryVoided(entry, by: voidedBy ?? last.id)
    case .reverted: throw .entryUndone(entry, by: undoneBy ?? last.id)
    case .copy: throw .isCopy(entry)
    }
  }
}

extension EntryHistory: LatestProjection {
  package var isAnswered: Bool { versions.first?.id == entry || otherType != nil }
}

/// An entry as one event left it.
public struct EntryVersion: Hashable, Sendable {
  /// The event that made or changed it, whole.
  public var cause: EventEnvelope
  /// What the entry says from then on.
  package var content: EntryContent
  /// Whether it counts from then on.
  package var status: EntryStatus

  /// The id of the event.
  public var id: EventID { cause.id }
}
