/// The figures that a correction changes, without its texts: what a fold keeps of it, without the
/// room that an optional of each would take.
struct AmendedFigures: Hashable, Sendable {
  /// The changed figures; the others are filled in.
  let values: EntryValues
  /// Which figures are changed.
  let changed: EntryMembers

  init(values: EntryValues, changed: EntryMembers) {
    self.values = values
    self.changed = changed
  }

  init(_ amendment: EntryAmendment) {
    var changed: EntryMembers = []
    if amendment.amount != nil { changed.insert(.amount) }
    if amendment.category != nil { changed.insert(.category) }
    if amendment.date != nil { changed.insert(.date) }
    if amendment.account != nil { changed.insert(.account) }
    if amendment.type != nil { changed.insert(.type) }
    self.changed = changed
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
