import LedgerEvents

/// The expenses that were linked to bill days after they were recorded; they count as daily by their account while no
/// link is in force.
struct LinkedExpenses: Hashable, Sendable {
  private struct Expense: Hashable {
    var day: CalendarDay
    var account: AccountName
    var amount: Money
  }

  /// The expenses by entry; `nil` for one that does not count now, or has its own daily mark.
  private var byEntry: [EventID: Expense?] = [:]

  /// Adds an entry that paid a bill's day.
  mutating func add(_ paid: BillPaid) {
    guard let entry = paid.entry, let account = paid.dailyAccount, byEntry[entry] == nil else {
      return
    }
    byEntry[entry] = .some(Expense(day: paid.day, account: account, amount: paid.amount))
  }

  /// Applies a change of an entry.
  mutating func apply(_ change: EntryChange) {
    guard !byEntry.isEmpty, byEntry[change.entry] != nil else { return }
    let expense = change.now.flatMap { values in
      values.type == .expense && values.mark == nil
        ? Expense(day: values.date, account: values.account, amount: values.amount) : nil
    }
    byEntry[change.entry] = .some(expense)
  }

  /// Returns what pays bills on a day and would otherwise count against the allowance: the sum in minor units of the
  /// ledger's currency, and the entries.
  func paying(
    on day: CalendarDay, _ state: DecisionState
  ) -> (units: Int64, entries: Set<EventID>) {
    let ofDay = byEntry.compactMapValues(\.self).filter { _, expense in
      expense.day == day && expense.amount.currency == state.currency
        && state.accounts.countsDaily(expense.account)
    }
    if ofDay.isEmpty { return (0, []) }
    let entries = Set(state.bills.links.compactMap(\.entry)).intersection(ofDay.keys)
    return (entries.reduce(0) { $0 &+ (ofDay[$1]?.amount.minorUnits ?? 0) }, entries)
  }
}

extension LinkedExpenses {
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: byEntry.count)
    for (entry, expense) in byEntry.sorted(by: { $0.key < $1.key }) {
      writer.write(entry)
      writer.write(half: expense.map { UInt32(bitPattern: $0.day.packed) } ?? 0)
      guard let expense else { continue }
      writer.write(text: expense.account.text)
      writer.write(word: UInt64(bitPattern: expense.amount.minorUnits))
      writer.write(half: expense.amount.currency.packed)
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 20)) {
      let (entry, packed) = (try reader.event(), try reader.half())
      guard packed != 0 else {
        byEntry[entry] = .some(nil)
        continue
      }
      guard let day = CalendarDay(packed: packed) else { throw UnreadableSnapshot() }
      let account = AccountName(try reader.name())
      let units = Int64(bitPattern: try reader.word())
      guard let currency = Money.Currency(packed: try reader.half()) else {
        throw UnreadableSnapshot()
      }
      byEntry[entry] = .some(
        Expense(
          day: day, account: account, amount: Money(minorUnits: units, currency: currency)))
    }
  }
}
