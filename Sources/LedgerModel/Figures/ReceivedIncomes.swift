import LedgerEvents

/// An income that counts, as needed to form months.
struct ReceivedIncome: Hashable, Sendable, Comparable {
  /// The day on which it was received.
  var day: CalendarDay
  var entry: EventID
  /// The amount, more than zero.
  var minorUnits: Int64
  var account: AccountName
  /// The mark that it is regular, or additional.
  var mark: EntryMark?
  /// The month that it is assigned to; `nil` if none, or if that month is not near its day.
  var month: CalendarMonth?

  init(_ entry: EventID, _ values: EntryValues) {
    (self.entry, day, minorUnits) = (entry, values.date, values.amount.minorUnits)
    (account, mark) = (values.account, values.mark)
    month = values.month.flatMap { ReceivedIncome.isNear($0, values.date) ? $0 : nil }
  }

  /// The most months between an income's day and the month it may be assigned to.
  static let monthReach = 3

  static func isNear(_ month: CalendarMonth, _ day: CalendarDay) -> Bool {
    abs(month.months(until: day.month)) <= monthReach
  }

  static func < (left: ReceivedIncome, right: ReceivedIncome) -> Bool {
    (left.day, left.entry) < (right.day, right.entry)
  }
}

/// The individual incomes that count, in the order of their days. A month must know which of them replace expected
/// income, which sums do not tell.
struct ReceivedIncomes: Hashable, Sendable {
  private var incomes: [ReceivedIncome] = []

  /// Adds an income that now counts, or removes one that no longer counts.
  mutating func count(_ income: ReceivedIncome, isTakenBack: Bool) {
    // It is nearly always the last.
    let place =
      incomes.last.map { $0 < income } == true
      ? incomes.count : incomes.partitioningIndex { $0 >= income }
    let isThere = place < incomes.count && incomes[place] == income
    if isTakenBack, isThere { incomes.remove(at: place) }
    if !isTakenBack, !isThere { incomes.insert(income, at: place) }
  }

  /// All incomes.
  var all: [ReceivedIncome] { incomes }

  /// Returns the incomes of a range of days.
  subscript(days: ClosedRange<CalendarDay>) -> ArraySlice<ReceivedIncome> {
    let first = incomes.partitioningIndex { $0.day >= days.lowerBound }
    return incomes[first...].prefix { $0.day <= days.upperBound }
  }

  /// Returns the incomes to other accounts.
  func without(_ accounts: [AccountName]) -> ReceivedIncomes {
    if accounts.isEmpty { return self }
    var rest = self
    rest.incomes.removeAll { accounts.contains($0.account) }
    return rest
  }

  /// Adds the incomes of other entries.
  mutating func add(_ others: ReceivedIncomes) {
    guard let first = others.incomes.first else { return }
    let isSorted = incomes.last.map { $0 < first } ?? true
    incomes += others.incomes
    if !isSorted { incomes.sort() }
  }
}

extension ReceivedIncomes {
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: incomes.count)
    for income in incomes {
      writer.write(half: UInt32(truncatingIfNeeded: income.day.packed))
      writer.write(income.entry)
      writer.write(word: UInt64(bitPattern: income.minorUnits))
      writer.write(text: income.account.text)
      writer.write(byte: income.mark.map { $0.rawValue + 1 } ?? 0)
      writer.write(half: UInt32(income.month?.index ?? 0))
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 37)) {
      guard let day = CalendarDay(packed: try reader.half()) else { throw UnreadableSnapshot() }
      let entry = try reader.event()
      let amount = Money(minorUnits: Int64(bitPattern: try reader.word()), currency: .usd)
      let account = AccountName(try reader.name())
      let (mark, month) = (try reader.byte(), try reader.half())
      guard month <= CalendarMonth.last.index else { throw UnreadableSnapshot() }
      let income = ReceivedIncome(
        entry,
        EntryValues(
          type: .income, amount: amount, category: .income, date: day, account: account,
          mark: mark == 0 ? nil : EntryMark(rawValue: mark - 1),
          month: month == 0 ? nil : CalendarMonth(index: Int32(month))))
      if let last = incomes.last, last >= income { throw UnreadableSnapshot() }
      incomes.append(income)
    }
  }
}
