import LedgerModel

/// Money that moves between two accounts, of which at least one line says so.
extension ImportMatching {
  /// Matches lines with transfers that were recorded by hand or from the other account's file.
  ///
  /// - Parameter isSaid: Whether the lines say that money was moved. One that does not is doubtful: on that day a
  ///   purchase may have cost as much.
  func matchTransfers(_ rows: inout [ImportPlan.Row], isSaid: Bool) {
    if transfers.isEmpty { return }
    var pairs: [(rank: Rank, event: EventID)] = []
    for place in rows.indices where rows[place].state == .new && isOpen(rows[place]) {
      let row = rows[place]
      for (event, made) in transfers[row.amount.absolute] ?? []
      where !ledger.known.isTold(event, by: row.account) && !isJoined(made)
        && SamePurchase.areNear(made.date, row.line.day)
      {
        let ends = [made.source, made.destination]
        let (own, other) = row.amount.minorUnits < 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
        guard own == row.account,
          isSaid == (row.words.isTransfer || row.isTransferKind || names(other, row))
        else { continue }
        let distance = distance(made.date, row)
        pairs.append((Rank(unsaid: 0, distance: distance, first: place, second: 0), event))
      }
    }
    var taken = Set(
      rows.compactMap { row in if case .match(let event) = row.role { event } else { nil } })
    for (rank, event) in pairs.sorted(by: { ($0.rank, $0.event) < ($1.rank, $1.event) })
    where rows[rank.first].state == .new && isOpen(rows[rank.first]) {
      guard taken.insert(event).inserted else { continue }
      if isSaid {
        rows[rank.first].role = .match(event)
      } else {
        rows[rank.first].state = .doubtful(event)
      }
    }
  }

  /// Whether a line's words name an account, also a person's: a move of the same money stands beside them.
  private func names(_ account: AccountName, _ row: ImportPlan.Row) -> Bool {
    otherAccount(of: row) == account
      || " \(words(of: row)) ".contains(" \(ImportWords.folded(account.text)) ")
  }

  /// Whether both accounts' lines of a transfer are already known.
  private func isJoined(_ made: TransferMade) -> Bool {
    made.joined.map { ledger.known.isTold($0.earlier) } ?? false
  }

  /// Pairs money that leaves one account and enters another if either line says that it is a transfer: first those
  /// that both say so, then the nearest.
  func pairTransfers(_ rows: inout [ImportPlan.Row]) {
    guard let account = rows.first?.account,
      rows.indices.contains(where: { rows[$0].account != account })
    else { return }
    var incoming: [Int64: [Int]] = [:]
    for place in rows.indices
    where rows[place].state == .new && rows[place].amount.minorUnits > 0 && isOpen(rows[place]) {
      incoming[rows[place].amount.minorUnits, default: []].append(place)
    }
    var pairs: [Rank] = []
    for place in rows.indices
    where rows[place].state == .new && rows[place].amount.minorUnits < 0 && isOpen(rows[place]) {
      let out = rows[place]
      for found in incoming[-out.amount.minorUnits] ?? [] {
        let other = rows[found]
        guard other.account != out.account, SamePurchase.areNear(out.line.day, other.line.day)
        else { continue }
        let said = [says(out, other.account), says(other, out.account)].count(where: \.self)
        if said == 0 { continue }
        pairs.append(
          Rank(
            unsaid: 2 - said, distance: distance(out.line.day, other), first: place, second: found))
      }
    }
    for pair in pairs.sorted() where isOpen(rows[pair.first]) && isOpen(rows[pair.second]) {
      // The line that is stored first is the transfer; the later line refers to it.
      let (first, second) = (min(pair.first, pair.second), max(pair.first, pair.second))
      rows[first].role = .transfer(rows[second].account)
      rows[second].role = .sameAs(rows[first].key)
    }
  }

  /// Whether a line says that its money was moved, and names no category or other account than this one.
  private func says(_ row: ImportPlan.Row, _ account: AccountName) -> Bool {
    if let named = row.line.otherAccount { return named == account }
    return row.words.isTransfer || otherAccount(of: row) == account
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
  /// The transfers that are no part of a purchase.
  private(set) var others: [(event: EventID, made: TransferMade)] = []

  /// A batch with more events is no shared purchase.
  private static let mostEvents = 64

  init(_ ledger: ImportPlan.Ledger) {
    var sharing: [EventID: RegisteredEntry] = [:]
    var open: Set<EventID> = []
    for entry in ledger.entries {
      guard let batch = entry.batch, batch.count <= LentMoves.mostEvents else { continue }
      for place in 0..<batch.count {
        // Of several entries of a batch it is not told which one is shared.
        let event = entry.id.advanced(by: place - batch.index)
        if sharing.updateValue(entry, forKey: event) != nil { open.insert(event) }
      }
    }
    for (event, made) in ledger.transfers {
      guard !open.contains(event), let entry = sharing[event], entry.values.account == made.source,
        ledger.accounts.kind(of: made.destination) == .person,
        let sum = try? (sums[entry.id] ?? .zero(made.amount.currency)) + made.amount
      else {
        others.append((event, made))
        continue
      }
      sums[entry.id] = sum
    }
  }
}
