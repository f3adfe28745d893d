package import LedgerEvents

/// One entry with its whole history: what added it, what changed it, and what it says now.
public struct EntryHistory: TextProjection {
  public static var reads: EventParts { .all }

  /// The requested entry.
  public let entry: EventID
  /// The versions after each event, in order; empty if there is no such entry.
  public private(set) var versions: [EntryVersion] = []
  /// The type of the event with that id, if it is no entry; `nil` if there is none, or it is an entry.
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

  /// The latest version.
  package var last: EntryVersion? { versions.last }
  /// The corrections in effect, in their order.
  package var correctedBy: [EventID] { touches.corrections }
  /// The last void in effect.
  package var voidedBy: EventID? { touches.voids.last }
  /// The undo of the entry.
  package var undoneBy: EventID? { touches.revertedBy }

  /// The bill payment that the entry is the expense of; `nil` if there is none.
  public var payment: PaymentExpense? { versions.first.flatMap { PaymentExpense($0.cause) } }

  /// Returns the latest version of an entry that counts.
  ///
  /// - Throws: ``Refusal`` if there is no such event, it is no entry, or it does not count.
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

/// An entry after one event.
public struct EntryVersion: Hashable, Sendable {
  /// The whole event that added or changed it.
  public var cause: EventEnvelope
  /// The content of the entry from then on.
  package var content: EntryContent
  /// Whether it counts from then on.
  package var status: EntryStatus

  /// The id of the event.
  public var id: EventID { cause.id }
}
