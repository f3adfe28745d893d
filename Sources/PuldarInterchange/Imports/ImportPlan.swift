package import LedgerModel

/// What each line of some statements is to a ledger, and what becomes of it.
///
/// Nothing is stored twice: a line whose key is there is known, one that another account's file told of is the
/// other side of its transfer, and one that may have been typed by hand is that if the names are alike, else doubtful
/// until a person says so.
package struct ImportPlan: Sendable {
  /// What a line is to the ledger.
  package enum State: Hashable, Sendable {
    /// It is not there.
    case new
    /// It was taken in before.
    case known
    /// It is this entry, which was recorded otherwise, or the other side of it.
    indirect case same(EventID)
    /// It may be this entry, or the other side of it.
    indirect case doubtful(EventID)
    /// It may be what another file of these says in another layout, or the other side of it.
    indirect case retold(Retold)
    /// It is not taken in, and why.
    case leftOut(LeftOutReason)
  }

  /// The line of another file that says the same.
  package struct Retold: Hashable, Sendable {
    /// By which the ledger would know that line.
    package var key: IdempotencyKey
    /// The index of its statement.
    package var statement: Int
    /// Where that line stands in its file.
    package var place: StatementPlace
    /// Whether it is the other side, of another account, once it is stored.
    package var isOtherSide = false
  }

  /// What a line becomes, once it is stored.
  package enum Role: Hashable, Sendable {
    /// Money that was spent.
    case expense
    /// Money that came back, of a purchase where one is found.
    indirect case credit(Purchase?)
    /// Money that was earned.
    case income
    /// Between this account and another one of the person.
    indirect case transfer(AccountName)
    /// What another line of these files says from the other side.
    indirect case sameAs(IdempotencyKey)
    /// A transfer that was recorded before.
    indirect case match(EventID)
  }

  /// What a credit pays back.
  package enum Purchase: Hashable, Sendable {
    /// An entry that is there, with its category.
    case entry(EventID, CategoryName)
    /// A line that is new too.
    case line(IdempotencyKey)
  }

  /// A line of a statement, and what is to become of it.
  package struct Row: Hashable, Sendable {
    // In an order that leaves few gaps: ten years of lines stand in memory.
    /// The line as the file has it.
    package var line: StatementLine
    /// The account that it is of.
    package var account: AccountName
    private var identity: ImportIdentity
    /// With the bank's sign.
    package var amount: Money
    /// What its words say.
    package var words: ImportWords
    /// What it is to the ledger.
    package var state: State
    /// What it becomes.
    package var role: Role
    private var format: StatementFormat
    /// Whether the program itself wrote the file, which names no accounts.
    package var isOwn: Bool
    private var statementNumber: Int32

    /// The index of the statement.
    package var statement: Int { Int(statementNumber) }
    /// By which the ledger knows it.
    package var key: IdempotencyKey { line.key(identity, in: account, named: words.name) }
    /// Whether cash was taken out, by the words or by a kind of the file's own form: what a column of a CSV is named
    /// "Cash" for nobody knows.
    var isCash: Bool {
      words.isCash || format == .ofx && ["ATM", "CASH"].contains(line.kind.uppercased())
    }
    /// Whether the form of the file says that it is a transfer.
    var isTransferKind: Bool { format == .ofx && line.kind.uppercased() == "XFER" }
    /// Whether an entry is money that went the other way.
    package func isOtherSide(of entry: EntryValues) -> Bool {
      (entry.type == .expense) == (amount.minorUnits > 0) && entry.account != account
    }
    /// Where its values come from, as `import/ofx`.
    package var source: String { "import/\(format.rawValue)" }

    fileprivate init(
      _ number: Int, _ imported: ImportedAccount, _ line: StatementLine, words: ImportWords,
      amount: Money, identity: ImportIdentity, state: State, role: Role
    ) {
      self.line = line
      self.words = words
      self.amount = amount
      self.identity = identity
      self.state = state
      self.role = role
      (account, format) = (imported.account, imported.statement.format)
      isOwn = imported.isOwnExport
      statementNumber = Int32(clamping: number)
    }
  }

  /// What the ledger holds.
  package struct Ledger: Sendable {
    /// Those that count.
    package var entries: [RegisteredEntry]
    package var transfers: [(event: EventID, made: TransferMade)]
    /// The lines that were taken in before.
    package var known: ImportedLines
    /// The accounts, and what was said of them.
    package var accounts: AccountBook
    package var today: CalendarDay

    /// What counts on a day.
    package init(
      entries: [RegisteredEntry], transfers: [(event: EventID, made: TransferMade)],
      known: ImportedLines, accounts: AccountBook, today: CalendarDay
    ) {
      self.entries = entries
      self.transfers = transfers
      self.known = known
      self.accounts = accounts
      self.today = today
    }
  }

  /// In the order of the files, then of their lines.
  package private(set) var rows: [Row] = []
  /// By which statements of one form and line of names are told from those of another.
  private let layouts: [String]
  /// Entries of another account that a line puts into its own if it is the same, or is the other side of, by the
  /// first of them.
  package private(set) var moved: [EventID: [RegisteredEntry]] = [:]

  /// Whether any line was new before it was looked for.
  package private(set) var hadNew = false

  /// The lines beside the keys of a ledger alone: what is known is known, and the others are new.
  ///
  /// - Parameter first: Lines before this day are left out; `nil` for none.
  /// - Throws: Where a line's amount is none of the currency, or its own currency another one.
  package init(
    unmatched statements: [ImportedAccount], in ledger: Ledger, since first: CalendarDay?
  ) throws(ImportProblem) {
    layouts = statements.map { imported in
      "\(imported.statement.format.rawValue) \(imported.statement.layout?.fingerprint ?? "")"
    }
    var keys: Set<IdempotencyKey> = []
    var reader = ImportWordsReader()
    rows.reserveCapacity(statements.reduce(0) { $0 + $1.statement.lines.count })
    for (number, statement) in statements.enumerated() {
      let lines = ImportPlanLines(statement, ledger, since: first)
      for (index, line) in statement.statement.lines.enumerated() {
        var row = try lines.row(number, index, line, &reader)
        // Another file of these says it too.
        if statements.count > 1, !keys.insert(row.key).inserted, row.state == .new {
          row.state = .known
        }
        rows.append(row)
      }
    }
  }

  /// Whether anything is to be looked for among what the ledger holds.
  private var hasNew: Bool { rows.indices.contains { rows[$0].state == .new } }

  /// The months of which entries may be what the new lines are, or what they pay back; `nil` where no line is new.
  package var months: ClosedRange<CalendarMonth>? {
    var days: ClosedRange<CalendarDay>?
    // Rows are many and large: none is copied for a look at it.
    for place in rows.indices where rows[place].state == .new {
      let day = rows[place].line.day
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
    guard let first = days?.lowerBound, let last = days?.upperBound else { return nil }
    let start = ImportPurchases.firstDay(before: first).month
    let end = SamePurchase.days(around: last).upperBound.month
    return start...end
  }

  /// Finds out what the new lines are beside what the ledger holds, and beside each other.
  ///
  /// - Parameter isMatching: Whether a line that may be the other side of another one is that.
  package mutating func match(_ ledger: Ledger, isMatching: Bool = false) {
    guard hasNew else { return }
    hadNew = true
    var matching = ImportMatching(ledger, known: rows)
    matching.findRetold(&rows, layouts)
    matching.matchTransfers(&rows)
    matching.pairTransfers(&rows)
    matching.matchEntries(&rows)
    moved = matching.moved
    matching.nameTransfers(&rows)
    matching.findSides(&rows, isMatching: isMatching)
    var purchases = ImportPurchases(ledger)
    purchases.find(&rows)
  }

  /// Gives the rows away, so that none is there twice.
  package mutating func takeRows() -> [Row] {
    defer { rows = [] }
    return rows
  }
}

extension ImportPlan.State {
  /// Whether it is what is there already.
  package var isSame: Bool { if case .same = self { true } else { false } }
}

/// Makes rows of the lines of one statement.
private struct ImportPlanLines {
  private let imported: ImportedAccount
  private let ledger: ImportPlan.Ledger
  private let first: CalendarDay?
  private let isCard: Bool

  init(_ imported: ImportedAccount, _ ledger: ImportPlan.Ledger, since first: CalendarDay?) {
    self.imported = imported
    self.ledger = ledger
    self.first = first
    isCard =
      imported.statement.accountKind == .card
      || ledger.accounts.kind(of: imported.account) == .card
  }

  func row(
    _ number: Int, _ index: Int, _ line: StatementLine, _ reader: inout ImportWordsReader
  ) throws(ImportProblem) -> ImportPlan.Row {
    let amount = try imported.amount(of: line)
    guard let identity = imported.identities[index] else { throw .noIdentity(line.place) }
    let words = reader.words(of: line)
    let state: ImportPlan.State =
      if isKnown(line, identity, words) {
        .known
      } else if amount.minorUnits == 0 {
        .leftOut(.zero)
      } else if isOpening(line, words) {
        .leftOut(.opening)
      } else if line.isPending {
        .leftOut(.pending)
      } else if let first, line.day < first {
        .leftOut(.early)
      } else if ledger.today < line.day {
        .leftOut(.future)
      } else {
        .new
      }
    return ImportPlan.Row(
      number, imported, line, words: words, amount: amount, identity: identity, state: state,
      role: role(amount, words))
  }

  /// Whether a line says what the account held at first: QIF writes that as money from the account itself.
  private func isOpening(_ line: StatementLine, _ words: ImportWords) -> Bool {
    guard let other = line.otherAccount else { return false }
    if other == imported.account || words.name == "opening balance" { return true }
    let name = ImportWords.folded(imported.statement.account ?? "")
    return !name.isEmpty && ImportWords.folded(other.text) == name
  }

  private func isKnown(
    _ line: StatementLine, _ identity: ImportIdentity, _ words: ImportWords
  ) -> Bool {
    // Of a new ledger no key is made for it.
    !ledger.known.isEmpty
      && ledger.known.contains(line.key(identity, in: imported.account, named: words.name))
  }

  private func role(_ amount: Money, _ words: ImportWords) -> ImportPlan.Role {
    if amount.minorUnits < 0 { return .expense }
    if words.isRefund { return .credit(nil) }
    // What comes to a card and is no payment came back.
    return isCard && !words.isEarned ? .credit(nil) : .income
  }
}

extension ImportedAccount {
  /// An amount with the bank's sign, in the currency of the ledger.
  fileprivate func amount(of line: StatementLine) throws(ImportProblem) -> Money {
    if let code = line.currencyCode, code != currency.code {
      throw .secondCurrency(code, currency, line.place)
    }
    guard let amount = line.amount.money(in: currency) else {
      throw .notOfCurrency(line.amount.description, currency, line.place)
    }
    return amount
  }

  /// - Throws: What is wrong with the first line that cannot be taken in.
  package func check() throws(ImportProblem) {
    for (index, line) in statement.lines.enumerated() {
      _ = try amount(of: line)
      if identities[index] == nil { throw .noIdentity(line.place) }
    }
  }
}

/// A line that cannot be taken in, so that its file is not.
package enum ImportProblem: Error, Hashable, Sendable {
  /// A line in a second currency: its code, that of the account, and the place.
  case secondCurrency(String, Money.Currency, StatementPlace)
  /// An amount that the currency cannot have: the amount, the currency, and the place.
  case notOfCurrency(String, Money.Currency, StatementPlace)
  /// A line that cannot be told from others.
  case noIdentity(StatementPlace)
  /// The number of the file ends otherwise than that of the account did, or is another one that ends alike.
  case otherNumber(String, of: AccountName, before: String)
  /// All of the file is in another currency than the ledger's: its code, and that one.
  case otherCurrency(String, ledger: Money.Currency)
  /// An account that has lines in two currencies.
  case twoCurrencies(String, beside: String, StatementPlace)
}

extension ImportProblem {
  /// The line that cannot be taken in; `nil` if it is all of the file.
  package var place: StatementPlace? {
    switch self {
    case .secondCurrency(_, _, let place), .notOfCurrency(_, _, let place), .noIdentity(let place),
      .twoCurrencies(_, _, let place):
      place
    case .otherNumber, .otherCurrency: nil
    }
  }

  /// What is wrong with each of a file's statements: an account that has lines in two currencies.
  package static func secondCurrencies(of statements: [BankStatement]) -> [ImportProblem?] {
    statements.map { one in
      let all = statements.filter { $0.account == one.account && $0.currencyCode != nil }
      guard let first = all.first?.currencyCode,
        let second = all.first(where: { $0.currencyCode != first }), let code = second.currencyCode
      else { return nil }
      let place = second.lines.first?.place ?? StatementPlace(line: 1)
      return .twoCurrencies(code, beside: first, place)
    }
  }
}

extension ImportProblem: ExplainedError {
  package var code: String { StatementError.code(of: self) }

  package var problem: String {
    switch self {
    case .secondCurrency(let code, let currency, let place):
      "line \(place.line): the amount is in \(Quotation(of: code)), and the account in \(currency.code)"
    case .notOfCurrency(let amount, let currency, let place):
      "line \(place.line): '\(amount)' is no amount of \(currency.code)"
    case .twoCurrencies(let code, let other, let place):
      "line \(place.line): the amount is in \(Quotation(of: code)), and others of the account in \(Quotation(of: other))"
    case .noIdentity(let place): "line \(place.line): the line cannot be told from others"
    case .otherNumber(let end, let account, let before):
      "the file is of the account …\(Quotation(of: end))"
        + (before == end ? " (another number with this end)" : "")
        + ", and \(Quotation(of: account.text)) was …\(Quotation(of: before)) before"
    case .otherCurrency(let code, let ledger):
      "it is in \(Quotation(of: code)), and the ledger in \(ledger.code)"
    }
  }

  package var remedy: String? {
    switch self {
    case .secondCurrency, .twoCurrencies:
      "An account has one currency: take such lines out of a copy of the file."
    case .notOfCurrency:
      "Name the currency of the file, or mend the line in a copy."
    case .noIdentity: "Mend that line in a copy of the file."
    case .otherNumber: "Name the account that the file is of."
    case .otherCurrency: "Take it into a ledger of its own."
    }
  }
}
