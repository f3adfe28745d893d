import CommandTable
import LedgerModel
import PuldarInterchange

/// Shows the lines of files to a person or a program.
struct ImportScreen {
  let importing: Importing
  /// How many lines of each statement are stored.
  var counts: [ImportedStatement.Stored] = []
  /// Whether the person is asked about doubtful lines.
  var isAsking = false
  /// How many known lines are shown; the rest are only counted.
  private static let shownKnown = 5
  /// How many lines that are or may be recorded are shown; the rest are only counted.
  private static let shownMatches = 20

  func lines(_ style: ScreenStyle) -> [String] {
    importing.statements.filter { $0.told.problem == nil }.flatMap { lines(of: $0, style) }
  }

  private func lines(of statement: ImportedStatement, _ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .whole(.left), .whole(.right), .words(), .words(leaving: 1), .whole(.left),
      .words(leaving: 2),
    ])
    var knownCount = 0
    for id in statement.told.lines {
      switch importing.preview.lines.state(of: id) {
      case .known, .leftOut(.early):
        knownCount += 1
        if knownCount > ImportScreen.shownKnown { continue }
      case .new, .same, .doubtful, .retold, .leftOut: break
      }
      table.add(cells(importing.preview.lines[id, as: .leave], style))
    }
    var lines = ["\(statement.name), \(statement.told.format), account \(statement.account)"]
    lines += table.lines(within: style.columns, ellipsis: style.ellipsis)
    if knownCount > ImportScreen.shownKnown {
      lines.append(
        "and \(knownCount - ImportScreen.shownKnown) more that are known or before --since")
    }
    lines.append(sumLine(statement))
    for reused in statement.told.reused {
      lines.append(
        "line \(reused.line): the bank calls another line '\(VisibleText(reused.name))' too; both are taken in"
      )
    }
    lines += statement.assumptionTexts + droppedTexts(statement)
    if let text = statement.balanceText(style) { lines.append(text) }
    if statement.doubtfulCount > 0, !importing.options.lines.isMatching,
      importing.options.lines.choice == .new, !isAsking
    {
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

  /// Returns how many lines of each statement are stored under the current choices.
  func storedCounts() -> [ImportedStatement.Stored] {
    importing.statements.map {
      ImportedStatement.Stored(
        of: $0.told, importing.preview.lines, limit: ImportScreen.shownMatches, word: word)
    }
  }

  private func matches(
    _ stored: ImportedStatement.Stored, _ style: ScreenStyle
  ) -> [String] {
    var table = TextTable([.whole(.left), .whole(.right), .words(), .whole(.left)])
    for (line, word) in stored.matches {
      table.add([
        "   \(line.day?.text ?? "")", line.amountText(style),
        VisibleText(line.merchant).description,
        word,
      ])
    }
    let lines = table.lines(within: style.columns, ellipsis: style.ellipsis)
    let more = stored.matchCount - stored.matches.count
    return more > 0 ? lines + ["   and \(more) more, which --dry-run shows"] : lines
  }

  /// Offers the command that decides the remaining doubtful lines.
  func matchOffer(_ place: Int) -> [Report.Line] {
    let statement = importing.statements[place]
    guard statement.doubtfulCount > counts[place].doubtful, statement.told.file != "-" else {
      return []
    }
    var words = "import \(statement.name.shellQuoted)"
    if let account = importing.options.lines.account {
      words += " --account \(VisibleText(account.text).description.shellQuoted)"
    }
    return [
      .offering(
        "Take the doubtful for the same with: \(command: "\(words) --match"), or for others with --only doubtful",
        isDispensable: true)
    ]
  }

  private func cells(_ line: StatementImport.Line, _ style: ScreenStyle) -> [String] {
    var cells = [
      line.day?.text ?? "", line.amountText(style), VisibleText(line.merchant).description, "",
      word(line),
    ]
    // A line that is not stored becomes nothing.
    guard line.state.canBeStored else { return cells }
    cells[3] = line.shownCategory ?? line.kind
    if importing.options.tellsWhy { cells.append(line.reason) }
    return cells
  }

  private func word(_ line: StatementImport.Line) -> String {
    let side = line.isOtherSide ? "the other side of " : ""
    switch line.state {
    case .new: return "new"
    case .known: return "known"
    case .retold(let other): return "like \(side)\(importing.words(of: other))"
    case .same(let entry):
      return "\(line.isOtherSide ? "other side of" : "is") \(number(entry))"
    case .doubtful(let entry): return "like \(side)\(number(entry))"
    // A line that is no booking may have no day to find it by, so its number is shown.
    case .leftOut: return line.reasonWords + (line.isBooking ? "" : ", line \(line.number)")
    }
  }

  /// Says what earlier files had, and this one has no longer.
  private func droppedTexts(_ statement: ImportedStatement) -> [String] {
    let all = statement.told.dropped
    if all.isEmpty { return [] }
    let named = all.prefix(ImportScreen.shownKnown).map(number).joined(separator: ", ")
    let more = all.count > ImportScreen.shownKnown ? ", …" : ""
    return ["it has no longer what an earlier file had: \(named)\(more)"]
  }

  private func number(_ entry: EventID) -> String {
    importing.numbering?.text(entry) ?? entry.text
  }

  /// Returns the report of what was stored of a file and what was not. If nothing was, there is no event.
  ///
  /// - Parameter wasShown: Whether the person saw each line before.
  func storedLines(
    _ place: Int, _ events: [EventID], _ numbering: EventNumbering?, _ style: ScreenStyle,
    wasShown: Bool
  ) -> [String] {
    let statement = importing.statements[place]
    let stored = counts[place]
    let first = events.first.flatMap { numbering?.text($0) }.map { "\($0)  " } ?? ""
    var parts = [
      "\(first)\(stored.count.of("line")) of \(statement.name) taken in as \(statement.account)"
    ]
    if stored.same > 0 { parts.append("\(stored.same) of them matched") }
    let others = [
      (statement.newCount - stored.new, "new and not taken in"), (statement.knownCount, "known"),
      (statement.doubtfulCount - stored.doubtful, "doubtful"),
    ]
    parts += others.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if statement.leftOut.count > 0 { parts.append(statement.leftOut.words) }
    let line = parts.joined(separator: ", ")
    if wasShown { return [line] }
    return [line] + matches(stored, style) + statement.leftOut.lines(style)
      + (statement.assumptionTexts + droppedTexts(statement)
      + [statement.balanceText(style)].compactMap(\.self))
      .map { "   \($0)" }
  }

  /// Rows of file, line, account, day, amount, currency, payee, what the line becomes, category, and state.
  func rows() -> [[String]] {
    importing.statements.flatMap { statement in
      lines(of: statement).map { line in
        let isStored = line.state.canBeStored
        return [
          statement.told.file, "\(line.number)", line.account.text, line.day?.text ?? "",
          line.amountText ?? "", line.amount?.currency.code ?? statement.told.currencyCode ?? "",
          isStored ? line.merchant : "", isStored ? line.becomes : "", line.shownCategory ?? "",
          line.state.word,
        ]
      }
    }
  }

  /// Returns the lines as they are stored if nobody is asked.
  private func lines(
    of statement: ImportedStatement
  ) -> some Collection<StatementImport.Line> {
    let (lines, isMatching) = (importing.preview.lines, importing.options.lines.isMatching)
    return statement.told.lines.lazy.map { lines[$0, as: isMatching ? .same : .store] }
  }

  /// The answer for programs.
  struct Answer {
    let screen: ImportScreen
    let stored: [[EventID]]
    let balances: [ImportBalance]
    let bills: [SettledBills.Link]
    let isPreview: Bool
    let failures: [any Error]

    fileprivate var written: WrittenState {
      isPreview ? .preview : stored.allSatisfy(\.isEmpty) ? .alreadyThere : .written
    }
  }

  static let shape = Shape<Answer>(
    answer: "import",
    note:
      "import: what each file says, what each line becomes, and whether ledger and bank agree then.",
    .init("written", \.written), .init("statements", \.screen.importing.statements),
    .init(
      "lines", { told in told.screen.importing.statements.flatMap(told.screen.bookings) },
      each: booking),
    .init(
      "leftOut", { told in told.screen.importing.statements.flatMap(told.screen.leftOut) },
      "Each line that is not taken in, and why; date and amount are null where it has none.",
      each: leftOutLine), .init("balances", \.balances),
    .init("bills", \.bills, "The days of bills that lines paid."),
    .init("events", { $0.stored.flatMap { $0 } }),
    .init(
      "errors",
      { told in
        told.failures.map { ($0 as? any ExplainedError)?.problem ?? "the file cannot be read" }
      }))

  private typealias Booking = (file: String, line: StatementImport.Line, like: String?)

  private static let booking = Shape<Booking>(
    .init("file", \.file), .init("line", \.line.number), .init("account", \.line.account),
    .init("date", \.line.day), .init("amount", \.line.amount, "With the bank's sign."),
    .init("currency", \.line.amount?.currency),
    .init("payee", \.line.payee, "In the bank's words."),
    .init(
      "merchant", ifStored(\.merchant),
      "null, as the three behind it, for what is known or left out."),
    .init("becomes", ifStored(\.becomes)).among(
      EntryType.allCases.map(\.text) + ["transfer", "match"]),
    .init("category", \.line.shownCategory), .init("why", ifStored(\.reason)),
    .init("state", \.line.state.word).among(
      ["new", "same", "known", "doubtful"] + LeftOutReason.allCases.map(\.rawValue)),
    .init(
      "like", \.like,
      "The entry that a line is or may be, or is the other side of, or the line of another file."))

  private static func ifStored(
    _ value: @escaping @Sendable (StatementImport.Line) -> String?
  ) -> @Sendable (Booking) -> String? {
    { booking in booking.line.state.canBeStored ? value(booking.line) : nil }
  }

  private func bookings(_ statement: ImportedStatement) -> [Booking] {
    lines(of: statement).filter(\.isBooking).map { line in
      let like: String? =
        switch line.state {
        case .same(let entry), .doubtful(let entry): entry.text
        case .retold(let other): importing.words(of: other)
        case .new, .known, .leftOut: nil
        }
      return (statement.told.file, line, like)
    }
  }

  private typealias LeftOutLine = (
    statement: StatementImport.Statement, line: StatementImport.Line, reason: LeftOutReason
  )

  private static let leftOutLine = Shape<LeftOutLine>(
    .init("file", \.statement.file), .init("line", \.line.number),
    .init("account", \.statement.account), .init("date", \.line.day),
    .init("amount", \.line.amountText, "With the bank's sign."),
    .init("currency", \.statement.currencyCode), .init("payee", \.line.bankName),
    .init("reason", \.reason),
    .init("status", \.line.status.nonEmpty, "The bank's own word for what failed."))

  private func leftOut(_ statement: ImportedStatement) -> [LeftOutLine] {
    let lines = importing.preview.lines
    return statement.told.lines.compactMap { id in
      guard case .leftOut(let reason) = lines.state(of: id) else { return nil }
      return (statement.told, lines[id], reason)
    }
  }
}

extension LeftOutReason: ToldWord {}
