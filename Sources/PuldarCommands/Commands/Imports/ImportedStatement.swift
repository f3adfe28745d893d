import LedgerModel
import PuldarInterchange

/// A statement of a file, with how many of its lines are what.
struct ImportedStatement {
  let told: StatementImport.Statement
  private(set) var newCount = 0
  /// How many lines are surely what is there already.
  private(set) var sameCount = 0
  private(set) var knownCount = 0
  private(set) var doubtfulCount = 0
  private(set) var leftOut = LeftOutLines()

  init(_ told: StatementImport.Statement, _ lines: StatementImport.Lines) {
    self.told = told
    for id in told.lines {
      switch lines.state(of: id) {
      case .new: newCount += 1
      case .same: sameCount += 1
      case .known: knownCount += 1
      case .doubtful, .retold: doubtfulCount += 1
      case .leftOut(let reason): leftOut.add(lines[id], for: reason)
      }
    }
  }

  /// How many lines are taken in, known, doubtful or left out.
  var count: Int { newCount + sameCount + knownCount + doubtfulCount + leftOut.count }

  var name: String { VisibleText(told.file).description }
  var account: String { VisibleText(told.account.text).description }

  /// What nothing in the file proves and was read one way all the same, with the option that says it otherwise.
  var assumptionTexts: [String] { told.assumptions.map(\.words).sorted() }

  /// How many lines of a statement are stored, and which are told of beside the answer.
  struct Stored {
    private(set) var new = 0
    private(set) var same = 0
    private(set) var doubtful = 0
    /// The first lines that are the same, and, if none of them is stored, that are doubtful, with what each is.
    private(set) var matches: [(line: StatementImport.Line, word: String)] = []
    /// How many such lines there are.
    private(set) var matchCount = 0

    /// - Parameters:
    ///   - limit: More of the matches are counted alone.
    ///   - word: What a line is.
    init(
      of statement: StatementImport.Statement, _ lines: StatementImport.Lines, limit: Int,
      word: (StatementImport.Line) -> String
    ) {
      for id in statement.lines where lines.isStored(id) {
        switch lines.state(of: id) {
        case .doubtful, .retold: doubtful += 1
        case .same: same += 1
        case .new, .known, .leftOut: new += 1
        }
      }
      for id in statement.lines {
        let state = lines.state(of: id)
        guard state.isSame && same > 0 || state.isDoubtful && doubtful == 0 else { continue }
        matchCount += 1
        if matches.count < limit {
          let line = lines[id, as: .leave]
          matches.append((line, word(line)))
        }
      }
    }

    var count: Int { new + same + doubtful }
  }
}

extension StatementImport.State {
  /// Whether a person has to say what it is.
  var isDoubtful: Bool {
    switch self {
    case .doubtful, .retold: true
    case .new, .same, .known, .leftOut: false
    }
  }

  /// Whether it is what is there already.
  var isSame: Bool { if case .same = self { true } else { false } }

  /// For programs.
  var word: String {
    switch self {
    case .new: "new"
    case .same: "same"
    case .known: "known"
    case .doubtful, .retold: "doubtful"
    case .leftOut(let reason): reason.rawValue
    }
  }
}

extension StatementImport.Line {
  /// An amount as programs read it, with all decimals of the currency if it is one of it.
  var amountText: String? { amount.map(AmountText.text) ?? writtenAmount }

  /// An amount as a person reads it.
  func amountText(_ style: ScreenStyle) -> String {
    amount.map(style.amount) ?? writtenAmount ?? ""
  }

  /// What becomes of it, for programs.
  var becomes: String {
    if case .same = state { return isOtherSide ? "transfer" : "match" }
    return type?.text ?? (otherAccount == nil ? "match" : "transfer")
  }

  /// What it is by itself, in the place of a category.
  var kind: String {
    switch type {
    case .expense, .credit: ""
    case .income: "income"
    case nil:
      otherAccount.map { "\((amount?.minorUnits ?? 0) < 0 ? "to" : "from") \($0.text)" }
        ?? "transfer"
    }
  }
}

extension StatementAssumption {
  /// What it is, with the option that says it otherwise.
  fileprivate var words: String {
    switch self {
    case .dayOrder(let order):
      "taken for granted: days are written as \(order.words); --day-order says otherwise"
    case .sign(.card):
      "taken for granted: what was paid stands above zero; --sign account says otherwise"
    case .sign(.account):
      "taken for granted: what was paid stands below zero, or first; --sign card says otherwise"
    case .feesWithin(let count):
      "taken for granted: the amounts hold the \(count == 1 ? "fee" : "fees") of \(count.of("line")), which nothing proves"
    case .lastRecordWhole:
      "taken for granted: the last record is whole, though no '^' ends it"
    }
  }
}

extension StatementHints.DayOrder {
  fileprivate var words: String {
    switch self {
    case .dmy: "day, month, year"
    case .mdy: "month, day, year"
    case .ymd: "year, month, day"
    case .ydm: "year, day, month"
    }
  }
}
