import CommandTable
import LedgerModel
import PuldarInterchange

extension Importing {
  /// Shows what there is, asks where somebody can be asked, and stores.
  mutating func report(isPreview: Bool) async throws -> Report {
    var answers = ImportAnswers()
    let isAsked =
      !isPreview && !session.options.agrees && statements.contains { mayBeStored($0, answers) }
    if isAsked {
      guard session.prompt.canAskInWords else {
        throw UsageError("Say --yes to store what is new, or --dry-run to see it")
      }
      guard try await ask(&answers) else { return .declined }
    }
    var choices = statements.map { chosen($0, answers) }
    let counts = zip(statements, choices).map { statement, places in
      Stored(of: places.lazy.map { statement.rows[$0].state })
    }
    let count = counts.reduce(0) { $0 + $1.count }
    if isAsked, count == 0 { return .declined }
    var stored: [[EventID]] = []
    var after: MonthlyBuckets?
    if !isPreview, count > 0 {
      // What touches a ledger must find its accounts there.
      try await session.check(
        Set(zip(statements, choices).filter { !$0.1.isEmpty }.map(\.0.account)))
    }
    for place in statements.indices {
      guard !isPreview, !choices[place].isEmpty else {
        stored.append([])
        continue
      }
      let decision = decision(statements[place], choices[place], answers)
      // What is told of in numbers alone is let go once it is written.
      if session.options.format == .text {
        choices[place] = []
        statements[place].dropRows()
      }
      let write = try await session.ledger.perform(decision)
      stored.append(write.outcome)
      after = write.after
    }
    let incomes = stored.map { events in
      after.map { CountedIncomes(recordedBy: events, $0) }
    }
    return try await report(
      choices, counts, stored, incomes.compactMap { $0?.summary }, isPreview: isPreview)
  }

  /// How many lines of a statement are stored.
  struct Stored {
    private(set) var new = 0
    private(set) var same = 0
    private(set) var doubtful = 0

    init(of states: some Sequence<ImportPlan.State>) {
      for state in states {
        switch state {
        case .doubtful, .retold: doubtful += 1
        case .same: same += 1
        case .new, .known, .leftOut: new += 1
        }
      }
    }

    var count: Int { new + same + doubtful }
  }

  /// Whether a line of a statement is stored, or may be where a person says so.
  private func mayBeStored(_ statement: ImportedStatement, _ answers: ImportAnswers) -> Bool {
    statement.rows.contains { row in
      if row.state.isDoubtful {
        choice == .new || isStored(row, answers)
      } else {
        isStored(row, answers)
      }
    }
  }

  /// Shows the lines, and asks: first about each that is doubtful, then whether to store.
  ///
  /// - Returns: Whether the person agreed.
  private func ask(_ answers: inout ImportAnswers) async throws -> Bool {
    let questions = ImportQuestions(
      session: session, importing: self, screen: ImportScreen(importing: self, isAsking: true))
    guard try await questions.askDoubts(&answers, asksEach: choice == .new && !isMatching) else {
      return false
    }
    while true {
      let count = statements.reduce(0) { sum, statement in
        sum + statement.rows.count { isStored($0, answers) }
      }
      if count == 0 { return false }
      let known = ["", "y", "yes", "n", "no", "e", "edit"]
      let answer = try session.prompt.choose("Store \(count.of("line"))? [Y/n/e] ") {
        known.contains($0) ? $0 : nil
      }
      switch answer {
      case "", "y", "yes": return true
      case "e", "edit":
        guard try questions.askCategories(&answers) else { return false }
      default: return false
      }
    }
  }

  /// Whether a line is stored.
  func isStored(_ row: ImportPlan.Row, _ answers: ImportAnswers) -> Bool {
    switch row.state {
    case .new, .same: choice == .new && !answers.leavesOut(row)
    case .doubtful, .retold:
      switch answers.doubt(of: row) {
      case .same: true
      case .new: !answers.leavesOut(row)
      case .leave: false
      case nil: isMatching || choice == .doubtful && !answers.leavesOut(row)
      }
    case .known, .leftOut: false
    }
  }

  /// The places of the rows of a statement that are stored.
  private func chosen(_ statement: ImportedStatement, _ answers: ImportAnswers) -> [Int] {
    statement.rows.indices.filter { place in
      isStored(statement.rows[place], answers) && hasOther(statement.rows[place], answers)
    }
  }

  /// Whether a line that is the same as another file's finds that one stored.
  private func hasOther(_ row: ImportPlan.Row, _ answers: ImportAnswers) -> Bool {
    guard case .retold(let other) = row.state,
      answers.doubt(of: row).map({ $0 == .same }) ?? isMatching
    else { return true }
    return statements.lazy.flatMap(\.rows).first { $0.key == other.key }
      .map { isStored($0, answers) } ?? false
  }

  private func decision(
    _ statement: ImportedStatement, _ places: [Int],
    _ answers: ImportAnswers = ImportAnswers()
  ) -> ImportStatement<ImportedItems> {
    let items =
      contents.map { contents in
        ImportedItems(statement.rows, at: places) { row in
          contents.content(
            of: row, isMatched: answers.doubt(of: row).map { $0 == .same } ?? isMatching,
            category: answers.category(of: row)
          ).line
        }
      } ?? ImportedItems()
    let name = statement.file.name
    let head =
      statement.imported?.made(of: name, hash: statement.file.hash, count: items.count)
      ?? ImportMade(
        account: statement.account, file: name, hash: statement.file.hash,
        format: statement.statement.format.rawValue, count: items.count)
    return ImportStatement(head, items, stated: stated(statement), today: session.today)
  }

