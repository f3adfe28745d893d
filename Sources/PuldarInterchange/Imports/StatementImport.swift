public import LedgerModel

/// What the lines of banks' files become: shown to a person, changed, and given to ``LedgerStore/Ledger/import(_:)``.
///
/// Nothing is stored twice: a line that is in the ledger is known, and one that was recorded otherwise is the
/// same or, if nothing proves that, doubtful until somebody says so.
public struct StatementImport: Sendable {
  /// What the files say of accounts, each account of each file by itself, in their order.
  public let statements: [Statement]
  /// All lines of the files, those that are left out too. What is stored says each line's ``Line/choice``.
  public var lines: Lines
  let today: CalendarDay

  /// The accounts of the files, each once.
  public var accounts: [AccountName] {
    statements.map(\.account).reduce(into: []) { accounts, account in
      if !accounts.contains(account) { accounts.append(account) }
    }
  }

  /// How many lines would be stored as they are chosen now.
  public var storedCount: Int { lines.indices.count { lines.isStored($0) } }

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
    /// It may be what another line of the files says, or the other side of it: the line of this id.
    case retold(by: Line.ID)
    /// It is never stored, and why.
    case leftOut(LeftOutReason)

    /// Whether a choice changes anything.
    public var canBeStored: Bool {
      switch self {
      case .new, .same, .doubtful, .retold: true
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
  /// What a file says of one account.
  public struct Statement: Sendable {
    /// Why none of it is taken in; `nil` if it is.
    public let problem: StatementError?
    /// The three capital letters of its currency; `nil` if the file names none and none of it is taken in.
    public let currencyCode: String?
    /// How many bookings the file has.
    public let lineCount: Int
    /// What they add up to, as a decimal number with the decimals of the file; `nil` if that fits no amount.
    public let sum: String?
    /// The day of the first booking; `nil` without one.
    public let firstDay: CalendarDay?
    /// The day of the last booking; `nil` without one.
    public let lastDay: CalendarDay?
    /// What the account held before the first booking; `nil` if the file does not say.
    public let opening: AccountBalance?
    /// What the bank says that the account held at the end of the statement; `nil` if it does not.
    public let stated: AccountBalance?
    /// What was taken for granted because nothing in the file tells; empty if all was known.
    public let assumptions: Set<StatementAssumption>
    /// Names that the bank gave to lines of different amounts, each with the place of a line in the file.
    public let reused: [(name: String, line: Int)]
    /// Its lines; none if there is a problem.
    public let lines: Range<Line.ID>
    /// What its event says of the file.
    let head: ImportMade

    /// What the file is called, without its folder.
    public var file: String { head.file }
    /// The account that it is of.
    public var account: AccountName { head.account }
    /// In what form the file is, as `ofx`.
    public var format: String { head.format }
  }
}

extension StatementImport {
  /// What stores the lines of a statement that are chosen, together or not at all.
  ///
  /// - Parameter statement: Its place in ``statements``.
  public func decision(of statement: Int) -> some Decision<[EventID]> { storing(statement) }

  /// What the ledger would hold on the account at the end of the day of ``Statement/stated``; `nil` if nobody said
  /// what it held at first, or the file does not state what it held.
  ///
  /// - Parameters:
  ///   - statement: Its place in ``statements``.
  ///   - isStored: Whether the lines that are chosen are yet to be stored.
  ///   - accounts: Those of the ledger.
  public func balance(of statement: Int, storing isStored: Bool, beside accounts: Accounts)
    -> Money?
  {
    let decision = storing(statement, isStored)
    return decision.balance(after: decision.items, accounts)
  }

  /// - Parameter isStored: Whether the lines that are chosen are stored, or none.
  func storing(_ number: Int, _ isStored: Bool = true) -> ImportStatement<ImportedItems> {
    let statement = statements[number]
    return ImportStatement(
      statement.head, lines.items(of: number, isStored), stated: statement.stated, today: today)
  }
}

extension StatementImport {
  /// What the files call their categories, each once, in their order.
  public var categories: [String] { lines.categories.values.sorted() }

  /// Takes categories of the files for those of the ledger: `Eating Out` and `eating-out` are one, and of one that is
  /// named twice the last holds.
  ///
  /// - Parameter categories: Each with the name that the files give it.
  /// - Returns: The names that no line has, in small letters, in their order.
  /// - Throws: `Refusal.unknownCategory` of a category that the ledger has not.
  @discardableResult
  public mutating func mapCategories(
    _ categories: [(name: String, category: CategoryName)]
  ) throws(Refusal) -> [String] {
    if categories.isEmpty { return [] }
    try lines.contents.map(categories)
    let there = lines.categories
    return lines.contents.mappings.keys.filter { there[$0] == nil }.sorted()
  }

  /// The lines whose category neither the person nor the rules know, and who was paid: a model may.
  public var unknown: [(line: Line.ID, merchant: String)] {
    lines.indices.compactMap { id in
      lines.row(of: id).flatMap(lines.contents.unknown).map { (id, $0) }
    }
  }

  /// Takes the categories that a model proposes for lines that are ``unknown``.
  ///
  /// - Parameters:
  ///   - categories: By the merchant.
  ///   - source: The model, as an event names it.
  ///   - asked: The lines that it may decide about; `nil` for all of these merchants.
  public mutating func propose(
    _ categories: [String: CategoryName], by source: String, of asked: [Line.ID]? = nil
  ) {
    let allowed = asked.map { Set($0.compactMap { lines.row(of: $0)?.key }) }
    lines.contents.proposals = ImportProposals(categories, source: source, allowed: allowed)
  }
}
