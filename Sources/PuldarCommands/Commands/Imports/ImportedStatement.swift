import LedgerModel
import PuldarInterchange

/// A statement of a file, with what becomes of it.
struct ImportedStatement {
  var file: StatementFile
  var statement: BankStatement
  var account: AccountName
  /// Why none of it can be taken in; `nil` where it can.
  var problem: CommandFailure?
  var imported: ImportedAccount?
  /// Empty where there is a problem.
  var rows: [ImportPlan.Row] = []
  /// How many lines the file has, and what they add up to.
  let lineCount: Int
  let sum: StatementAmount?
  let firstDay: CalendarDay?
  let lastDay: CalendarDay?

  init(file: StatementFile, statement: BankStatement, account: AccountName) {
    self.file = file
    self.statement = statement
    self.account = account
    lineCount = statement.lines.count
    sum = statement.sum
    let days = statement.lines.indices.lazy.map { statement.lines[$0].day }
    firstDay = days.min()
    lastDay = days.max()
  }

  /// Keeps the lines in the rows alone: ten years of them are not to stand in memory twice.
  mutating func keepRows(_ rows: [ImportPlan.Row]) {
    self.rows = rows
    noRows = statement.leftOut
    var others = noRows[...]
    for place in rows.indices {
      switch rows[place].state {
      case .new: newCount += 1
      case .same: sameCount += 1
      case .known: knownCount += 1
      case .doubtful, .retold: doubtfulCount += 1
      case .leftOut(let reason):
        while let other = others.first, other.place.line < rows[place].line.place.line {
          leftOut.add(other)
          others.removeFirst()
        }
        if let line = rows[place].leftOut { leftOut.add(line) }
        if reason == .opening, statement.opening == nil {
          statement.opening = StatedBalance(amount: rows[place].line.amount, day: nil)
        }
      }
    }
    for line in others { leftOut.add(line) }
    statement.lines = []
    statement.leftOut = []
    imported?.statement.lines = []
    imported?.statement.leftOut = []
    imported?.identities = []
  }

  /// Lets the rows go; how many of each kind there were is kept, and those that are or may be there already.
  mutating func dropRows() {
    rows = rows.filter { $0.state.isSame || $0.state.isDoubtful }
    noRows = []
  }

  /// A line of the file: a row of the plan, or what is none.
  enum Line {
    case row(ImportPlan.Row)
    case noRow(LeftOutLine)

    /// `nil` if it is not left out.
    var leftOut: LeftOutLine? {
      switch self {
      case .row(let row): row.leftOut
      case .noRow(let line): line
      }
    }
  }

  /// All lines as the file has them.
  var inOrder: some Sequence<Line> {
    var (row, other) = (0, 0)
    let (rows, noRows) = (rows, noRows)
    return AnyIterator {
      if other < noRows.count,
        row == rows.count || noRows[other].place.line < rows[row].line.place.line
      {
        defer { other += 1 }
        return .noRow(noRows[other])
      }
      guard row < rows.count else { return nil }
      defer { row += 1 }
      return .row(rows[row])
    }
  }

  /// What of the file no row was made of.
  private var noRows: [LeftOutLine] = []

  /// How many lines are taken in, known, doubtful or left out.
  var count: Int { newCount + sameCount + knownCount + doubtfulCount + leftOut.count }

  private(set) var newCount = 0
  /// How many lines are surely what is there already.
  private(set) var sameCount = 0
  private(set) var knownCount = 0
  private(set) var doubtfulCount = 0
  private(set) var leftOut = LeftOutLines()
}

extension ImportedStatement {
  var currencyCode: String? { statement.currencyCode ?? imported?.currency.code }

  /// An amount as programs read it, with all decimals of the currency if it is one of it.
  func text(_ amount: StatementAmount?) -> String? {
    let money = imported.flatMap { amount?.money(in: $0.currency) }
    return money.map(AmountText.text) ?? amount?.description
  }
}

/// Names the accounts of statements.
struct ImportAccounts {
  private let stated: AccountName?
  private let known: ImportedLines
  private let book: AccountBook
  /// The accounts of the numbers that these files name.
  private var named: [String: AccountName] = [:]

  init(stated: AccountName?, known: ImportedLines, book: AccountBook) {
    self.stated = stated
    self.known = known
    self.book = book
  }

  /// The account that the person said; else the one as which the same number was taken in before, the one of that
  /// name or kind, and for the first of a file the bank.
  ///
  /// - Throws: Where the said account was another number before.
  mutating func account(
    of statement: BankStatement, _ number: ImportNumber
  ) throws(CommandFailure) -> AccountName {
    if let stated {
      if !number.isEmpty, let before = known.number(of: stated), !before.isSame(as: number) {
        let ends = before.end == number.end ? " (another number with this end)" : ""
        throw CommandFailure(
          "the file is of the account …\(VisibleText(number.end))\(ends), and \(VisibleText(stated.text)) was …\(VisibleText(before.end)) before",
          remedy: "Name the account that the file is of with --account.", .refusedData)
      }
      return stated
    }
    let same = named.first { ImportNumber(stored: $0.key).isSame(as: number) }?.value
    if let account = named[number.text] ?? same ?? known.account(of: number) { return account }
    let account = guess(statement, number)
    // Files without a number are of one account, until the person says otherwise.
    if !number.isEmpty { named[number.text] = account }
    return account
  }

  private func guess(_ statement: BankStatement, _ number: ImportNumber) -> AccountName {
    if let name = statement.account.flatMap({ AccountName($0) }), book.exists(name) { return name }
    let kind: AccountKind =
      switch statement.accountKind {
      case .card, .credit: .card
      case .savings, .investment: .savings
      case .cash: .cash
      case .checking, nil: .bank
      }
    func isFree(_ account: AccountName) -> Bool {
      !named.values.contains(account) && (number.isEmpty || known.number(of: account) == nil)
    }
    let own = book.all.filter { book.kind(of: $0) == kind && isFree($0) }
    if own.count == 1 || kind == .bank && own.contains(.bank) {
      return own.count == 1 ? own[0] : .bank
    }
    if number.isEmpty { return .bank }
    // Two accounts with one end are two.
    let names = [number.end, number.text.replacing("~", with: "-")].compactMap {
      AccountName("\(kind.rawValue)-\($0)")
    }
    return names.first(where: isFree) ?? .bank
  }
}
