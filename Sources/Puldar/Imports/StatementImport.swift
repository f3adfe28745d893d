public import LedgerModel
public import PuldarInterchange

/// What the lines of a bank's file become: shown to a person, changed, and given to ``LedgerStore/Ledger/import(_:)``.
///
/// Nothing is stored twice: a line that is in the ledger is known, and one that was recorded otherwise is the
/// same or, if nothing proves that, doubtful until somebody says so.
public struct StatementImport: Sendable {
  /// What the file is called, without its folder.
  public let name: String
  /// All lines of the file, those that are left out too. What is stored says each line's ``Line/choice``.
  public var lines: [Line]
  /// SHA-256 of the file's bytes.
  let hash: String
  let statements: [Statement]
  let rows: [ImportPlan.Row]
  let moved: [EventID: [RegisteredEntry]]

  /// An account of the file.
  struct Statement: Sendable {
    var account: ImportedAccount
    var stated: AccountBalance?
  }

  /// The accounts of the file, each once; there may be several.
  public var accounts: [AccountName] {
    statements.map(\.account.account).reduce(into: []) { accounts, account in
      if !accounts.contains(account) { accounts.append(account) }
    }
  }

  /// How many lines would be stored as they are chosen now.
  public var storedCount: Int { lines.count { isStored($0) } }

  /// One line of the file.
  public struct Line: Hashable, Sendable, Identifiable {
    /// The same as long as the import is there.
    public let id: Int
    /// Where it stands in the file: counted from 1.
    public let number: Int
    /// The account that it is of.
    public let account: AccountName
    /// The day that the bank booked it; `nil` if it has none that can be read.
    public let day: CalendarDay?
    /// Above zero if the account received it, below if it paid; `nil` if it has none that can be read.
    public let amount: Money?
    /// Who was paid or paid, as a person writes it; may be empty.
    public let merchant: String
    /// The bank's own words; may be empty.
    public let words: String
    /// What it is to the ledger.
    public let state: State
    /// The category of what is spent or comes back: change it, and it is the one of the merchant's next entries
    /// too. `nil` for what is in none, as income and money between accounts.
    public var category: CategoryName?
    /// What becomes of it: change it if ``State/canBeStored``.
    public var choice: Choice
  }

  /// What a line is to the ledger.
  public enum State: Hashable, Sendable {
    /// The ledger has nothing of the kind.
    case new
    /// It was taken in before.
    case known
    /// It is this entry, which was recorded otherwise, or the other side of it.
    case same(EventID)
    /// It may be this entry, or the other side of it: somebody has to say.
    case doubtful(EventID)
    /// It may be what another line of the file says of another account: the line of this id.
    case otherSide(of: Line.ID)
    /// It is never stored, and why.
    case leftOut(LeftOutReason)

    /// Whether a choice changes anything.
    public var canBeStored: Bool {
      switch self {
      case .new, .same, .doubtful, .otherSide: true
      case .known, .leftOut: false
      }
    }
  }

  /// What becomes of a line.
  public enum Choice: Hashable, Sendable {
    /// It is stored as an entry of its own, or as the move of money that it tells of.
    case store
    /// It is what it may be, and is noted there.
    case same
    /// It is not stored now; the next import of the file asks again.
    case leave
  }

  /// What of a file was stored of one account, together or not at all.
  public struct Stored: Hashable, Sendable {
    /// The account.
    public let account: AccountName
    /// The events, the first of which names the file: to undo that one takes back all of it.
    public let events: [EventID]
  }
}

extension StatementImport {
  /// Whether a line is stored as it is chosen now.
  func isStored(_ line: Line) -> Bool {
    guard line.state.canBeStored, line.choice != .leave else { return false }
    // What another line says is noted there, if that one is stored.
    if line.choice == .same, case .otherSide(let other) = line.state {
      return lines.first { $0.id == other }.map { $0.choice == .store } ?? false
    }
    return true
  }

  /// - Parameter contents: What says who was paid, and for what.
  init(
    _ name: String, hash: String, _ statements: [Statement], _ plan: ImportPlan,
    _ contents: ImportContents
  ) {
    self.name = name
    self.hash = hash
    self.statements = statements
    rows = plan.rows
    moved = plan.moved
    let places = Dictionary(plan.rows.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var lines = plan.rows.enumerated().map { place, row in
      Line(row, place, places, row.state.isTold ? nil : contents.content(of: row, isMatched: false))
    }
    for statement in statements {
      for line in statement.account.statement.leftOut {
        lines.append(Line(line, lines.count, statement.account))
      }
    }
    self.lines = lines.sorted { ($0.number, $0.id) < ($1.number, $1.id) }
  }
}

extension StatementImport.Line {
  fileprivate init(
    _ row: ImportPlan.Row, _ place: Int, _ places: [IdempotencyKey: Int],
    _ content: ImportContents.Content?
  ) {
    id = place
    number = row.line.place.line
    account = row.account
    day = row.line.day
    amount = row.amount
    merchant = content?.merchant ?? row.line.payee
    words = row.note(beside: "")
    category = content?.category
    switch row.state {
    case .new: (state, choice) = (.new, .store)
    case .known: (state, choice) = (.known, .leave)
    case .same(let entry): (state, choice) = (.same(entry), .same)
    case .doubtful(let entry): (state, choice) = (.doubtful(entry), .leave)
    case .retold(let other):
      (state, choice) = (.otherSide(of: places[other.key] ?? place), .leave)
    case .leftOut(let reason): (state, choice) = (.leftOut(reason), .leave)
    }
  }

  /// What is no booking.
  fileprivate init(_ line: LeftOutLine, _ id: Int, _ account: ImportedAccount) {
    self.id = id
    number = line.place.line
    self.account = account.account
    day = line.day
    amount = line.amount?.money(in: account.currency)
    merchant = line.payee
    words = line.payee
    state = .leftOut(line.reason)
    category = nil
    choice = .leave
  }
}

extension ImportPlan.State {
  /// Whether nothing becomes of a line.
  fileprivate var isTold: Bool {
    switch self {
    case .known, .leftOut: true
    case .new, .same, .doubtful, .retold: false
    }
  }
}
