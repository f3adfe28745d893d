public import LedgerModel

/// A plan for the lines of banks' files: shown to a person, changed, and given to ``LedgerStore/Ledger/import(_:)``.
///
/// Nothing is stored twice: a line that the ledger has is known; one that was recorded in another way is the same or,
/// without proof, doubtful until the person decides.
public struct StatementImport: Sendable {
  /// The statements, one for each account of each file, in order.
  public let statements: [Statement]
  /// All lines of the files, including those left out. Each line's ``Line/choice`` decides what is stored.
  public var lines: Lines
  let today: CalendarDay

  /// The accounts of the files, without duplicates.
  public var accounts: [AccountName] {
    statements.map(\.account).reduce(into: []) { accounts, account in
      if !accounts.contains(account) { accounts.append(account) }
    }
  }

  /// How many lines would be stored under the current choices.
  public var storedCount: Int { lines.indices.count { lines.isStored($0) } }

  /// How a line relates to the ledger.
  public enum State: Hashable, Sendable {
    /// The ledger has nothing like it.
    case new
    /// It was imported before.
    case known
    /// It is this entry, recorded in another way, or its other side.
    case same(EventID)
    /// It may be this entry, or its other side: the person has to decide.
    case doubtful(EventID)
    /// It may repeat the line with this id, or be its other side.
    case retold(by: Line.ID)
    /// It is never stored, for this reason.
    case leftOut(LeftOutReason)

    /// Whether a choice has any effect.
    public var canBeStored: Bool {
      switch self {
      case .new, .same, .doubtful, .retold: true
      case .known, .leftOut: false
      }
    }
  }

  /// The decision about a line.
  public enum Choice: Hashable, Sendable {
    /// It is stored as its own entry, or as the transfer that it describes.
    case store
    /// It is what it may be, and is noted there.
    case same
    /// It is not stored now; the next import of the file offers it again.
    case leave
  }

  /// The stored part of a file for one account, completely or not at all.
  public struct Stored: Hashable, Sendable {
    /// The account.
    public let account: AccountName
    /// The events. The first one names the file: undoing it takes back all of them.
    public let events: [EventID]
  }
}

extension StatementImport {
  /// A file's data about one account.
  public struct Statement: Sendable {
    /// Why none of it is imported; `nil` if it is.
    public let problem: StatementError?
    /// The currency's three capital letters; `nil` if the file names none and it is not imported.
    public let currencyCode: String?
    /// The number of bookings in the file.
    public let lineCount: Int
    /// The sum of the bookings, as a decimal number with the file's decimals; `nil` if it overflows.
    public let sum: String?
    /// The first day of a booking; `nil` if there is none.
    public let firstDay: CalendarDay?
    /// The last day of a booking; `nil` if there is none.
    public let lastDay: CalendarDay?
    /// The balance before the first booking; `nil` if the file states none.
    public let opening: AccountBalance?
    /// The closing balance that the bank states; `nil` if it states none.
    public let stated: AccountBalance?
    /// How far the closing balance in the file is above the one that its opening balance and its lines lead to: lines
    /// are missing, or there twice. `nil` if they agree, or the file does not state both balances.
    public let missing: Money?
    /// The assumptions about facts that the file omits; empty if there are none.
    public let assumptions: Set<StatementAssumption>
    /// Bank ids that were given to lines of different amounts, each with the position of such a line.
    public let reused: [(name: String, line: Int)]
    /// The entries that earlier files said of days within this file, which has them no longer, and no line that may be
    /// them.
    public internal(set) var dropped: [EventID] = []
    /// The range of its lines; empty if there is a problem.
    public let lines: Range<Line.ID>
    /// The event that records the file's import.
    let head: ImportMade

    /// The file's name, without its folder.
    public var file: String { head.file }
    /// The account of the statement.
    public var account: AccountName { head.account }
    /// The format of the file, such as `ofx`.
    public var format: String { head.format }
    /// The formats of all statements.
    public static let formats = StatementFormat.allCases.map(\.rawValue)
  }
}

extension StatementImport {
  /// Returns the decision that stores a statement's chosen lines, completely or not at all.
  ///
  /// - Parameter statement: Its index in ``statements``.
  public func decision(of statement: Int) -> some Decision<[EventID]> { storing(statement) }

  /// Returns the ledger's balance of the account at the end of the day of ``Statement/stated``; `nil` if its opening
  /// balance is unknown, or the file states no balance.
  ///
  /// - Parameters:
  ///   - statement: Its index in ``statements``.
  ///   - isStored: Whether the chosen lines are yet to be stored.
  ///   - accounts: The ledger's accounts.
  public func balance(of statement: Int, storing isStored: Bool, beside accounts: Accounts)
    -> Money?
  {
    let decision = storing(statement, isStored)
    return decision.balance(after: decision.items, accounts)
  }

  /// - Parameter isStored: Whether the chosen lines are stored, or none.
  func storing(_ number: Int, _ isStored: Bool = true) -> ImportStatement<ImportedItems> {
    let statement = statements[number]
    return ImportStatement(
      statement.head, lines.items(of: number, isStored),
      moving: lines.contents.changed.map(\.id), stated: statement.stated,
      today: today)
  }
}

extension StatementImport {
  /// The files' names of categories, without duplicates, sorted.
  public var categories: [String] { lines.categories.values.sorted() }

  /// Maps categories of the files to those of the ledger. `Eating Out` and `eating-out` are one, and the last of two
  /// mappings wins.
  ///
  /// - Parameter categories: The ledger's categories, each with the files' name for it.
  /// - Returns: The folded names that no line has, sorted.
  /// - Throws: `Refusal.unknownCategory` if the ledger lacks a category.
  @discardableResult
  public mutating func mapCategories(
    _ categories: [(name: String, category: CategoryName)]
  ) throws(Refusal) -> [String] {
    if categories.isEmpty { return [] }
    try lines.contents.map(categories)
    let there = lines.categories
    return lines.contents.mappings.keys.filter { there[$0] == nil }.sorted()
  }

  /// The lines whose category neither the person nor the rules know, with their merchants: a model may know.
  public var unknown: [(line: Line.ID, merchant: String)] {
    lines.indices.compactMap { id in
      lines.row(of: id).flatMap(lines.contents.unknown).map { (id, $0) }
    }
  }

  /// Applies the categories that a model proposes for lines that are ``unknown``.
  ///
  /// - Parameters:
  ///   - categories: The proposals by merchant.
  ///   - source: The model, as an event names it.
  ///   - asked: The lines that it may decide; `nil` for all lines of these merchants.
  public mutating func propose(
    _ categories: [String: CategoryName], by source: String, of asked: [Line.ID]? = nil
  ) {
    let allowed = asked.map { Set($0.compactMap { lines.row(of: $0)?.key }) }
    lines.contents.proposals = ImportProposals(categories, source: source, allowed: allowed)
  }
}
