import LedgerModel

/// Holds the lines of statements against what a ledger holds, and against each other.
struct ImportMatching {
  /// A refund is looked for among purchases of so many days.
  private static let refundReach = 120

  private let ledger: ImportPlan.Ledger
  /// What a line is already.
  private var taken: Set<EventID>
  /// Entries and transfers by their amount: most lines meet none of theirs, however long the ledger is.
  private let entries: [Money: [RegisteredEntry]]
  private let transfers: [Money: [(event: EventID, made: TransferMade)]]
  /// Expenses of the ledger by their day.
  private let expenses: [CalendarDay: [RegisteredEntry]]

  init(_ ledger: ImportPlan.Ledger, known rows: [ImportPlan.Row]) {
    self.ledger = ledger
    taken = Set(rows.compactMap { ledger.known.holder(of: $0.key) })
    entries = Dictionary(grouping: ledger.entries) { $0.values.amount }
    transfers = Dictionary(grouping: ledger.transfers) { $0.made.amount }
    expenses = Dictionary(grouping: ledger.entries.filter { $0.values.type == .expense }) {
      $0.values.date
    }
  }

  /// A transfer that was recorded, by hand or from the other account's file, and that this account's file now tells
  /// of.
  mutating func matchTransfers(_ rows: inout [ImportPlan.Row]) {
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
          && (ImportWords(out.line).isTransfer || ImportWords(other.line).isTransfer)
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
    for place in rows.indices where rows[place].state == .new && isOpen(rows[place]) {
      let row = rows[place]
      guard let found = entry(for: row) ?? otherSide(of: row) else { continue }
      taken.insert(found)
      rows[place].state = .doubtful(found)
    }
  }

  private func entry(for row: ImportPlan.Row) -> EventID? {
    entries[row.amount.absolute]?.filter { entry in
      let values = entry.values
      guard !taken.contains(entry.id), (values.type == .expense) == (row.amount.minorUnits < 0),
        values.account == row.account || values.account == .bank,
        SamePurchase.areNear(values.date, row.line.day)
      else { return false }
      let isImported = entry.texts.by.hasPrefix("import/")
      let isOfThisForm = !isImported || entry.texts.by.hasPrefix(row.source)
      if isOfThisForm, ledger.known.isTold(entry.id, by: row.account) { return false }
      if isImported {
        // Another file of this account says it in another form; two of one form have one key.
        return values.account == row.account && values.date == row.line.day
          && SamePurchase.areAlike(name(of: entry), name(of: row))
      }
      let name = name(of: entry)
      return name.isEmpty || SamePurchase.areAlike(name, self.name(of: row))
    }.min { distance($0.values.date, row) < distance($1.values.date, row) }?.id
  }

  /// What the file of another account told of, where either says that the money went between the two.
  private func otherSide(of row: ImportPlan.Row) -> EventID? {
    entries[row.amount.absolute]?.filter { entry in
      let values = entry.values
      return !taken.contains(entry.id) && (values.type == .expense) == (row.amount.minorUnits > 0)
        && values.account != row.account && entry.texts.by.hasPrefix("import/")
        && SamePurchase.areNear(values.date, row.line.day)
        && (ImportWords(row.line).isTransfer || ImportWords(text: name(of: entry)).isTransfer)
    }.min { distance($0.values.date, row) < distance($1.values.date, row) }?.id
  }

  private func name(of entry: RegisteredEntry) -> String {
    [entry.texts.merchant, entry.texts.note].joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
  }

  private func name(of row: ImportPlan.Row) -> String { "\(row.line.payee) \(row.line.memo)" }

  /// A transfer of which one side alone is told: cash from a machine, a card that was paid, money put aside.
  func nameTransfers(_ rows: inout [ImportPlan.Row]) {
    for place in rows.indices where rows[place].state == .new && isOpen(rows[place]) {
      let row = rows[place]
      let words = ImportWords(row.line)
      let kind = ledger.accounts.kind(of: row.account)
      if let other = words.otherAccount {
        rows[place].role = .transfer(other)
      } else if words.isCash, kind != .cash, row.amount.minorUnits < 0 {
        rows[place].role = .transfer(.cash)
      } else if words.isCardPayment, let other = other(of: kind == .card ? .bank : .card, row) {
        rows[place].role = .transfer(other)
      } else if words.isTransfer, let other = other(of: .savings, row), kind != .card {
        rows[place].role = .transfer(other)
      }
    }
  }

  /// The one account of a kind; `nil` where there is none, or several.
  private func other(of kind: AccountKind, _ row: ImportPlan.Row) -> AccountName? {
    let found = ledger.accounts.offered(on: row.line.day).filter {
      ledger.accounts.kind(of: $0) == kind && $0 != row.account
    }
    return found.count == 1 ? found.first : nil
  }

  /// What came back of which purchase: the last one of that name that paid at least so much.
  func findPurchases(_ rows: inout [ImportPlan.Row]) {
    var lines: [CalendarDay: [Int]] = [:]
    for place in rows.indices where rows[place].role == .expense && rows[place].state == .new {
      lines[rows[place].line.day, default: []].append(place)
    }
    for place in rows.indices where rows[place].state == .new {
      let row = rows[place]
      switch row.role {
      // Where the file has a category, that says whether it came back.
      case .credit: break
      case .income where row.line.category.isEmpty && !ImportWords(row.line).isEarned: break
      case .income, .expense, .transfer, .sameAs, .match: continue
      }
      if let found = purchase(of: row, in: rows, lines) { rows[place].role = .credit(found) }
    }
  }

  /// Looked for day by day, back from the line's own; of one day a line comes before an entry.
  private func purchase(
    of row: ImportPlan.Row, in rows: [ImportPlan.Row], _ lines: [CalendarDay: [Int]]
  ) -> ImportPlan.Purchase? {
    let name = row.line.payee.isEmpty ? row.line.memo : row.line.payee
    for distance in 0...ImportMatching.refundReach {
      guard let day = row.line.day.adding(days: -distance) else { return nil }
      let line = lines[day]?.last { place in
        let other = rows[place]
        return other.account == row.account && -other.amount.minorUnits >= row.amount.minorUnits
          && SamePurchase.areAlike(
            other.line.payee.isEmpty ? other.line.memo : other.line.payee, name)
      }
      if let line { return .line(rows[line].key) }
      let entry = expenses[day]?.filter { entry in
        entry.values.amount.currency == row.amount.currency && entry.values.amount >= row.amount
          && SamePurchase.areAlike(entry.texts.merchant, name)
      }.max { $0.id < $1.id }
      if let entry { return .entry(entry.id, entry.values.category) }
    }
    return nil
  }
}

extension Money {
  /// Without its sign.
  fileprivate var absolute: Money { minorUnits < 0 ? negated : self }
}
