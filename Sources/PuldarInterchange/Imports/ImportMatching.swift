import LedgerModel

/// Holds the lines of statements against what a ledger holds, and against each other.
struct ImportMatching {
  /// What two files of an account say alike.
  private struct Told: Hashable {
    var account: AccountName
    var day: CalendarDay
    var amount: Money
  }

  private let ledger: ImportPlan.Ledger
  /// Entries that a doubtful line would put into its account, by the first of them.
  private(set) var moved: [EventID: [RegisteredEntry]] = [:]
  /// What a line is already.
  private var taken: Set<EventID>
  /// Entries by their amount, of each those of a day before those of the next, and transfers: most lines meet none of
  /// theirs, however long the ledger is.
  private let entries: [Money: [ImportCandidate]]
  private let transfers: [Money: [(event: EventID, made: TransferMade)]]
  /// The last figures of the numbers that banks gave accounts, where they are enough to know one by.
  private let numberEnds: [AccountName: Substring]

  init(_ ledger: ImportPlan.Ledger, known rows: [ImportPlan.Row]) {
    self.ledger = ledger
    taken = []
    transfers = Dictionary(grouping: ledger.transfers) { $0.made.amount }
    let ends = ledger.accounts.all.map { ($0, Substring(ledger.known.number(of: $0)?.end ?? "")) }
    numberEnds = Dictionary(ends.filter { $0.1.count >= 4 }) { first, _ in first }
    // What a new ledger holds is nothing that a line may be.
    if ledger.entries.isEmpty, transfers.isEmpty {
      entries = [:]
      return
    }
    var wanted: Set<Money> = []
    var isOwn = false
    for place in rows.indices {
      isOwn = isOwn || rows[place].isOwn
      switch rows[place].state {
      case .new: wanted.insert(rows[place].amount.absolute)
      case .known: if let told = ledger.known.told(by: rows[place].key) { taken.insert(told) }
      case .doubtful, .retold, .leftOut: break
      }
    }
    let all =
      isOwn
      ? ImportCandidate.single(of: ledger.entries) : ImportCandidate.all(of: ledger.entries)
    entries = Dictionary(
      grouping: all.filter { wanted.contains($0.amount) }
    ) { $0.amount }.mapValues { $0.sorted { $0.date < $1.date } }
  }

  /// What another file says of the same account, day and amount in another layout: each line once, and one that is
  /// known already as well.
  func findRetold(_ rows: inout [ImportPlan.Row], _ layouts: [String]) {
    guard Set(layouts).count > 1 else { return }
    var told: [Told: [Int]] = [:]
    for place in rows.indices where rows[place].state == .new || rows[place].state == .known {
      let row = rows[place]
      let what = Told(account: row.account, day: row.line.day, amount: row.amount)
      let found = told[what]?.firstIndex { other in
        let other = rows[other]
        return other.statement != row.statement
          && layouts[other.statement] != layouts[row.statement]
          && (other.line.bankID.isEmpty || row.line.bankID.isEmpty
            || SamePurchase.areAlike(name(of: other), name(of: row)))
      }
      guard let found, let other = told[what]?.remove(at: found) else {
        told[what, default: []].append(place)
        continue
      }
      if row.state == .known { continue }
      rows[place].state = .retold(
        ImportPlan.Retold(
          key: rows[other].key, statement: rows[other].statement, place: rows[other].line.place))
    }
  }

  /// A transfer that was recorded, by hand or from the other account's file, and that this account's file now tells
  /// of.
  mutating func matchTransfers(_ rows: inout [ImportPlan.Row]) {
    if transfers.isEmpty { return }
    for place in rows.indices where rows[place].state == .new {
      let row = rows[place]
      let found = transfers[row.amount.absolute]?.filter { transfer in
        !taken.contains(transfer.event) && !ledger.known.isTold(transfer.event, by: row.account)
          && SamePurchase.areNear(transfer.made.date, row.line.day)
          && (row.amount.minorUnits < 0 ? transfer.made.source : transfer.made.destination)
            == row.account
      }.min { one, other in
        distance(one.made.date, row) < distance(other.made.date, row)
      }
      guard let found else { continue }
      taken.insert(found.event)
      rows[place].role = .match(found.event)
    }
  }

  private func distance(_ day: CalendarDay, _ row: ImportPlan.Row) -> Int {
    SamePurchase.distance(day, row.line.day)
  }

  /// The same money going out of one account and into another, where either says that it is a transfer.
  func pairTransfers(_ rows: inout [ImportPlan.Row]) {
    guard let account = rows.first?.account,
      rows.indices.contains(where: { rows[$0].account != account })
    else { return }
    var incoming: [Int64: [Int]] = [:]
    for place in rows.indices
    where rows[place].state == .new && rows[place].amount.minorUnits > 0 && isOpen(rows[place]) {
      incoming[rows[place].amount.minorUnits, default: []].append(place)
    }
    for place in rows.indices
    where rows[place].state == .new && rows[place].amount.minorUnits < 0 && isOpen(rows[place]) {
      let out = rows[place]
      let others = incoming[-out.amount.minorUnits] ?? []
      let found = others.first { other in
        let other = rows[other]
        return other.account != out.account && isOpen(other)
          && SamePurchase.areNear(out.line.day, other.line.day)
          && (out.words.isTransfer || other.words.isTransfer)
      }
      guard let found else { continue }
      rows[place].role = .transfer(rows[found].account)
      rows[found].role = .sameAs(out.key)
    }
  }

  /// Whether nothing was found yet that a line is.
  private func isOpen(_ row: ImportPlan.Row) -> Bool {
    switch row.role {
    case .expense, .credit, .income: true
    case .transfer, .sameAs, .match: false
    }
  }

