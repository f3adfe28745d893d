import LedgerModel
import PuldarInterchange

/// A statement of a file, with counts of its lines by state.
struct ImportedStatement: Shaped {
  let told: StatementImport.Statement
  private(set) var newCount = 0
  /// How many lines certainly match an entry.
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

  static let shape = Shape<ImportedStatement>(
    .init("file", \.told.file),
    .init("format", \.told.format).among(StatementImport.Statement.formats),
    .init("account", \.told.account), .init("currency", \.told.currencyCode),
    .init("count", \.told.lineCount),
    .init("sum", { $0.told.sum ?? "0" }, "Of all lines, with the bank's signs and decimals."),
    .init("first", \.told.firstDay), .init("last", \.told.lastDay), .init("new", \.newCount),
    .init(
      "same", \.sameCount,
      "What was typed, or told from the other side, and is matched with it."),
    .init("known", \.knownCount), .init("doubtful", \.doubtfulCount),
    .init(
      "leftOut", \.leftOut.count,
      "With new, same, known and doubtful every line of the file; count and sum are of its bookings."
    ),
    .init(
      "dropped", \.told.dropped,
      "What earlier files had on days of this one, which has it no longer, as entries."),
    .init(
      "assumed", \.assumptionTexts, "What nothing in the file proves, and how it was read."))

  /// How many lines are new, matched, known, doubtful or left out.
  var count: Int { newCount + sameCount + knownCount + doubtfulCount + leftOut.count }

  var name: String { VisibleText(told.file).description }
  var account: String { VisibleText(told.account.text).description }

  /// The assumptions without proof in the file, each with the option that overrides it.
  var assumptionTexts: [String] { told.assumptions.map(\.words).sorted() }

  /// What its own balances say of its lines; `nil` if they agree, or it does not state both.
  func balanceText(_ style: ScreenStyle) -> String? {
    told.missing.map { missing in
      "the balances that the file states are \(style.amount(missing)) apart from its lines: some are missing, or there twice"
    }
  }

  /// How many lines of a statement are stored, and which ones the answer lists.
  struct Stored {
    private(set) var new = 0
    private(set) var same = 0
    private(set) var doubtful = 0
    /// The first lines that match, and the doubtful ones if none of those is stored, each with its state in words.
    private(set) var matches: [(line: StatementImport.Line, word: String)] = []
    /// How many such lines there are.
    private(set) var matchCount = 0

    /// - Parameters:
    ///   - limit: How many matches are kept; the rest are only counted.
    ///   - word: Returns the state of a line in words.
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
  /// Whether the person has to decide.
  var isDoubtful: Bool {
    switch self {
    case .doubtful, .retold: true
    case .new, .same, .known, .leftOut: false
    }
  }

  /// Whether it certainly matches an entry.
  var isSame: Bool { if case .same = self { true } else { false } }

  /// The state as programs read it.
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
  /// The amount as programs read it, with all decimals of the currency, or as written if it does not fit that.
  var amountText: String? { amount.map(AmountText.text) ?? writtenAmount }

  /// Returns the amount as a person reads it.
  func amountText(_ style: ScreenStyle) -> String {
    amount.map(style.amount) ?? writtenAmount ?? ""
  }

  /// The result for the line, as programs read it.
  var becomes: String {
    if case .same = state { return isOtherSide ? "transfer" : "match" }
    return type?.text ?? (otherAccount == nil ? "match" : "transfer")
  }

  /// The kind of the line, shown in place of a category.
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
  /// The assumption, with the option that overrides it.
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
    case .asBefore(let told):
      "as with an earlier file like it: "
        + told.map { said in
          "--" + said.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
        }.joined(separator: " ")
    case .ownZone(let count):
      "\(count.of("line")) of another day where the file was written: the day is the one here"
    case .sameAccount(let file):
      "taken for granted: the same account as that of \(VisibleText(file)), since neither names one; --account says of which each is"
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
