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
