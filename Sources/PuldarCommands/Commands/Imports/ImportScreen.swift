import CommandTable
import LedgerModel
import PuldarInterchange

/// What the lines of files are, as a person and a program are shown it.
struct ImportScreen {
  let importing: Importing
  /// How many lines of each statement are stored.
  var counts: [Importing.Stored] = []
  /// Whether a person is asked about what is doubtful.
  var isAsking = false
  /// More known lines are counted and not shown.
  private static let shownKnown = 5
  /// More lines that are or may be there already are counted and not shown.
  private static let shownMatches = 20

  func lines(_ style: ScreenStyle) -> [String] {
    importing.statements.filter { $0.problem == nil }.flatMap { lines(of: $0, style) }
  }

  private func lines(of statement: ImportedStatement, _ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .whole(.left), .whole(.right), .words(), .words(leaving: 1), .whole(.left),
      .words(leaving: 2),
    ])
    var knownCount = 0
    for line in statement.inOrder {
      switch line {
      case .noRow(let line): table.add(cells(line, of: statement, style))
      case .row(let row):
        if row.state == .known || row.state == .leftOut(.early) {
          knownCount += 1
          if knownCount > ImportScreen.shownKnown { continue }
        }
        table.add(cells(row, style))
      }
    }
    let name = VisibleText(statement.file.name).description
    let account = VisibleText(statement.account.text).description
    var lines = ["\(name), \(statement.statement.format.rawValue), account \(account)"]
    lines += table.lines(within: style.columns, ellipsis: style.ellipsis)
    if knownCount > ImportScreen.shownKnown {
      lines.append(
        "and \(knownCount - ImportScreen.shownKnown) more that are known or before --since")
    }
    lines.append(sumLine(statement))
    for reused in statement.imported?.reused ?? [] {
      lines.append(
        "line \(reused.place.line): the bank calls another line '\(VisibleText(reused.bankID))' too; both are taken in"
      )
    }
    lines += statement.assumptionTexts
    if statement.doubtfulCount > 0, !importing.isMatching, importing.choice == .new, !isAsking {
      lines.append(
        "Doubtful is what may be there already: --match takes it for the same, --only doubtful for another."
      )
    }
    return lines
  }

  private func sumLine(_ statement: ImportedStatement) -> String {
    var parts = ["\(statement.newCount) new"]
    if statement.sameCount > 0 { parts.append("\(statement.sameCount) matched") }
    parts += ["\(statement.knownCount) known", "\(statement.doubtfulCount) doubtful"]
    if statement.leftOut.count > 0 { parts.append(statement.leftOut.words) }
    return "\(statement.count.of("line")): \(parts.joined(separator: ", "))"
  }

  /// What is no row has no day to be found by, so that its place is told.
  private func cells(
    _ line: LeftOutLine, of statement: ImportedStatement, _ style: ScreenStyle
  ) -> [String] {
    let cells = line.cells(in: statement.imported?.currency, style)
    return Array(cells[..<3]) + ["", "\(cells[3]), line \(line.place.line)"]
  }

  private func matches(
    _ rows: [ImportPlan.Row], _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([.whole(.left), .whole(.right), .words(), .whole(.left)])
    for row in rows.prefix(ImportScreen.shownMatches) {
      let cells = cells(row, style)
      table.add(["   \(cells[0])", cells[1], cells[2], cells[4]])
    }
    let lines = table.lines(within: style.columns, ellipsis: style.ellipsis)
    let more = rows.count - ImportScreen.shownMatches
    return more > 0 ? lines + ["   and \(more) more, which --dry-run shows"] : lines
  }

  /// How to say what the lines are that are doubtful still.
  func matchOffer(_ place: Int) -> [Report.Line] {
    let statement = importing.statements[place]
    guard statement.doubtfulCount > counts[place].doubtful, statement.file.name != "-" else {
      return []
    }
    var words = "import \(VisibleText(statement.file.name).description.shellQuoted)"
    if let account = importing.account {
      words += " --account \(VisibleText(account.text).description.shellQuoted)"
    }
    return [
      .offering(
        "Take the doubtful for the same with: \(command: "\(words) --match"), or for others with --only doubtful",
        isDispensable: true)
    ]
  }

  private func cells(_ row: ImportPlan.Row, _ style: ScreenStyle) -> [String] {
    let content = importing.contents?.content(of: row, isMatched: false)
    var cells = [
      row.line.day.text, style.amount(row.amount),
      VisibleText(content?.merchant ?? row.line.payee).description, "", word(row),
    ]
    // What is not stored becomes nothing.
    if row.state == .known || row.state.isLeftOut { return cells }
    cells[3] = content?.shownCategory ?? kind(row)
    if importing.tellsWhy { cells.append(content?.reason ?? "") }
    return cells
  }

  private func kind(_ row: ImportPlan.Row) -> String {
    switch row.role {
    case .expense, .credit: ""
    case .income: "income"
    case .transfer(let other):
      row.amount.minorUnits < 0 ? "to \(other.text)" : "from \(other.text)"
    case .sameAs, .match: "transfer"
    }
  }

  private func word(_ row: ImportPlan.Row) -> String {
    switch row.state {
    case .new: "new"
    case .known: "known"
    case .retold(let other):
      "like \(other.isOtherSide ? "the other side of " : "")\(importing.words(of: other))"
    case .same(let entry):
      "\(isOtherSide(row, entry) ? "other side of" : "is") \(number(entry))"
    case .doubtful(let entry):
      "like \(isOtherSide(row, entry) ? "the other side of " : "")\(number(entry))"
    case .leftOut: row.leftOut?.reasonWords ?? ""
    }
  }

  private func number(_ entry: EventID) -> String {
    importing.numbering?.text(entry) ?? entry.text
  }

  private func isOtherSide(_ row: ImportPlan.Row, _ entry: EventID) -> Bool {
    importing.contents?.isOtherSide(row, of: entry) == true
  }

  /// What of a file is taken in, and what of its other lines; a file of which nothing is has no event.
  ///
  /// - Parameter wasShown: Whether a person was shown each line before.
  func storedLines(
    _ place: Int, _ events: [EventID], _ numbering: EventNumbering?, _ style: ScreenStyle,
    wasShown: Bool
  ) -> [String] {
    let statement = importing.statements[place]
    let name = VisibleText(statement.file.name).description
    let account = VisibleText(statement.account.text).description
    let stored = counts[place]
    let first = events.first.flatMap { numbering?.text($0) }.map { "\($0)  " } ?? ""
    var parts = ["\(first)\(stored.count.of("line")) of \(name) taken in as \(account)"]
    if stored.same > 0 { parts.append("\(stored.same) of them matched") }
    let others = [
      (statement.newCount - stored.new, "new and not taken in"), (statement.knownCount, "known"),
      (statement.doubtfulCount - stored.doubtful, "doubtful"),
    ]
    parts += others.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if statement.leftOut.count > 0 { parts.append(statement.leftOut.words) }
    let line = parts.joined(separator: ", ")
    if wasShown { return [line] }
    let shown = statement.rows.filter {
      $0.state.isSame && stored.same > 0 || $0.state.isDoubtful && stored.doubtful == 0
    }
    return [line] + matches(shown, style)
      + statement.leftOut.lines(in: statement.imported?.currency, style)
  }

  /// File, line, day, amount, currency, payee, what it becomes, category, state.
  func rows() -> [[String]] {
    importing.statements.flatMap { statement in
      statement.inOrder.map { line in
        guard case .row(let row) = line else {
          return line.leftOut.map { cells($0, of: statement) } ?? []
        }
        let content = content(of: row)
        return [
          statement.file.name, "\(row.line.place.line)", row.account.text, row.line.day.text,
          AmountText.text(row.amount), row.amount.currency.code, content?.merchant ?? "",
          content == nil ? "" : becomes(row), content?.shownCategory ?? "", row.state.word,
        ]
      }
    }
  }

  /// For programs.
  private func becomes(_ row: ImportPlan.Row) -> String {
    guard case .same(let entry) = row.state else { return row.role.word }
    return isOtherSide(row, entry) ? "transfer" : "match"
  }

  private func cells(_ line: LeftOutLine, of statement: ImportedStatement) -> [String] {
    [
      statement.file.name, "\(line.place.line)", statement.account.text, line.day?.text ?? "",
      statement.text(line.amount) ?? "", statement.currencyCode ?? "", "", "", "",
      line.reason.rawValue,
    ]
  }

  /// What a line becomes; `nil` where it is not stored, because it is known or left out.
  private func content(of row: ImportPlan.Row) -> ImportContents.Content? {
    if row.state == .known || row.state.isLeftOut { return nil }
    return importing.contents?.content(of: row, isMatched: importing.isMatching)
  }

  func document(
    _ stored: [[EventID]], _ numbering: EventNumbering?, _ balances: [ImportBalance],
    _ bills: [Record], isPreview: Bool, _ failures: [any Error]
  ) -> Record {
    let written = isPreview ? "preview" : stored.allSatisfy(\.isEmpty) ? "alreadyThere" : "written"
    return [
      "written": written,
      "statements": importing.statements.map { statement -> Record in
        [
          "file": statement.file.name, "format": statement.statement.format.rawValue,
          "account": statement.account.text, "currency": statement.currencyCode,
          "count": statement.lineCount, "sum": statement.sum?.description ?? "0",
          "first": statement.firstDay?.text, "last": statement.lastDay?.text,
          "new": statement.newCount, "same": statement.sameCount, "known": statement.knownCount,
          "doubtful": statement.doubtfulCount, "leftOut": statement.leftOut.count,
          "assumed": statement.assumptionTexts,
        ]
      },
      "lines": importing.statements.flatMap(lines),
      "leftOut": importing.statements.flatMap(leftOut),
      "balances": balances.map(\.document), "bills": bills,
      "events": stored.flatMap { $0 }.map { numbering?.text($0) ?? $0.text },
      "errors": failures.map { ($0 as? any ExplainedError)?.problem ?? "the file cannot be read" },
    ]
  }

  private func leftOut(_ statement: ImportedStatement) -> [Record] {
    statement.inOrder.compactMap(\.leftOut).map { line -> Record in
      [
        "file": statement.file.name, "line": line.place.line, "account": statement.account.text,
        "date": line.day?.text, "amount": statement.text(line.amount),
        "currency": statement.currencyCode, "payee": line.payee, "reason": line.reason.rawValue,
        "status": line.status.nonEmpty,
      ]
    }
  }

  private func lines(_ statement: ImportedStatement) -> [Record] {
    statement.rows.map { row in
      let content = content(of: row)
      let like: JSONValue =
        switch row.state {
        case .same(let entry), .doubtful(let entry): .text(entry.text)
        case .retold(let other): .text(importing.words(of: other))
        case .new, .known, .leftOut: nil
        }
      return [
        "file": statement.file.name, "line": row.line.place.line, "account": row.account.text,
        "date": row.line.day.text, "amount": row.amount, "currency": row.amount.currency.code,
        "payee": row.line.payee, "merchant": content?.merchant,
        "becomes": content == nil ? nil : becomes(row), "category": content?.shownCategory,
        "why": content?.reason, "state": row.state.word, "like": like,
      ]
    }
  }
}

extension ImportPlan.State {
  fileprivate var isLeftOut: Bool { if case .leftOut = self { true } else { false } }

  /// For programs.
  fileprivate var word: String {
    switch self {
    case .new: "new"
    case .same: "same"
    case .known: "known"
    case .doubtful, .retold: "doubtful"
    case .leftOut(let reason): reason.rawValue
    }
  }
}

extension ImportPlan.Role {
  /// For programs.
  fileprivate var word: String {
    switch self {
    case .expense: "expense"
    case .credit: "credit"
    case .income: "income"
    case .transfer: "transfer"
    case .sameAs, .match: "match"
    }
  }
}
