import LedgerEvents

/// An income that counts, as months look at it.
struct ReceivedIncome: Hashable, Sendable, Comparable {
  /// The day on which it came.
  var day: CalendarDay
  var entry: EventID
  /// More than zero.
  var minorUnits: Int64
  var account: AccountName
  /// Whether it is said to be regular, or to come on top.
  var mark: EntryMark?
  /// The month for which it is said to come; `nil` too if that is not near its day.
  var month: CalendarMonth?

  init(_ entry: EventID, _ values: EntryValues) {
    (self.entry, day, minorUnits) = (entry, values.date, values.amount.minorUnits)
    (account, mark) = (values.account, values.mark)
    month = values.month.flatMap { ReceivedIncome.isNear($0, values.date) ? $0 : nil }
  }

  /// How many months before or after its day an income may be said to count.
  static let monthReach = 3

  static func isNear(_ month: CalendarMonth, _ day: CalendarDay) -> Bool {
    abs(month.months(until: day.month)) <= monthReach
  }

  static func < (left: ReceivedIncome, right: ReceivedIncome) -> Bool {
    (left.day, left.entry) < (right.day, right.entry)
  }
}

/// The incomes that count, one by one, in the order of their days: a month needs to know which of them
/// came instead of what was expected, and sums do not say that.
struct ReceivedIncomes: Hashable, Sendable {
  private var incomes: [ReceivedIncome] = []

  /// Takes in an income that counts now, or one that no longer counts.
  mutating func count(_ income: ReceivedIncome, isTakenBack: Bool) {
    // Nearly always it is the last.
    let place =
      incomes.last.map { $0 < income } == true
      ? incomes.count : incomes.partitioningIndex { $0 >= income }
    let isThere = place < incomes.count && incomes[place] == income
    if isTakenBack, isThere { incomes.remove(at: place) }
    if !isTakenBack, !isThere { incomes.insert(income, at: place) }
  }

  /// All of them.
  var all: [ReceivedIncome] { incomes }

  /// The incomes of some days.
  subscript(days: ClosedRange<CalendarDay>) -> ArraySlice<ReceivedIncome> {
    let first = incomes.partitioningIndex { $0.day >= days.lowerBound }
    return incomes[first...].prefix { $0.day <= days.upperBound }
  }

  /// Those that came to other accounts.
  func without(_ accounts: [AccountName]) -> ReceivedIncomes {
    if accounts.isEmpty { return self }
    var rest = self
    rest.incomes.removeAll { accounts.contains($0.account) }
    return rest
  }

  /// Adds those of other entries.
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
