public import LedgerEvents

/// Finds entries that two devices edited concurrently, and the edits that really conflict.
///
/// A fold lists every event that had not seen another one about its entry (``LedgerFold/conflicts``). Nearly always
/// both meant the same, or changed different things. This projection examines only those entries, with all their
/// events.
package struct EntryMeetings: TextProjection {
  /// The examined entries.
  let named: Set<EventID>
  /// Events that add something else under the key of one of these entries, with that entry.
  let copies: [EventID: EventID]
  private var entries: [EventID: MetEntry] = [:]

  /// - Parameter met: The conflicts listed by a fold of the same events.
  package init(_ met: [LedgerConflict]) {
    named = Set(met.map(\.entry))
    let copies = met.filter { $0.entry == $0.earlier }.map { ($0.later, $0.entry) }
    self.copies = Dictionary(copies) { first, _ in first }
  }

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let id = cause.id
    if named.contains(change.entry) {
      entries[change.entry, default: MetEntry(change.entry)].take(change, texts, cause)
    }
    if change.status == .copy, let original = copies[id] {
      let content = EntryContent(values: texts.values, texts: texts.now)
      entries[original, default: MetEntry(original)].take(copy: content, id)
    }
  }

  /// Returns whether an id is that of an entry; if not, it is a fact stated twice under one key.
  package func isEntry(_ id: EventID) -> Bool { entries[id] != nil }

  /// Returns the conflicts that were not reviewed, entry by entry.
  package func meetings(_ reviews: ConflictReviews) -> [EventMeeting] {
    entries.sorted { $0.key < $1.key }.flatMap { $0.value.meetings }
      .filter { !reviews.covers($0.earlier, $0.later) }
  }
}

/// Two concurrent events of two devices about one entry or fact, not both of which can hold.
public struct EventMeeting: Hashable, Sendable {
  /// The subject of a conflict.
  public enum Subject: Hashable, Sendable {
    /// Both changed the same members to different values: the later values hold.
    case values
    /// One removed the entry that the other changed, restored or added: it does not count.
    case counting
    /// One undid a change that the other redid: the later one holds.
    case reversal
    /// Both added it under one key with different values: the earlier values hold.
    case copy
    /// Both are about a fact, such as a setting or a payment: they stated it under one key, or one undid it.
    case fact
  }

  /// The event that added the entry, or that stated the fact first.
  public var entry: EventID
  /// The earlier event.
  public var earlier: EventID
  /// The later event, which had not seen the earlier one.
  public var later: EventID
  /// The subject of the conflict.
  public var subject: Subject
  /// The event that decides what counts.
  public var holding: EventID
  /// The values if the other event is right; only for a copy.
  public var other: EntryValues?
}

extension LedgerQuestion where Answer == (met: [EventMeeting], others: [LedgerConflict]) {
  /// The conflicts about entries that were not reviewed, entry by entry, and the pairs that are about a fact stated
  /// twice under one key.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts listed by a fold of the same events (``LedgerFold/conflicts``).
  ///   - plan: The plan folded from the same events, with the reviews so far.
  public static func entryMeetings(_ conflicts: [LedgerConflict], beside plan: BudgetPlan)
    -> Self
  {
    Self(EntryMeetings(conflicts)) { folded in
      (folded.meetings(plan.reviews), conflicts.filter { !folded.isEntry($0.entry) })
    }
  }
}
