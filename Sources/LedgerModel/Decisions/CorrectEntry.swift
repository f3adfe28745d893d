public import LedgerEvents

/// Changes values of an entry; it counts in the month of its new date.
public struct CorrectEntry: LedgerDecision {
  package var entry: EventID
  /// The stated values; those that the entry already has are left out of the event.
  package var changes: EntryAmendment
  /// No entry may be dated after this day.
  package var today: CalendarDay
  /// The reason; may be empty.
  package var reason: String
  /// Tags that the entry gets besides those that it has; a tag of the changes replaces all.
  public var addedTags: [String] = []
  /// Tags that the entry loses.
  public var removedTags: [String] = []
  /// The parts of a split; empty for other changes.
  private var split: [AddPayment.Part] = []

  /// Creates a change of one entry; a day after `today` is refused.
  public init(
    _ entry: EventID, _ changes: EntryAmendment, today: CalendarDay, reason: String = ""
  ) {
    self.entry = entry
    self.changes = changes.normalized
    self.today = today
    self.reason = reason
  }

  /// Splits an entry that stands, or the payment that it is a part of, over several categories; a single part makes it
  /// one again.
  ///
  /// The first part of the payment keeps its number and all that belongs to it. The amount of the payment changes if
  /// there is a new one in `changes`, whose other values are ignored. Refused as ``AddPayment``.
  public init(
    _ entry: EventID, split parts: [AddPayment.Part], _ changes: EntryAmendment = EntryAmendment(),
    today: CalendarDay, reason: String = ""
  ) {
    self.init(entry, changes, today: today, reason: reason)
    split = parts
  }

  package func requests(given view: View) throws(Refusal) -> [any LedgerDecision]? {
    if split.isEmpty { return nil }
    let payment = try view.second.counting().content.texts.payment
    return [
      SplitEntry(
        entry: entry, payment: payment ?? entry, parts: split, amount: changes.amount, today: today,
        reason: reason)
    ]
  }

  package var subjects: [EventID] { [entry] }

  package var view: ProjectionPair<DecisionState, EntryHistory> {
    ProjectionPair(DecisionState(), EntryHistory(of: entry))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let last = try view.second.counting()
    let was = last.content.withoutSource
    var rules = EntryRules(state: view.first, today: today)
    var changes = changes.tagging(was, addedTags, removedTags).normalized
    try rules.cover(of: was.values, changedBy: &changes)
    let now = changes.changing(was)
    guard !now.isEmpty else { throw .nothingToChange }
    try rules.check(now, of: entry, was: was, reason: reason)
    return [
      NewEvent(EntryCorrected(entry: entry, version: last.id, was: was, now: now, reason: reason))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard split.isEmpty else { return SplitEntry.says(split, of: entry, reason, by: written) }
    guard written.count == 1, case .amendment(.entryCorrected(let correction)) = written[0] else {
      return false
    }
    // The event lacks stated values that already held, so they are removed from the request too.
    var wanted = changes.tagging(correction.was, addedTags, removedTags).normalized
      .changing(correction.was)
    wanted.by = correction.now.by
    // The covered amount is derived, and not part of the request.
    let cover = correction.now.cover ?? correction.was.values.cover
    if wanted.cover?.goal == cover?.goal { wanted.cover = correction.now.cover }
    if wanted.type != nil, correction.now.removesCover { wanted.removesCover = true }
    return correction.entry == entry && correction.reason == reason && wanted == correction.now
  }
}

extension EntryAmendment {
  /// Returns the same changes, with more and fewer tags than the content has.
  func tagging(
    _ content: EntryContent, _ added: [String], _ removed: [String]
  ) -> EntryAmendment {
    if added.isEmpty && removed.isEmpty { return self }
    var changes = self
    let gone = Tag.list(removed)
    changes.tags = (tags ?? content.texts.tags).filter { !gone.contains($0) } + added
    return changes
  }

  /// The same changes with an empty text expressed as a removal.
  var normalized: EntryAmendment {
    var changes = self
    changes.merchant = merchant?.withSingleBlanks
    if changes.merchant?.isEmpty == true { changes.removesMerchant = true }
    if changes.note?.isEmpty == true { changes.removesNote = true }
    if changes.removesMerchant { changes.merchant = nil }
    if changes.removesNote { changes.note = nil }
    if changes.removesTax { changes.tax = nil }
    if changes.by.isEmpty { changes.by = "flags" }
    return changes
  }

  /// Returns the changes without those that the content already has.
  public func changing(_ content: EntryContent) -> EntryAmendment {
    var changes = self
    if type == content.values.type { changes.type = nil }
    if amount == content.values.amount { changes.amount = nil }
    if category == content.values.category { changes.category = nil }
    if date == content.values.date { changes.date = nil }
    if account == content.values.account { changes.account = nil }
    if mark == content.values.mark { changes.mark = nil }
    if month == content.values.month { changes.month = nil }
    if cover == content.values.cover, !removesCover { changes.cover = nil }
    if content.values.cover == nil { changes.removesCover = false }
    if merchant == content.texts.merchant { changes.merchant = nil }
    if note == content.texts.note { changes.note = nil }
    if tax == content.texts.tax { changes.tax = nil }
    if tags == content.texts.tags { changes.tags = nil }
    if payment == content.texts.payment { changes.payment = nil }
    if content.texts.merchant.isEmpty { changes.removesMerchant = false }
    if content.texts.note.isEmpty { changes.removesNote = false }
    if content.texts.tax == nil { changes.removesTax = false }
    if content.texts.payment == nil { changes.removesPayment = false }
    return changes
  }
}
