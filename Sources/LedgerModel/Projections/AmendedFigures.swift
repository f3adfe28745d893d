/// The figures that a correction changes, without its texts: what a fold keeps of it.
struct AmendedFigures: Hashable, Sendable {
  private var amount: Money?
  private var category: CategoryName?
  private var account: AccountName?
  private var date: CalendarDay?
  private var type: EntryType?

  init(_ amendment: EntryAmendment) {
    amount = amendment.amount
    category = amendment.category
    account = amendment.account
    date = amendment.date
    type = amendment.type
  }

  /// Puts the changed figures into an entry's values.
  func amend(_ values: inout EntryValues) {
    if let type { values.type = type }
    if let amount { values.amount = amount }
    if let category { values.category = category }
    if let date { values.date = date }
    if let account { values.account = account }
  }
}
