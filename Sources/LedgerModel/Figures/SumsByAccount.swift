import LedgerEvents

/// Sums by day and category for each account that has some.
struct SumsByAccount: Hashable, Sendable {
  /// Accounts are few, so a linear search is faster than a table.
  private var names: [AccountName] = []
  private var sums: [DailySums] = []

  /// The accounts in order of appearance.
  var accounts: [AccountName] { names }

  /// Returns the sums of an account; empty if it has none.
  func sums(of account: AccountName) -> DailySums {
    names.firstIndex(of: account).map { sums[$0] } ?? DailySums()
  }

  /// Adds to the sum of a day and a category.
  ///
  /// - Returns: Whether the sum fits; otherwise it stays unchanged.
  mutating func add(
    _ minorUnits: Int64, on day: CalendarDay, to name: Name, of account: AccountName
  ) -> Bool {
    sums[place(of: account)].add(minorUnits, on: day, to: name)
  }

  private mutating func place(of account: AccountName) -> Int {
    if let place = names.firstIndex(of: account) { return place }
    names.append(account)
    sums.append(DailySums())
    return names.count - 1
  }

  /// Adds all sums of another table; the caller guarantees that they fit.
  mutating func add(_ other: SumsByAccount) {
    for (account, others) in zip(other.names, other.sums) { sums[place(of: account)].add(others) }
  }

  private var byAccount: [AccountName: DailySums] {
    Dictionary(zip(names, sums)) { first, _ in first }
  }

  static func == (left: SumsByAccount, right: SumsByAccount) -> Bool {
    left.byAccount == right.byAccount
  }

  func hash(into hasher: inout Hasher) { hasher.combine(names.count) }
}

extension SumsByAccount {
  /// Writes the sums by account name, so that equal sums have equal bytes.
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: names.count)
    for (account, sums) in zip(names, sums).sorted(by: { $0.0 < $1.0 }) {
      writer.write(text: account.text)
      sums.write(to: &writer)
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 12)) {
      let account = AccountName(try reader.name())
      guard !names.contains(account) else { throw UnreadableSnapshot() }
      names.append(account)
      sums.append(try DailySums(from: &reader))
    }
  }
}