  /// What the bank says that the account held at the end of the statement.
  func stated(_ statement: ImportedStatement) -> AccountBalance? {
    statement.imported?.stated(of: statement.file.name, lastDay: statement.lastDay)
  }

  private func report(
    _ choices: [[Int]], _ counts: [Stored], _ stored: [[EventID]], _ incomes: [String],
    isPreview: Bool
  ) async throws -> Report {
    let numbering = stored.allSatisfy(\.isEmpty) ? nil : try await session.ledger.numbering()
    let balances = try await balances(choices, isPreview: isPreview)
    let openings = isPreview ? [] : try await openings()
    let settled = SettledBills(
      linkedIn: stored, stored.allSatisfy(\.isEmpty) ? BillPlan() : try await bills())
    let screen = ImportScreen(importing: self, counts: counts)
    let undoable = stored.compactMap(\.first)
    let wasAsked = !isPreview && session.prompt.canAskInWords && !stored.allSatisfy(\.isEmpty)
    var report = Report { style in
      var lines: [Report.Line] =
        isPreview || counts.allSatisfy { $0.count == 0 }
        ? screen.lines(style).map { Report.Line($0) } : []
      if wasAsked { lines = [] }
      for (place, events) in stored.enumerated()
      where !stored.allSatisfy(\.isEmpty) && statements[place].problem == nil {
        lines += screen.storedLines(place, events, numbering, style, wasShown: wasAsked)
          .map { .dispensable($0) }
        lines += wasAsked ? [] : screen.matchOffer(place)
      }
      if isPreview || stored.allSatisfy(\.isEmpty) { lines.append("Nothing stored.") }
      if let numbering { lines += settled.lines(numbering) }
      lines += incomes.map { .dispensable($0) }
      for balance in balances { lines += balance.lines(style) }
      lines += openings.map(\.offer)
      if let numbering {
        // Of several batches each is taken back by itself, the last one first.
        for first in undoable.reversed() {
          lines.append(
            .offering(
              "Take it back with: \(command: "undo \(numbering.text(first))")",
              isDispensable: true))
        }
      }
      return lines
    } rows: {
      screen.rows()
    } record: {
      screen.document(
        stored, numbering, balances, numbering.map { settled.records($0) } ?? [],
        isPreview: isPreview,
        failures)
    }
    report.use = isPreview ? .read : .written
    report.notes = notes + failures.map { .failure($0) }
    if let failure = failures.first { report.exitCode = ExitCode(of: failure) }
    return report
  }

  private func bills() async throws -> BillPlan {
    try await session.ledger.view(DecisionState()).bills
  }

  /// What ledger and bank say of each account at the end of its statement.
  private func balances(
    _ choices: [[Int]], isPreview: Bool
  ) async throws -> [ImportBalance] {
    guard state != nil || !isPreview, try await session.ledger.state() != nil else { return [] }
    let accounts = try await session.ledger.view(Accounts())
    return zip(statements, choices).compactMap { statement, places in
      guard let stated = stated(statement), statement.problem == nil else { return nil }
      let decision = decision(statement, isPreview ? places : [])
      let recorded = decision.balance(after: decision.items, accounts)
      return ImportBalance(
        stated: stated, recorded: recorded, opening: openingOffer(statement))
    }
  }

  /// What accounts held at first that nobody opened, where their files tell that and not what they hold at last.
  private func openings() async throws -> [AccountBalance] {
    let told = statements.filter { $0.problem == nil && stated($0) == nil }
      .compactMap(openingOffer)
    guard !told.isEmpty, try await session.ledger.state() != nil else { return [] }
    let accounts = try await session.ledger.view(Accounts())
    return try told.filter { opening in
      try accounts.account(opening.account, on: opening.date)?.openedBy == nil
    }
  }

  /// What to say that the account held at first, where the file tells it.
  private func openingOffer(_ statement: ImportedStatement) -> AccountBalance? {
    guard let opening = statement.statement.opening, let currency = statement.imported?.currency,
      let amount = opening.amount.money(in: currency), let day = statement.firstDay
    else { return nil }
    return AccountBalance(statement.account, amount, on: day)
  }
}

extension AccountBalance {
  /// How to say that the account held this at first.
  fileprivate var offer: Report.Line {
    let name = VisibleText(account.text).description.shellQuoted
    return .offering(
      "Say what it held before with: \(command: "account open \(name) \(AmountText.text(amount)) --on \(date.text)")",
      isDispensable: true)
  }
}

/// Whether ledger and bank agree about an account.
struct ImportBalance {
  var stated: AccountBalance
  /// `nil` where nobody said what the account held at first.
  var recorded: Money?
  /// What it held before the first line, where the file says it.
  var opening: AccountBalance?

  private var difference: Money? { recorded.map { stated.amount.subtracting($0) } }

  func lines(_ style: ScreenStyle) -> [Report.Line] {
    let account = VisibleText(stated.account.text).description
    let said =
      "\(account): the bank says \(style.amount(stated.amount)) at the end of \(stated.date.text)"
    guard let recorded, let difference else {
      guard let opening else { return [Report.Line("\(said).")] }
      return [Report.Line("\(said)."), opening.offer]
    }
    if difference.minorUnits == 0 { return [Report.Line("\(said), and so does the ledger.")] }
    return [
      Report.Line(
        "\(said), and the ledger \(style.amount(recorded)): \(style.amount(difference)) apart.")
    ]
  }

  var document: Record {
    [
      "account": stated.account.text, "date": stated.date.text, "stated": stated.amount,
      "recorded": recorded, "difference": difference,
    ]
  }
}
