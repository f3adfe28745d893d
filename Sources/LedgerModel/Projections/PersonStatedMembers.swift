public import LedgerEvents

/// The members of each entry that the person stated, with the entry or by a correction in effect.
///
/// Other members were read from a sentence, and a better reading may replace them.
package struct PersonStatedMembers: TextProjection {
  private struct Correction: Hashable {
    var entry: EventID
    var members: EntryMembers
    var holds = true
  }

  /// The members stated with entries; most entries state none.
  private var statedWithEntry: [EventID: EntryMembers] = [:]
  private var corrections: [EventID: Correction] = [:]

  /// Creates the projection before the first event.
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
      let stated = EntryTexts(by: correction.now.by).statedMembers
      let members = correction.now.members.intersection(stated)
      if members.isEmpty { return }
      corrections[id] = Correction(entry: change.entry, members: members)
    case .reversal(let event): corrections[event.reversal.event]?.holds = !event.isUndo
    case .amendment(.entryVoided), .amendment(.entryReviewed), .setting, .schedule, .account,
      .receipt, .purchase, .logOpened, .log:
      break
    }
  }

  /// The stated members by entry; a missing entry states none.
  package var byEntry: [EventID: EntryMembers] {
    var all = statedWithEntry
    for correction in corrections.values where correction.holds {
      all[correction.entry, default: []].formUnion(correction.members)
    }
    return all
  }
}

extension EntryAmendment {
  /// The members that it changes.
  var members: EntryMembers {
    var members = figures.changed
    if merchant != nil || removesMerchant { members.insert(.merchant) }
    if note != nil || removesNote { members.insert(.note) }
    if tax != nil || removesTax { members.insert(.tax) }
    if tags != nil { members.insert(.tags) }
    return members
  }
}

extension LedgerQuestion where Answer == (entries: EntryRegister, stated: [EventID: EntryMembers]) {
  /// All entries, and the members of each that the person stated, with it or by a correction in effect. Other members
  /// were read from a sentence. A missing entry states none.
  public static var entriesWithStatedMembers: Self {
    Self(ProjectionPair(EntryRegister(), PersonStatedMembers())) {
      ($0.first, $0.second.byEntry)
    }
  }
}

extension LedgerQuestion
where
  Answer == (
    entries: EntryRegister, stated: [EventID: EntryMembers],
    transfers: [(event: EventID, made: TransferMade)],
    expenses: [PaymentExpense], counting: [EventID: EntryValues]
  )
{
  /// All that checks ask of entries and transfers, folded together so that the log is read once: the answers of
  /// ``entriesWithStatedMembers``, ``transfers`` and ``paymentExpenses``.
  public static var checked: Self {
    Self(
      ProjectionPair(
        ProjectionPair(EntryRegister(), PersonStatedMembers()),
        ProjectionPair(AccountTransfers(), PaymentExpenses()))
    ) {
      (
        $0.first.first, $0.first.second.byEntry, $0.second.first.all, $0.second.second.expenses,
        $0.second.second.counting
      )
    }
  }
}
