import LedgerModel

/// Money that moves between two accounts, of which at least one line says so.
extension ImportMatching {
  /// Matches lines with transfers that were recorded by hand or from the other account's file: first those that name
  /// the other account, then the nearest.
  ///
  /// - Parameter isSaid: Whether the lines say that money was moved. One that does not is doubtful: on that day a
  ///   purchase may have cost as much.
  func matchTransfers(_ rows: inout [ImportPlan.Row], isSaid: Bool) {
    if transfers.isEmpty { return }
    var pairs: [(rank: Rank, event: EventID)] = []
    for place in rows.indices where rows[place].state == .new && isOpen(rows[place]) {
      let row = rows[place]
      let near = nearTransfers(row)
      if near.isEmpty { continue }
      let (named, words) = (otherAccount(of: row), " \(words(of: row)) ")
      for (event, made) in near {
        let ends = [made.source, made.destination]
        let (own, other) = row.amount.minorUnits < 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
        guard own == row.account, named == nil || named == other,
          !ledger.known.isTold(event, by: row.account), !isJoined(made)
        else { continue }
        // A person's name proves nothing alone, but beside a move of the same money.
        let isNamed = named == other || words.contains(" \(ImportWords.folded(other.text)) ")
        let isTransfer = isNamed || row.words.isTransfer || row.isTransferKind
        // The bank books what was lent with a purchase as a part of it.
        guard isSaid == isTransfer, isNamed || !lent.moves.contains(event) else { continue }
        let distance = distance(made.date, row)
        pairs.append(
          (Rank(unsaid: isNamed ? 0 : 1, distance: distance, first: place, second: 0), event))
      }
    }
    // Either account's line is matched.
    var taken: [AccountName: Set<EventID>] = [:]
    for row in rows {
      if case .match(let event) = row.role { taken[row.account, default: []].insert(event) }
    }
    for (rank, event) in pairs.sorted(by: { ($0.rank, $0.event) < ($1.rank, $1.event) })
    where rows[rank.first].state == .new && isOpen(rows[rank.first]) {
      let account = rows[rank.first].account
      guard taken[account, default: []].insert(event).inserted else { continue }
      if isSaid {
        rows[rank.first].role = .match(event)
      } else {
        rows[rank.first].state = .doubtful(event)
      }
    }
  }

  /// Returns the transfers of a line's amount on days near its own.
  private func nearTransfers(
    _ row: ImportPlan.Row
  ) -> ArraySlice<(event: EventID, made: TransferMade)> {
    guard let all = transfers[row.amount.absolute] else { return [] }
    let days = SamePurchase.days(around: row.line.day)
    return all[all.partitioningIndex { $0.made.date >= days.lowerBound }...]
      .prefix { $0.made.date <= days.upperBound }
  }

  /// Whether both accounts' lines of a transfer are already known.
  private func isJoined(_ made: TransferMade) -> Bool {
    made.joined.map { ledger.known.isTold($0.earlier) } ?? false
  }

  /// Pairs money that leaves one account and enters another if either line says that it is a transfer: first those
  /// that name each other's account as the file does, then those that both say so, then the nearest.
  ///
  /// - Parameter titles: The folded name that the file has for the account of each statement; empty if it has none.
  func pairTransfers(_ rows: inout [ImportPlan.Row], _ titles: [String]) {
    guard let account = rows.first?.account,
      rows.indices.contains(where: { rows[$0].account != account })
    else { return }
    var incoming: [Int64: [Int]] = [:]
    for place in rows.indices
    where rows[place].state == .new && rows[place].amount.minorUnits > 0 && isOpen(rows[place]) {
      incoming[rows[place].amount.minorUnits, default: []].append(place)
    }
    incoming = incoming.mapValues { $0.sorted { rows[$0].line.day < rows[$1].line.day } }
    var named: [Int: AccountName?] = [:]
    /// Returns 2 if a line calls another line's account as the file does, 1 if it says that its money was moved and
    /// names no other account, else 0.
    func says(_ place: Int, _ found: Int) -> Int {
      let (row, account) = (rows[place], rows[found].account)
      let title = titles[rows[found].statement]
      if row.words.isTransfer, ImportPhrases.isTransfer(row.words.name, with: title) { return 2 }
      // A payee alone may be a shop: the other line must name this account too.
      if !title.isEmpty, row.words.name == title,
        rows[found].words.name == titles[row.statement]
      {
        return 2
      }
      let other = named[place] ?? (row.line.otherAccount ?? otherAccount(of: row))
      named[place] = .some(other)
      return (other.map { $0 == account } ?? row.words.isTransfer) ? 1 : 0
    }
    var pairs: [Rank] = []
    for place in rows.indices
    where rows[place].state == .new && rows[place].amount.minorUnits < 0 && isOpen(rows[place]) {
      let out = rows[place]
      guard let all = incoming[-out.amount.minorUnits] else { continue }
      let days = SamePurchase.days(around: out.line.day)
      let near = all[all.partitioningIndex { rows[$0].line.day >= days.lowerBound }...]
        .prefix { rows[$0].line.day <= days.upperBound }
      for found in near where rows[found].account != out.account {
        let other = rows[found]
        let said = says(place, found) + says(found, place)
        if said == 0 { continue }
        pairs.append(
          Rank(
            unsaid: 4 - said, distance: distance(out.line.day, other), first: place, second: found))
      }
    }
    for pair in pairs.sorted() where isOpen(rows[pair.first]) && isOpen(rows[pair.second]) {
      // The line that is stored first is the transfer; the later line refers to it.
      let (first, second) = (min(pair.first, pair.second), max(pair.first, pair.second))
      rows[first].role = .transfer(rows[second].account)
      rows[second].role = .sameAs(rows[first].key)
    }
  }
}

/// The order in which two things are paired: both say so, then the nearest, then the first.
private struct Rank: Comparable {
  var unsaid: Int
  var distance: Int
  var first: Int
  var second: Int

  static func < (one: Rank, other: Rank) -> Bool {
    (one.unsaid, one.distance, one.first, one.second)
      < (other.unsaid, other.distance, other.first, other.second)
  }
}

/// What was lent to people together with a shared purchase: the bank books both as one.
struct LentMoves {
  /// What each entry lent.
  private(set) var sums: [EventID: Money] = [:]
  /// The moves that lent it.
  private(set) var moves: Set<EventID> = []

  init(_ ledger: ImportPlan.Ledger) {
    guard ledger.accounts.all.contains(where: { ledger.accounts.kind(of: $0) == .person }) else {
      return
    }
    let made = Dictionary(ledger.transfers.map { ($0.event, $0.made) }) { first, _ in first }
    for entry in ledger.entries {
      for event in entry.lent(among: made, ledger.accounts) where !moves.contains(event) {
        guard let amount = made[event]?.amount,
          let sum = try? (sums[entry.id] ?? .zero(amount.currency)) + amount
        else { continue }
        moves.insert(event)
        sums[entry.id] = sum
      }
    }
  }
}
