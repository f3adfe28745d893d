import LedgerModel

/// Entries of earlier files that a later file of their days has not: banks change the day, the words or the amount of a
/// payment until they book it.
struct DroppedEntries {
  /// By account, sorted by day.
  private(set) var all: [AccountName: [ImportCandidate]] = [:]
  /// The days of each statement's lines.
  private(set) var days: [Int: ClosedRange<CalendarDay>] = [:]

  /// - Parameter matching: Knows the entries that lines became.
  init(_ rows: [ImportPlan.Row], _ matching: ImportMatching) {
    for place in rows.indices where !rows[place].isOwn {
      let (number, day) = (rows[place].statement, rows[place].line.day)
      if all[rows[place].account] == nil { all[rows[place].account] = [] }
      days[number] =
        days[number].map { min($0.lowerBound, day)...max($0.upperBound, day) }
        ?? day...day
    }
    for entry in matching.ledger.entries
    where all[entry.values.account] != nil && entry.texts.isImported
      && entry.texts.link == nil && !matching.stored.contains(entry.id)
    {
      all[entry.values.account]?.append(contentsOf: ImportCandidate.single(of: [entry]))
    }
    all = all.mapValues { $0.sorted { ($0.date, $0.id) < ($1.date, $1.id) } }
  }

  /// Returns the entries of an account on days near a day.
  func near(_ day: CalendarDay, of account: AccountName) -> ArraySlice<ImportCandidate> {
    guard let all = all[account] else { return [] }
    let days = SamePurchase.days(around: day)
    return all[all.partitioningIndex { $0.date >= days.lowerBound }...]
      .prefix { $0.date <= days.upperBound }
  }

  /// Returns the entries on days between the first and the last of a statement; on these it may be cut off.
  func inside(_ statement: Int, of account: AccountName) -> [ImportCandidate] {
    guard let days = days[statement] else { return [] }
    return (all[account] ?? []).filter { days.lowerBound < $0.date && $0.date < days.upperBound }
  }
}

extension ImportMatching {
  /// Matches new lines with entries of earlier files that these files have no longer. Such a line is doubtful.
  ///
  /// - Returns: By statement, what no line of it is or may be.
  mutating func matchDropped(_ rows: inout [ImportPlan.Row]) -> [Int: [EventID]] {
    let dropped = DroppedEntries(rows, self)
    for place in rows.indices where rows[place].state == .new && isOpen(rows[place]) {
      let row = rows[place]
      let found = dropped.near(row.line.day, of: row.account).filter { entry in
        !isTaken(entry) && mayHaveChanged(entry, row, dropped)
      }.min { one, other in
        (distance(one.date, row), one.id) < (distance(other.date, row), other.id)
      }
      guard let found else { continue }
      let pair = Pair(line: place, entry: found, rank: (0, 0, 0, found.id))
      settle(pair, isCertain: false, &rows[place])
    }
    var left: [Int: [EventID]] = [:]
    for place in rows.indices where left[rows[place].statement] == nil {
      let (number, account) = (rows[place].statement, rows[place].account)
      left[number] = dropped.inside(number, of: account).filter { !isTaken($0) }.map(\.id)
    }
    return left
  }

  /// Whether a line may be an entry with another day, other words or another amount: the bank's own number says so, or
  /// the names are alike, the amounts at most a third apart, and the file lacks the entry's line.
  private func mayHaveChanged(
    _ entry: ImportCandidate, _ row: ImportPlan.Row, _ dropped: DroppedEntries
  ) -> Bool {
    guard (entry.type == .expense) == (row.amount.minorUnits < 0) else { return false }
    if !row.line.bankID.isEmpty, hasNumber(of: row, entry) { return true }
    guard let days = dropped.days[row.statement],
      entry.date == row.line.day || days.lowerBound < entry.date && entry.date < days.upperBound,
      SamePurchase.areAlike(entry.name, name(of: row))
    else { return false }
    let (was, now) = (entry.amount.minorUnits, row.amount.absolute.minorUnits)
    return (max(was, now) - min(was, now)) <= was / 3
  }

  /// Whether the bank gave the number of a line to the line that became an entry.
  private func hasNumber(of row: ImportPlan.Row, _ entry: ImportCandidate) -> Bool {
    var line = row.line
    line.day = entry.date
    let units = entry.amount.minorUnits
    line.amount = StatementAmount(
      unscaled: entry.type == .expense ? -units : units,
      decimals: UInt8(entry.amount.currency.minorUnitDigits))
    return ledger.known.told(by: line.key(1, in: row.account, named: row.words.name)) == entry.id
  }
}
