/// The figures that a correction changes, without its texts: what a fold keeps of it, without the
/// room that an optional of each would take.
struct AmendedFigures: Hashable, Sendable {
  /// The changed figures; the others are as ``unchanged`` has them.
  private(set) var values: EntryValues
  /// Which figures are changed.
  private(set) var changed: EntryMembers

  private static let unchanged = EntryValues(
    type: .expense, amount: Money(minorUnits: 0, currency: .usd), category: .other, date: .first,
    account: .bank)

  init(values: EntryValues, changed: EntryMembers) {
    self.values = values
    self.changed = changed
  }

  @inline(__always)
  init(
    type: EntryType? = nil, amount: Money? = nil, category: CategoryName? = nil,
    date: CalendarDay? = nil, account: AccountName? = nil
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
    self.init(values: values, changed: changed)
  }

  var type: EntryType? {
    get { changed.contains(.type) ? values.type : nil }
    set {
      self = AmendedFigures(
        type: newValue, amount: amount, category: category, date: date, account: account)
    }
  }
  var amount: Money? {
    get { changed.contains(.amount) ? values.amount : nil }
    set {
      self = AmendedFigures(
        type: type, amount: newValue, category: category, date: date, account: account)
    }
  }
  var category: CategoryName? {
    get { changed.contains(.category) ? values.category : nil }
    set {
      self = AmendedFigures(
        type: type, amount: amount, category: newValue, date: date, account: account)
    }
  }
  var date: CalendarDay? {
    get { changed.contains(.date) ? values.date : nil }
    set {
      self = AmendedFigures(
        type: type, amount: amount, category: category, date: newValue, account: account)
    }
  }
  var account: AccountName? {
    get { changed.contains(.account) ? values.account : nil }
    set {
      self = AmendedFigures(
        type: type, amount: amount, category: category, date: date, account: newValue)
    }
  }

  /// The same as a correction that changes no text.
  var amendment: EntryAmendment {
    EntryAmendment(type: type, amount: amount, category: category, date: date, account: account)
  }

  /// Puts the changed figures into an entry's values.
  func amend(_ entry: inout EntryValues) {
    if changed.contains(.type) {
      entry.type = values.type
      // Two devices may have said under one key that it is income and that it is not: no line of another
      // type can hold the mark of an income.
      if entry.mark == .savings, entry.type != .income { entry.mark = nil }
    }
    if changed.contains(.amount) { entry.amount = values.amount }
    if changed.contains(.category) { entry.category = values.category }
    if changed.contains(.date) { entry.date = values.date }
    if changed.contains(.account) { entry.account = values.account }
  }
}
