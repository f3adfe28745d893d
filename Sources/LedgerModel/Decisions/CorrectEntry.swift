public import LedgerEvents

/// The person changes values of an entry: the new ones count, in the month that they name.
public struct CorrectEntry: LedgerDecision {
  package var entry: EventID
  /// The values that are stated; what the entry says already is left out of the event.
  package var changes: EntryAmendment
  /// No entry may be dated after this day.
  package var today: CalendarDay
  /// Why; may be empty.
  package var reason: String

  /// A change of one entry; a day after `today` is refused.
  public init(
    _ entry: EventID, _ changes: EntryAmendment, today: CalendarDay, reason: String = ""
  ) {
    self.entry = entry
    self.changes = changes.normalized
    self.today = today
    self.reason = reason
  }

  package var view: ProjectionPair<DecisionState, EntryHistory> {
    ProjectionPair(DecisionState(), EntryHistory(of: entry))
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let last = try view.second.counting()
    let was = last.content.withoutSource
    var rules = EntryRules(state: view.first, today: today)
    var changes = changes.normalized
    try rules.cover(of: was.values, changedBy: &changes)
    let now = changes.changing(was)
    guard !now.isEmpty else { throw .nothingToChange }
    try rules.check(now, of: entry, was: was, reason: reason)
    return [
      NewEvent(EntryCorrected(entry: entry, version: last.id, was: was, now: now, reason: reason))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .amendment(.entryCorrected(let correction)) = written[0] else {
      return false
    }
    // The event lacks what was stated and held already, and so does the request beside what it was.
    var wanted = changes.normalized.changing(correction.was)
    wanted.by = correction.now.by
    // How much the goal covers was found out.
    let cover = correction.now.cover ?? correction.was.values.cover
    if wanted.cover?.goal == cover?.goal { wanted.cover = correction.now.cover }
    if wanted.type != nil, correction.now.removesCover { wanted.removesCover = true }
    return correction.entry == entry && correction.reason == reason && wanted == correction.now
  }
}

extension EntryAmendment {
  /// The same changes, an empty text said as one that is taken away.
  var normalized: EntryAmendment {
    var changes = self
    if changes.merchant?.isEmpty == true { changes.removesMerchant = true }
    if changes.note?.isEmpty == true { changes.removesNote = true }
    if changes.removesMerchant { changes.merchant = nil }
    if changes.removesNote { changes.note = nil }
    if changes.removesTax { changes.tax = nil }
    if changes.by.isEmpty { changes.by = "flags" }
    return changes
  }

  /// The changes without those that some content has already.
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
    if content.texts.merchant.isEmpty { changes.removesMerchant = false }
    if content.texts.note.isEmpty { changes.removesNote = false }
    if content.texts.tax == nil { changes.removesTax = false }
    return changes
  }
}
