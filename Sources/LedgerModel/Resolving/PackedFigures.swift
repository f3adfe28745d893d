import LedgerEvents

/// Packs the values of an entry into 40 bytes, while ``EntryValues`` takes 88: a fold keeps tens of thousands. Names
/// and currencies become indices into lists.
struct PackedFigures: Sendable {
  /// The values of one entry.
  struct Row: Hashable {
    fileprivate var minorUnits: Int64
    fileprivate var date: CalendarDay
    fileprivate var category: Int32
    fileprivate var account: Int32
    fileprivate var month: CalendarMonth?
    // ISO 4217 has a few hundred.
    fileprivate var currency: Int16
    fileprivate var type: EntryType
    fileprivate var mark: EntryMark?
    /// The index of its cover, from 1 on; 0 for none.
    fileprivate var cover: Int32
  }

  private var names = NameSlots()
  private var currencies: [Money.Currency] = []
  private var covers: [GoalCover] = []

  mutating func row(of values: EntryValues) -> Row {
    var currency = currencies.firstIndex(of: values.amount.currency) ?? -1
    if currency < 0 {
      currency = currencies.count
      currencies.append(values.amount.currency)
    }
    if let cover = values.cover { covers.append(cover) }
    return Row(
      minorUnits: values.amount.minorUnits, date: values.date,
      category: Int32(truncatingIfNeeded: names.slot(of: values.category.name)),
      account: Int32(truncatingIfNeeded: names.slot(of: values.account.name)),
      month: values.month,
      currency: Int16(truncatingIfNeeded: currency), type: values.type, mark: values.mark,
      cover: values.cover == nil ? 0 : Int32(truncatingIfNeeded: covers.count))
  }

  /// Returns the values of a row that was packed here.
  func values(_ row: Row) -> EntryValues {
    EntryValues(
      type: row.type,
      amount: Money(minorUnits: row.minorUnits, currency: currencies[Int(row.currency)]),
      category: CategoryName(names.names[Int(row.category)]), date: row.date,
      account: AccountName(names.names[Int(row.account)]), mark: row.mark, month: row.month,
      cover: row.cover == 0 ? nil : covers[Int(row.cover) - 1])
  }
}
