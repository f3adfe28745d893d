/// The figures that a correction changes, without its texts: what a fold keeps of it, without the
/// room that an optional of each would take.
struct AmendedFigures: Hashable, Sendable {
  private var values: EntryValues
  private var changed: EntryMembers

  init(_ amendment: EntryAmendment) {
    changed = []
    if amendment.amount != nil { changed.insert(.amount) }
    if amendment.category != nil { changed.insert(.category) }
    if amendment.date != nil { changed.insert(.date) }
    if amendment.account != nil { changed.insert(.account) }
    if amendment.type != nil { changed.insert(.type) }
    values = EntryValues(
      type: amendment.type ?? .expense,
      amount: amendment.amount ?? Money(minorUnits: 0, currency: .usd),
      category: amendment.category ?? .other, date: amendment.date ?? .first,
      account: amendment.account ?? .bank)
  }

  /// Puts the changed figures into an entry's values.
  func amend(_ entry: inout EntryValues) {
    if changed.contains(.type) { entry.type = values.type }
    if changed.contains(.amount) { entry.amount = values.amount }
    if changed.contains(.category) { entry.category = values.category }
    if changed.contains(.date) { entry.date = values.date }
    if changed.contains(.account) { entry.account = values.account }
  }
}
