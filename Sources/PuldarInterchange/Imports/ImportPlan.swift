package import LedgerModel

/// Decides what each line of some statements is to a ledger, and what it becomes.
///
/// Nothing is stored twice: a line whose key exists is known, a line that another account's file recorded is the other
/// side of its transfer, and a line that may have been typed by hand matches if the names are alike, else it is
/// doubtful until the person decides.
package struct ImportPlan: Sendable {
  /// How a line relates to the ledger.
  package enum State: Hashable, Sendable {
    /// The ledger does not have it.
    case new
    /// It was imported before.
    case known
    /// It is this entry, recorded in another way, or its other side.
    indirect case same(EventID)
    /// It may be this entry, or its other side.
    indirect case doubtful(EventID)
    /// It may repeat a line of another of these files in another layout, or be its other side.
    indirect case retold(Retold)
    /// It is not imported, for this reason.
    case leftOut(LeftOutReason)
  }

  /// A line of another file that says the same.
  package struct Retold: Hashable, Sendable {
    /// The key by which the ledger would know that line.
    package var key: IdempotencyKey
    /// The index of its row.
    package var row: Int
    /// Whether it is the other side, in another account, when stored.
    package var isOtherSide = false
  }

  /// The role of a line when stored.
  package enum Role: Hashable, Sendable {
    /// Money that was spent.
    case expense
    /// Money that came back, with its purchase if one is found.
    indirect case credit(Purchase?)
    /// Money that was earned.
    case income
    /// Money moved between this account and another of the person's.
    indirect case transfer(AccountName)
    /// The other side of another line of these files.
    indirect case sameAs(IdempotencyKey)
    /// A transfer that was recorded before.
    indirect case match(EventID)
  }

  /// The purchase that a credit pays back.
  package enum Purchase: Hashable, Sendable {
    /// An entry of the ledger, with its category.
    case entry(EventID, CategoryName)
    /// A line that is new too.
    case line(IdempotencyKey)
  }

  /// A line of a statement, and the plan for it.
  package struct Row: Hashable, Sendable {
    // Ordered to leave few gaps: ten years of lines are in memory.
    /// The line as read from the file.
    package var line: StatementLine
    /// The line's account.
    package var account: AccountName
    private var ordinal: Int32
    /// The amount with the bank's sign.
    package var amount: Money
    /// The claims of the bank's words.
    package var words: ImportWords
    /// How the line relates to the ledger.
    package var state: State
    /// The role of the line when stored.
    package var role: Role
    private var format: StatementFormat
    /// Whether the program itself wrote the file, which names no accounts.
    package var isOwn: Bool
    /// Whether the file's texts are those of a ledger rather than of a bank.
    package var hasOwnTexts: Bool
    private var statementNumber: Int32

    /// The index of the statement.
    package var statement: Int { Int(statementNumber) }
    /// The key by which the ledger knows the line.
    package var key: IdempotencyKey { line.key(ordinal, in: account, named: words.name) }
    /// Whether the line moves cash, by its words or by an OFX kind. The "Cash" of a CSV column proves nothing.
    var isCash: Bool {
      words.isCash || format == .ofx && ["ATM", "CASH"].contains(line.kind.uppercased())
    }
    /// Whether the file's format marks the line as a transfer.
    var isTransferKind: Bool { format == .ofx && line.kind.uppercased() == "XFER" }
    /// Returns whether an entry of another account has the opposite direction.
    package func isOtherSide(of entry: EntryValues) -> Bool {
      (entry.type == .expense) == (amount.minorUnits > 0) && entry.account != account
    }
    /// The source of the line's values, such as `import/ofx`.
    package var source: String { "import/\(format.rawValue)" }

    fileprivate init(
      _ number: Int, _ imported: ImportedAccount, isOwn: Bool, hasOwnTexts: Bool,
      _ line: StatementLine, words: ImportWords,
      amount: Money, ordinal: Int32, state: State, role: Role
    ) {
      self.line = line
      self.words = words
      self.amount = amount
      self.ordinal = ordinal
      self.state = state
      self.role = role
      (account, format) = (imported.account, imported.statement.format)
      self.isOwn = isOwn
      self.hasOwnTexts = hasOwnTexts
      statementNumber = Int32(clamping: number)
    }
  }

  /// The parts of the ledger that lines are matched with.
  package struct Ledger: Sendable {
    /// The entries that count.
    package var entries: [RegisteredEntry]
    package var transfers: [(event: EventID, made: TransferMade)]
    /// The lines that were imported before.
    package var known: ImportedLines
    /// The accounts, and what was said of them.
    package var accounts: AccountBook
    package var today: CalendarDay
  }

  /// The rows, in the order of the files, then of their lines.
  package private(set) var rows: [Row] = []
  /// The format and column names of each statement, to tell layouts apart.
  private let layouts: [String]
  /// The folded name that the file has for the account of each statement; empty if it has none.
  private let titles: [String]
  /// Entries that a line moves into its account or gives its amount if it is the same, or is the other side of, by the
  /// first of them.
  package private(set) var moved: [EventID: [RegisteredEntry]] = [:]

  /// By the key of a line, the incomes of earlier files that pay it back.
  package private(set) var paidBack: [IdempotencyKey: [RegisteredEntry]] = [:]
  /// By statement, the entries of earlier files that it has no longer.
  package private(set) var dropped: [Int: [EventID]] = [:]
  /// Whether any line was new before matching.
  package private(set) var hadNew = false

  /// Compares lines with the keys of a ledger only: each is known or new, or left out.
  ///
  /// - Parameter first: Lines before this day are left out; `nil` for none.
  /// - Throws: `ImportProblem` if an amount does not fit the currency, or a line has another currency.
  package init(
    unmatched statements: [ImportedAccount], in ledger: Ledger, since first: CalendarDay?
  ) throws(ImportProblem) {
    layouts = statements.map { imported in
      "\(imported.statement.format.rawValue) \(imported.statement.layout?.fingerprint ?? "")"
    }
    titles = statements.map { ImportWords.folded($0.statement.account ?? "") }
    var keys: Set<IdempotencyKey> = []
    var reader = ImportWordsReader()
    rows.reserveCapacity(statements.reduce(0) { $0 + $1.statement.lines.count })
    for (number, statement) in statements.enumerated() {
      let lines = ImportPlanLines(statement, ledger, since: first)
      for (index, line) in statement.statement.lines.enumerated() {
        var row = try lines.row(number, index, line, &reader)
        // Another of these files has the same line.
        if statements.count > 1, !keys.insert(row.key).inserted, row.state == .new {
          row.state = .known
        }
        rows.append(row)
      }
    }
  }

  /// Whether any line needs matching.
  private var hasNew: Bool { rows.indices.contains { rows[$0].state == .new } }

  /// The months whose entries may match the new lines, be paid back by them, or pay them back; `nil` if no line is new.
  package var months: ClosedRange<CalendarMonth>? {
    var days: ClosedRange<CalendarDay>?
    // Rows are many and large: none is copied to be inspected.
    for place in rows.indices where rows[place].state == .new {
      let day = rows[place].line.day
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
    guard let first = days?.lowerBound, let last = days?.upperBound else { return nil }
    let start = ImportPurchases.firstDay(before: first).month
    let end = ImportPurchases.lastDay(after: last).month
    return start...end
  }

  /// Matches the new lines with the ledger's contents, and with each other.
  ///
  /// - Parameter isMatching: Whether a line that may be the other side of another is taken as that.
  package mutating func match(_ ledger: Ledger, isMatching: Bool = false) {
    guard hasNew else { return }
    hadNew = true
    var matching = ImportMatching(ledger, known: rows)
    matching.findRetold(&rows, layouts)
    matching.matchTransfers(&rows, isSaid: true)
    matching.pairTransfers(&rows, titles)
    matching.matchEntries(&rows)
    dropped = matching.matchDropped(&rows)
    moved = matching.moved
    matching.nameTransfers(&rows)
    matching.matchTransfers(&rows, isSaid: false)
    matching.findSides(&rows, isMatching: isMatching)
    var purchases = ImportPurchases(ledger)
    paidBack = purchases.find(&rows)
  }

  /// Returns the rows and drops them, so that they exist only once.
  package mutating func takeRows() -> [Row] {
    defer { rows = [] }
    return rows
  }
}

extension ImportPlan.State {
  /// Whether the ledger already has the line as an entry.
  package var isSame: Bool { if case .same = self { true } else { false } }
}

/// Makes rows of the lines of one statement.
private struct ImportPlanLines {
  private let imported: ImportedAccount
  private let ledger: ImportPlan.Ledger
  private let first: CalendarDay?
  private let isCard: Bool
  private let isOwn: Bool
  private let hasOwnTexts: Bool

  init(_ imported: ImportedAccount, _ ledger: ImportPlan.Ledger, since first: CalendarDay?) {
    self.imported = imported
    self.ledger = ledger
    self.first = first
    isOwn = imported.isOwnExport
    hasOwnTexts = isOwn || imported.has(columnsOf: .full)
    isCard =
      imported.statement.accountKind == .card
      || ledger.accounts.kind(of: imported.account) == .card
  }

  func row(
    _ number: Int, _ index: Int, _ line: StatementLine, _ reader: inout ImportWordsReader
  ) throws(ImportProblem) -> ImportPlan.Row {
    let amount = try imported.amount(of: line)
    let ordinal = imported.ordinals.all[index]
    let words = reader.words(of: line)
    let state: ImportPlan.State =
      if isKnown(line, ordinal, words) {
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
      number, imported, isOwn: isOwn, hasOwnTexts: hasOwnTexts, line, words: words, amount: amount,
      ordinal: ordinal,
      state: state,
      role: role(amount, words))
  }

  /// Whether a line states the opening balance: QIF writes it as a transfer from the account itself.
  private func isOpening(_ line: StatementLine, _ words: ImportWords) -> Bool {
    guard let other = line.otherAccount else { return false }
    if other == imported.account || words.name == "opening balance" { return true }
    let name = ImportWords.folded(imported.statement.account ?? "")
    return !name.isEmpty && ImportWords.folded(other.text) == name
  }

  private func isKnown(
    _ line: StatementLine, _ ordinal: Int32, _ words: ImportWords
  ) -> Bool {
    // A new ledger needs no key for this.
    !ledger.known.isEmpty
      && ledger.known.contains(line.key(ordinal, in: imported.account, named: words.name))
  }

  private func role(_ amount: Money, _ words: ImportWords) -> ImportPlan.Role {
    if amount.minorUnits < 0 { return .expense }
    if words.isRefund { return .credit(nil) }
    // Money that enters a card, and was not earned, came back.
    return isCard && !words.isEarned ? .credit(nil) : .income
  }
}

/// The reason why a file cannot be imported.
package enum ImportProblem: Error, Hashable, Sendable {
  /// A line in a second currency: its code, the account's currency, and the position.
  case secondCurrency(String, Money.Currency, StatementPlace)
  /// An amount that the currency cannot have: the amount, the currency, and the position.
  case notOfCurrency(String, Money.Currency, StatementPlace)
  /// A file of another account number: its end, and the end of the number that the account had before.
  case otherNumber(String, of: AccountName, before: String)
  /// A file in another currency than the ledger's: its code, and the ledger's currency.
  case otherCurrency(String, ledger: Money.Currency)
  /// An account with lines in two currencies.
  case twoCurrencies(String, beside: String, StatementPlace)
}

extension ImportProblem {
  /// The position of the line at fault; `nil` if the whole file is.
  package var place: StatementPlace? {
    switch self {
    case .secondCurrency(_, _, let place), .notOfCurrency(_, _, let place),
      .twoCurrencies(_, _, let place):
      place
    case .otherNumber, .otherCurrency: nil
    }
  }

  /// Returns a problem for each statement whose account has lines in two currencies; `nil` for the others.
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
    case .otherNumber: "Name the account that the file is of."
    case .otherCurrency: "Take it into a ledger of its own."
    }
  }
}