  /// An entry that was recorded otherwise: typed by hand, or taken in from a file of another form.
  mutating func matchEntries(_ rows: inout [ImportPlan.Row]) {
    if entries.isEmpty { return }
    for place in rows.indices where rows[place].state == .new && isOpen(rows[place]) {
      let row = rows[place]
      if let found = entry(for: row) {
        taken.formUnion(found.entries.map(\.id))
        rows[place].state = row.isOwn ? .known : .doubtful(found.id)
        if !row.isOwn, found.account != row.account { moved[found.id] = found.entries }
      } else if let found = otherSide(of: row) {
        taken.insert(found)
        rows[place].state = .doubtful(found)
      }
    }
  }

  private func saysTheSame(_ entry: ImportCandidate, _ row: ImportPlan.Row) -> Bool {
    entry.date == row.line.day && ImportWords.folded(entry.merchant) == row.words.name
  }

  private func entry(for row: ImportPlan.Row) -> ImportCandidate? {
    near(row).filter { mayBe($0, row) }
      .min { one, other in
        (isTold(one, by: row.account) ? 1 : 0, distance(one.date, row))
          < (isTold(other, by: row.account) ? 1 : 0, distance(other.date, row))
      }
  }

  /// The entries of a line's amount on the days that are near to its own.
  private func near(_ row: ImportPlan.Row) -> ArraySlice<ImportCandidate> {
    guard let all = entries[row.amount.absolute] else { return [] }
    let days = SamePurchase.days(around: row.line.day)
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].date < days.lowerBound { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.date <= days.upperBound }
  }

  private func isTold(_ entry: ImportCandidate, by account: AccountName) -> Bool {
    entry.entries.contains { ledger.known.isTold($0.id, by: account) }
  }

  private func mayBe(_ entry: ImportCandidate, _ row: ImportPlan.Row) -> Bool {
    guard !entry.entries.contains(where: { taken.contains($0.id) }),
      (entry.type == .expense) == (row.amount.minorUnits < 0),
      row.isOwn || entry.account == row.account || entry.account == .bank,
      SamePurchase.areNear(entry.date, row.line.day)
    else { return false }
    if row.isOwn { return entry.date == row.line.day && saysTheSame(entry, row) }
    if entry.isImported {
      // Two lines of a day to which the bank gave names of its own are two, unless one payee has both.
      guard entry.account == row.account, entry.date == row.line.day else { return false }
      return row.line.bankID.isEmpty || SamePurchase.areAlike(entry.name, name(of: row))
    }
    if isTold(entry, by: row.account) {
      // A line is known that says the same: another one is it only in another form.
      let day = entry.entries.lazy.compactMap { ledger.known.bookedDay(of: $0.id) }.first
      guard row.line.day == day ?? entry.date else { return false }
    }
    return entry.name.isEmpty || SamePurchase.areAlike(entry.name, name(of: row))
  }

  /// What the file of another account told of, where either says that the money went between the two.
  private func otherSide(of row: ImportPlan.Row) -> EventID? {
    near(row).filter { entry in
      !taken.contains(entry.id) && (entry.type == .expense) == (row.amount.minorUnits > 0)
        && entry.account != row.account && entry.isImported
        && SamePurchase.areNear(entry.date, row.line.day)
        && (row.words.isTransfer || ImportWords(text: entry.name).isTransfer)
    }.min { distance($0.date, row) < distance($1.date, row) }?.id
  }

  private func name(of row: ImportPlan.Row) -> String {
    row.line.memo.isEmpty ? row.line.payee : "\(row.line.payee) \(row.line.memo)"
  }

  /// A transfer of which one side alone is told: the line names the other account, in words or in the form of the file.
  /// A word such as "transfer" or "autopay" names none: who was paid by it may be anybody.
  func nameTransfers(_ rows: inout [ImportPlan.Row]) {
    for place in rows.indices
    where rows[place].state == .new && (rows[place].words.isTransfer || rows[place].isCash) {
      let row = rows[place]
      guard isOpen(row) else { continue }
      let kind = ledger.accounts.kind(of: row.account)
      if let other = row.line.otherAccount {
        rows[place].role = .transfer(other)
      } else if row.isCash, kind != .cash, row.amount.minorUnits < 0 {
        rows[place].role = .transfer(.cash)
      } else if let other = named(in: row) {
        rows[place].role = .transfer(other)
      } else if row.words.isCardPayment, kind == .card, row.amount.minorUnits > 0,
        let other = payer(of: row)
      {
        rows[place].role = .transfer(other)
      }
    }
  }

  /// The one account that a line names by its name, or by the end of its number; `nil` where it names none, or several.
  private func named(in row: ImportPlan.Row) -> AccountName? {
    let line = row.line
    let words = ImportWords.folded("\(line.payee) \(line.memo) \(line.category)")
    let numbers = Set(words.split(separator: " ").map { $0.drop { $0 == "x" } })
    let found = ledger.accounts.offered(on: line.day).filter { account in
      if account == row.account { return false }
      if let end = numberEnds[account], numbers.contains(end) { return true }
      // The names of the two that each ledger has are words of banks.
      if account == .bank || account == .cash { return false }
      return " \(words) ".contains(" \(ImportWords.folded(account.text)) ")
    }
    return found.count == 1 ? found.first : nil
  }

  /// The account that pays a card, whose own file tells of the payment; `nil` where several may be it.
  private func payer(of row: ImportPlan.Row) -> AccountName? {
    let found = ledger.accounts.offered(on: row.line.day).filter {
      ledger.accounts.kind(of: $0) == .bank && $0 != row.account
    }
    return found.count == 1 ? found.first : nil
  }
}

extension Money {
  /// Without its sign.
  var absolute: Money { minorUnits < 0 ? negated : self }
}
