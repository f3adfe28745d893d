public import LedgerEvents

/// Which members of each entry the person stated: with the entry, or by a correction in effect.
///
/// What is not stated was read out of a sentence, and a better reading may replace it.
package struct PersonStatedMembers: TextProjection {
  private struct Correction: Hashable {
    var entry: EventID
    var members: EntryMembers
    var holds = true
  }

  /// Those of entries that state some; most state none.
  private var statedWithEntry: [EventID: EntryMembers] = [:]
  private var corrections: [EventID: Correction] = [:]

  /// Before the first event.
  package init() {}

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    let id = cause.id
    switch cause.event {
    case .entry:
      let members = texts.now.statedMembers
      if !members.isEmpty { statedWithEntry[id] = members }
    case .amendment(.entryCorrected(let correction)):
      guard correction.now.by == "flags" else { return }
      corrections[id] = Correction(entry: change.entry, members: correction.now.members)
    case .reversal(let event): corrections[event.reversal.event]?.holds = !event.isUndo
    case .amendment(.entryVoided), .amendment(.entryReviewed), .setting, .schedule, .account,
      .receipt, .purchase, .logOpened, .log:
      break
    }
  }

  /// The members that the person stated, by entry; an entry that is missing states none.
  package var byEntry: [EventID: EntryMembers] {
    var all = statedWithEntry
    for correction in corrections.values where correction.holds {
      all[correction.entry, default: []].formUnion(correction.members)
    }
    return all
  }
}

extension EntryAmendment {
  /// Which members it changes.
  var members: EntryMembers {
    var members = figures.changed
    if merchant != nil || removesMerchant { members.insert(.merchant) }
    if note != nil || removesNote { members.insert(.note) }
    if tax != nil || removesTax { members.insert(.tax) }
    return members
  }
}

extension LedgerQuestion where Answer == (entries: EntryRegister, stated: [EventID: EntryMembers]) {
  /// All entries, and which members of each the person stated: with it, or by a correction in effect. What is not
  /// stated was read out of a sentence. An entry that is missing states none.
  public static var entriesWithStatedMembers: Self {
    Self(ProjectionPair(EntryRegister(), PersonStatedMembers())) {
      ($0.first, $0.second.byEntry)
    }
  }
}
