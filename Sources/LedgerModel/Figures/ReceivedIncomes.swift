/// An income that counts, as months look at it.
struct ReceivedIncome: Hashable, Sendable, Comparable {
  /// The day on which it came.
  var day: CalendarDay
  var entry: EventID
  /// More than zero.
  var minorUnits: Int64
  var account: AccountName

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
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 32)) {
      guard let day = CalendarDay(packed: try reader.half()) else { throw UnreadableSnapshot() }
      let entry = try reader.event()
      let units = Int64(bitPattern: try reader.word())
      let account = AccountName(try reader.name())
      let income = ReceivedIncome(day: day, entry: entry, minorUnits: units, account: account)
      if let last = incomes.last, last >= income { throw UnreadableSnapshot() }
      incomes.append(income)
    }
  }
}
