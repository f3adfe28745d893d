public import LedgerEvents

/// Entries that two devices touched without knowing of each other, and what of it makes a difference.
///
/// A fold lists every event that had not seen another one about its entry (``LedgerFold/conflicts``); nearly always
/// both meant the same, or spoke of different things. This looks at those entries alone, with all their events.
package struct EntryMeetings: TextProjection {
  /// The entries that are looked at.
  let named: Set<EventID>
  /// Events that say something else under the key of one of these entries, with that entry.
  let copies: [EventID: EventID]
  private var entries: [EventID: MetEntry] = [:]

  /// - Parameter met: What a fold of the same events listed.
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

  /// Whether what is listed under an id is an entry; if not, it is a fact that was said twice under one key.
  package func isEntry(_ id: EventID) -> Bool { entries[id] != nil }

  /// What makes a difference and nobody has looked at, entry by entry.
  package func meetings(_ reviews: ConflictReviews) -> [EntryMeeting] {
    entries.sorted { $0.key < $1.key }.flatMap { $0.value.meetings }
      .filter { !reviews.covers($0.earlier, $0.later) }
  }
}

/// Two events of two devices about one entry, neither of which had seen the other and of which not both can
/// hold.
public struct EntryMeeting: Hashable, Sendable {
  /// What they disagree about.
  public enum Subject: Hashable, Sendable {
    /// Both changed the same members, to different values: the later's hold.
    case values
    /// One took the entry out that the other changed, put back or added: it does not count.
    case counting
    /// One took a change back that the other put back: what the later says holds.
    case reversal
    /// Both added it under one key, with different values: the earlier's hold.
    case copy
  }

  /// The event that added the entry.
  public var entry: EventID
  /// The event that was there first.
  public var earlier: EventID
  /// The event that had not seen it, and stands behind it.
  public var later: EventID
  /// What they disagree about.
  public var subject: Subject
  /// Which of both decides what counts.
  public var holding: EventID
  /// What counts where the other one is right: of a copy alone.
  public var other: EntryValues?
}

extension LedgerQuestion where Answer == (met: [EntryMeeting], others: [LedgerConflict]) {
  /// What two devices said of entries that makes a difference and nobody looked at, entry by entry; and those pairs
  /// that are about no entry but a fact that was said twice under one key.
  ///
  /// - Parameters:
  ///   - conflicts: What a fold of the same events listed (``LedgerFold/conflicts``).
  ///   - reviews: What was looked at.
  public static func entryMeetings(_ conflicts: [LedgerConflict], beside reviews: ConflictReviews)
    -> Self
  {
    Self(EntryMeetings(conflicts)) { folded in
      (folded.meetings(reviews), conflicts.filter { !folded.isEntry($0.entry) })
    }
  }
}
