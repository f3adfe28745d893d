import LedgerModel

/// Matches the lines of statements with the contents of a ledger, and with each other.
struct ImportMatching {
  /// The account, day and amount that two files may have in common.
  private struct Told: Hashable {
    var account: AccountName
    var day: CalendarDay
    var amount: Money
  }

  let ledger: ImportPlan.Ledger
  /// Entries that a line changes, or is the other side of, by the first of them.
  private(set) var moved: [EventID: [RegisteredEntry]] = [:]
  /// Entries that a line already matches.
  private var taken: Set<EventID>
  /// Entries that known lines became; none of them is another line as well.
  private(set) var stored: Set<EventID> = []
  /// Candidates by amount, sorted by day, and transfers by amount: most lines find no match, however long the ledger
  /// is.
  private let entries: [Money: [ImportCandidate]]
  let transfers: [Money: [(event: EventID, made: TransferMade)]]
  /// What was lent with shared purchases.
  let lent: LentMoves
  /// The last digits of the accounts' bank numbers, if long enough to identify an account.
  private let numberEnds: [AccountName: Substring]
  /// The accounts that words can name, with their folded names between blanks. The names of the two accounts that each
  /// ledger has are common in banks' texts.
  private let names: [AccountName: String]

  init(_ ledger: ImportPlan.Ledger, known rows: [ImportPlan.Row]) {
    self.ledger = ledger
    taken = []
    lent = LentMoves(ledger)
    transfers = Dictionary(grouping: ledger.transfers) { $0.made.amount }
      .mapValues { $0.sorted { $0.made.date < $1.made.date } }
    let ends = ledger.accounts.all.map { ($0, Substring(ledger.known.number(of: $0)?.end ?? "")) }
    numberEnds = Dictionary(ends.filter { $0.1.count >= 4 }) { first, _ in first }
    // A first name in a bank's line proves nothing.
    let named = ledger.accounts.all.filter {
      $0 != .bank && $0 != .cash && ledger.accounts.kind(of: $0) != .person
    }
    names = Dictionary(named.map { ($0, " \(ImportWords.folded($0.text)) ") }) { first, _ in first }
    // A new ledger holds nothing that a line could match.
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
      case .known:
        let key = rows[place].key
        guard let told = ledger.known.told(by: key) else { continue }
        if ledger.known.holder(of: key) == told { stored.insert(told) } else { taken.insert(told) }
      case .same, .doubtful, .retold, .leftOut: break
      }
    }
    let all =
      isOwn
      ? ImportCandidate.single(of: ledger.entries)
      : ImportCandidate.all(of: ledger.entries, lent: lent.sums)
    entries = Dictionary(
      grouping: all.filter { wanted.contains($0.amount) }
    ) { $0.amount }.mapValues { $0.sorted { $0.date < $1.date } }
  }

  /// Finds lines that another file, in another layout, repeats for the same account, day and amount. Each line is used
  /// once; lines that are known take part.
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
      rows[place].state = .retold(ImportPlan.Retold(key: rows[other].key, row: other))
    }
  }

  func distance(_ day: CalendarDay, _ row: ImportPlan.Row) -> Int {
    SamePurchase.distance(day, row.line.day)
  }

  /// Pairs money that leaves one account and enters another though neither line says so. The later line is doubtful.
  ///
  /// - Parameter isMatching: Whether doubtful lines are the same.
  func findSides(_ rows: inout [ImportPlan.Row], isMatching: Bool) {
    guard let account = rows.first?.account,
      rows.indices.contains(where: { rows[$0].account != account })
    else { return }
    var open: [Int64: [Int]] = [:]
    for place in rows.indices where rows[place].state == .new && mayBeSide(rows[place]) {
      let row = rows[place]
      let units = row.amount.minorUnits
      let found = open[-units]?.filter { other in
        rows[other].account != row.account
          && SamePurchase.areNear(rows[other].line.day, row.line.day)
      }.min { distance(rows[$0].line.day, row) < distance(rows[$1].line.day, row) }
      guard let found else {
        open[units, default: []].append(place)
        continue
      }
      open[-units]?.removeAll { $0 == found }
      let other = rows[found]
      if isMatching {
        rows[found].role = .transfer(row.account)
        rows[place].role = .sameAs(other.key)
      } else {
        rows[place].state = .retold(
          ImportPlan.Retold(key: other.key, row: found, isOtherSide: true))
      }
    }
  }

  /// Whether the file allows that a line is one side of a transfer.
  private func mayBeSide(_ row: ImportPlan.Row) -> Bool {
    isOpen(row) && !row.isOwn && row.line.category.isEmpty && row.line.parts.isEmpty
      && !row.words.isRefund
  }

  /// Whether a line has no match yet.
  func isOpen(_ row: ImportPlan.Row) -> Bool {
    switch row.role {
    case .expense, .credit, .income: true
    case .transfer, .sameAs, .match: false
    }
  }

  /// A line, and an entry that it may equal or be the other side of.
  struct Pair {
    /// The index of the line.
    var line: Int
    var entry: ImportCandidate
    var isOtherSide = false
    /// Whether the names are alike, or one side names the account of the other.
    var isSure = false
    /// The order of preference if a line fits several entries, or an entry several lines.
    var rank: (Int, Int, Int, EventID)
  }

  /// Matches lines with entries recorded in another way: typed by hand, imported from a file of another format, or
  /// recorded from the other account's file. A line matches at most one entry, and an entry one line.
  ///
  /// A match is certain if the names agree for no other line and no other entry; else the nearest is likely.
  mutating func matchEntries(_ rows: inout [ImportPlan.Row]) {
    if entries.isEmpty { return }
    var pairs: [Pair] = []
    var sureEntries: [Int: Int] = [:]
    var sureLines: [EventID: Int] = [:]
    for place in rows.indices where isOpen(rows[place]) {
      let isNew = rows[place].state == .new
      guard isNew || rows[place].state == .known else { continue }
      let near = near(rows[place])
      // A known line that was stored separately may also have been this entry's line.
      guard !near.isEmpty, isNew || isStored(rows[place]) else { continue }
      for pair in near.compactMap({ self.pair($0, rows[place], at: place) }) {
        if pair.isSure {
          sureEntries[place, default: 0] += 1
          sureLines[pair.entry.id, default: 0] += 1
        }
        if isNew { pairs.append(pair) }
      }
    }
    pairs.sort { one, other in
      if one.isSure != other.isSure { return one.isSure }
      return one.rank == other.rank ? one.line < other.line : one.rank < other.rank
    }
    for pair in pairs {
      guard rows[pair.line].state == .new, !isTaken(pair.entry) else { continue }
      let isCertain =
        pair.isSure && sureEntries[pair.line] == 1 && sureLines[pair.entry.id] == 1
      settle(pair, isCertain: isCertain, &rows[pair.line])
    }
  }

  mutating func settle(_ pair: Pair, isCertain: Bool, _ row: inout ImportPlan.Row) {
    let entry = pair.entry
    taken.formUnion(entry.entries.map(\.id))
    if row.isOwn { return row.state = .known }
    if pair.isOtherSide, otherAccount(of: row) == entry.account {
      row.role = .transfer(entry.account)
    }
    // What was lent with it would stay in the account that the person named.
    let isElsewhere = entry.isShared && entry.account != row.account
    row.state = isCertain && !isElsewhere ? .same(entry.id) : .doubtful(entry.id)
    if !entry.isShared, entry.account != row.account || entry.amount != row.amount.absolute {
      moved[entry.id] = entry.entries
    }
  }

  func isTaken(_ entry: ImportCandidate) -> Bool {
    entry.entries.contains { taken.contains($0.id) }
  }

  /// Whether a known line became an entry of its own.
  private func isStored(_ row: ImportPlan.Row) -> Bool {
    ledger.known.holder(of: row.key) == ledger.known.told(by: row.key)
  }

  /// Returns the candidates of a line's amount on days near its own.
  private func near(_ row: ImportPlan.Row) -> ArraySlice<ImportCandidate> {
    guard let all = entries[row.amount.absolute] else { return [] }
    let days = SamePurchase.days(around: row.line.day)
    return all[all.partitioningIndex { $0.date >= days.lowerBound }...]
      .prefix { $0.date <= days.upperBound }
  }

  /// Returns how a nearby entry relates to a line; `nil` if it does not.
  private func pair(_ entry: ImportCandidate, _ row: ImportPlan.Row, at place: Int) -> Pair? {
    if isTaken(entry) { return nil }
    let isOther = row.isOtherSide(of: entry.first.values)
    if !isOther, entry.entries.contains(where: { stored.contains($0.id) }) { return nil }
    guard isOther ? mayBeOtherSide(entry, row) : mayBe(entry, row) else { return nil }
    let isTold = isTold(entry)
    let isSure =
      isOther
      ? row.isTransferKind || otherAccount(of: row) == entry.account
        || named(in: words(of: row), of: row.account, on: row.line.day) == entry.account
        || named(in: ImportWords.folded(entry.name), of: entry.account, on: entry.date)
          == row.account
      : !isTold && !entry.isImported && SamePurchase.areAlike(entry.name, name(of: row))
    return Pair(
      line: place, entry: entry, isOtherSide: isOther, isSure: isSure,
      rank: (
        isOther ? 2 : entry.account == row.account ? 0 : 1, isTold ? 1 : 0,
        distance(entry.date, row), entry.id
      ))
  }

  private func isTold(_ entry: ImportCandidate) -> Bool {
    entry.entries.contains { ledger.known.isTold($0.id) }
  }

  private func mayBe(_ entry: ImportCandidate, _ row: ImportPlan.Row) -> Bool {
    guard (entry.type == .expense) == (row.amount.minorUnits < 0),
      row.isOwn || entry.account == row.account || entry.account == .bank
    else { return false }
    if row.isOwn {
      return entry.date == row.line.day && ImportWords.folded(entry.merchant) == row.words.name
    }
    if entry.isImported {
      // Two lines of a day with bank ids are two lines, unless they have one payee.
      guard entry.account == row.account, entry.date == row.line.day else { return false }
      return row.line.bankID.isEmpty || SamePurchase.areAlike(entry.name, name(of: row))
    }
    guard isTold(entry) else { return true }
    // A known line already matches the entry: another line does only in another format.
    guard let booking = entry.entries.lazy.compactMap({ ledger.known.booking(of: $0.id) }).first
    else { return false }
    return booking.account == row.account && booking.date == row.line.day
      && [booking.note, entry.name].contains {
        $0.isEmpty || SamePurchase.areAlike($0, name(of: row))
      }
  }

  /// Whether another account's file recorded an entry that may be the other side of a line's money.
  private func mayBeOtherSide(_ entry: ImportCandidate, _ row: ImportPlan.Row) -> Bool {
    !row.isOwn && entry.isSimple && row.line.parts.count < 2 && !row.words.isRefund
      && !ImportWords(text: entry.name).isRefund && !ledger.known.isToldTwice(entry.id)
      && (entry.isImported || ledger.known.isTold(entry.id, by: entry.account))
  }

  func name(of row: ImportPlan.Row) -> String {
    row.line.memo.isEmpty ? row.line.payee : "\(row.line.payee) \(row.line.memo)"
  }

  /// Finds transfers of which only one side is known: the line names the other account, in words or by its format.
  func nameTransfers(_ rows: inout [ImportPlan.Row]) {
    for place in rows.indices where rows[place].state == .new && isOpen(rows[place]) {
      if let other = otherAccount(of: rows[place]) { rows[place].role = .transfer(other) }
    }
  }

  /// Returns the account that a line says the money came from or went to; `nil` if it says none.
  ///
  /// A word such as "transfer" or "autopay" names no account: the payee may be anyone.
  func otherAccount(of row: ImportPlan.Row) -> AccountName? {
    guard row.words.isTransfer || row.isCash else { return namedAlone(by: row) }
    let kind = ledger.accounts.kind(of: row.account)
    if let other = row.line.otherAccount { return other }
    if row.isCash, kind != .cash, row.amount.minorUnits < 0 { return .cash }
    if let other = named(in: words(of: row), of: row.account, on: row.line.day) { return other }
    guard row.words.isCardPayment, kind == .card, row.amount.minorUnits > 0 else { return nil }
    return payer(of: row)
  }

  /// Returns the account that a line says the money went to or came from if it names nothing else: "payment to visa",
  /// and no shop or person.
  private func namedAlone(by row: ImportPlan.Row) -> AccountName? {
    if names.isEmpty, numberEnds.isEmpty { return nil }
    let text = ImportWords.folded(name(of: row))
    guard let account = named(in: text, of: row.account, on: row.line.day) else { return nil }
    let way = row.amount.minorUnits < 0 ? "to" : "from"
    let own = ImportWords.folded(account.text)
    // A loan is no shop: its name alone says to whom the money went. So does that of a card that is paid.
    let kind = ledger.accounts.kind(of: account)
    let isPaid =
      kind == .card && way == "to" && ImportPhrases.isPayment(text)
      && !" \(text) ".contains(" from \(own) ")
    let isNameEnough = (kind == .loan || isPaid) && !" \(text) ".contains(" \(way) ")
    let place = isNameEnough ? own : "\(way) \(own)"
    let rest = " \(text) ".split(separator: " \(place) ", omittingEmptySubsequences: false)
    let names = rest.joined(separator: " ").split(separator: " ").contains { word in
      !ImportPhrases.ownWords.contains(word) && !word.allSatisfy(\.isNumber)
    }
    return rest.count > 1 && !names ? account : nil
  }

  func words(of row: ImportPlan.Row) -> String {
    ImportWords.folded("\(row.line.payee) \(row.line.memo) \(row.line.category)")
  }

  /// Returns the one account that words name by its name or the end of its number; `nil` if they name none or several.
  ///
  /// - Parameter own: The account that the words are about.
  private func named(in words: String, of own: AccountName, on day: CalendarDay) -> AccountName? {
    let numbers = Set(words.split(separator: " ").map { $0.drop { $0 == "x" } })
    let found = ledger.accounts.offered(on: day).filter { account in
      if account == own { return false }
      if let end = numberEnds[account], numbers.contains(end) { return true }
      return names[account].map { " \(words) ".contains($0) } == true
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the account that pays a card, whose own file has the payment; `nil` if several may.
  private func payer(of row: ImportPlan.Row) -> AccountName? {
    let found = ledger.accounts.offered(on: row.line.day).filter {
      ledger.accounts.kind(of: $0) == .bank && $0 != row.account
    }
    return found.count == 1 ? found.first : nil
  }
}

extension Money {
  /// The amount without its sign.
  var absolute: Money { minorUnits < 0 ? negated : self }
}
