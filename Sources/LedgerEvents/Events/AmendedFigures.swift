/// The figures that a correction changes, without its texts: the compact form that a fold keeps, without an
/// optional for each figure.
package struct AmendedFigures: Hashable, Sendable {
  /// The changed figures; the others hold the values of ``unchanged``.
  package private(set) var values: EntryValues
  /// Which figures are changed.
  package private(set) var changed: EntryMembers

  private static let unchanged = EntryValues(
    type: .expense, amount: Money(minorUnits: 0, currency: .usd), category: .other, date: .first,
    account: .bank)

  package init(values: EntryValues, changed: EntryMembers) {
    self.values = values
    self.changed = changed
  }

  @inline(__always)
  package init(
    type: EntryType? = nil, amount: Money? = nil, category: CategoryName? = nil,
    date: CalendarDay? = nil, account: AccountName? = nil, mark: EntryMark? = nil,
    month: CalendarMonth? = nil, cover: GoalCover? = nil
  ) {
    var values = AmendedFigures.unchanged
    var changed: EntryMembers = []
    if let type {
      values.type = type
      changed.insert(.type)
    }
    if let amount {
      values.amount = amount
      changed.insert(.amount)
    }
    if let category {
      values.category = category
      changed.insert(.category)
    }
    if let date {
      values.date = date
      changed.insert(.date)
    }
    if let account {
      values.account = account
      changed.insert(.account)
    }
    if let mark {
      values.mark = mark
      changed.insert(.mark)
    }
    if let month {
      values.month = month
      changed.insert(.month)
    }
    if let cover {
      values.cover = cover
      changed.insert(.cover)
    }
    self.init(values: values, changed: changed)
  }

  package var type: EntryType? {
    get { changed.contains(.type) ? values.type : nil }
    set { set(.type, \.type, newValue) }
  }
  package var amount: Money? {
    get { changed.contains(.amount) ? values.amount : nil }
    set { set(.amount, \.amount, newValue) }
  }
  package var category: CategoryName? {
    get { changed.contains(.category) ? values.category : nil }
    set { set(.category, \.category, newValue) }
  }
  package var date: CalendarDay? {
    get { changed.contains(.date) ? values.date : nil }
    set { set(.date, \.date, newValue) }
  }
  package var account: AccountName? {
    get { changed.contains(.account) ? values.account : nil }
    set { set(.account, \.account, newValue) }
  }
  package var mark: EntryMark? {
    get { changed.contains(.mark) ? values.mark : nil }
    set { set(.mark, \.mark, newValue.map(Optional.some)) }
  }
  package var month: CalendarMonth? {
    get { changed.contains(.month) ? values.month : nil }
    set { set(.month, \.month, newValue.map(Optional.some)) }
  }
  package var cover: GoalCover? {
    get { changed.contains(.cover) ? values.cover : nil }
    set { set(.cover, \.cover, newValue.map(Optional.some)) }
  }
  package var removesCover: Bool {
    get { changed.contains(.cover) && values.cover == nil }
    set { if newValue || removesCover { set(.cover, \.cover, newValue ? .some(nil) : nil) } }
  }

  private mutating func set<Value>(
    _ member: EntryMembers, _ place: WritableKeyPath<EntryValues, Value>, _ value: Value?
  ) {
    values[keyPath: place] = value ?? AmendedFigures.unchanged[keyPath: place]
    if value == nil { changed.remove(member) } else { changed.insert(member) }
  }

  /// The same as a correction that changes no texts.
  package var amendment: EntryAmendment {
    EntryAmendment(self)
  }

  /// Applies the changed figures to an entry's values.
  package func amend(_ entry: inout EntryValues) {
    if changed.contains(.type) { entry.type = values.type }
    if changed.contains(.amount) { entry.amount = values.amount }
    if changed.contains(.category) { entry.category = values.category }
    if changed.contains(.date) { entry.date = values.date }
    if changed.contains(.account) { entry.account = values.account }
    if changed.contains(.mark) { entry.mark = values.mark }
    if changed.contains(.month) { entry.month = values.month }
    if changed.contains(.cover) { entry.cover = values.cover }
    // Two devices may have made an entry income and not income under one key: an entry of another type cannot
    // hold the fields of an income.
    guard entry.type != .income else {
      entry.cover = nil
      return
    }
    entry.month = nil
    if entry.mark?.isOfIncome == true { entry.mark = nil }
  }
}
