import CommandTable
import LedgerModel
import PuldarInterchange

extension Importing {
  /// Shows the lines, asks if the person can be asked, and stores.
  mutating func report(isPreview: Bool) async throws -> Report {
    let isAsked =
      !isPreview && !session.options.agrees && preview.lines.indices.contains(where: mayBeStored)
    if isAsked {
      guard session.prompt.canAskInWords else {
        throw UsageError("Say --yes to store what is new, or --dry-run to see it")
      }
      guard try await ask() else { return .declined }
    }
    let counts = ImportScreen(importing: self).storedCounts()
    let count = counts.reduce(0) { $0 + $1.count }
    if isAsked, count == 0 { return .declined }
    let (stored, after) = isPreview ? ([], nil) : try await store(counts)
    let incomes = stored.map { events in
      after.map { CountedIncomes(recordedBy: events, $0) }
    }
    return try await report(
      counts, stored, incomes.compactMap { $0?.summary }, isPreview: isPreview)
  }

  /// Stores the chosen lines.
  ///
  /// - Returns: The events of each statement, and the figures after the last one.
  private mutating func store(
    _ counts: [ImportedStatement.Stored]
  ) async throws -> (stored: [[EventID]], after: MonthlyBuckets?) {
    let places = counts.indices.filter { counts[$0].count > 0 }
    if places.isEmpty { return (counts.map { _ in [] }, nil) }
    // An event may only name accounts that exist.
    try await session.check(Set(places.map { preview.statements[$0].account }))
    var decisions = Array(places.reversed().map { (place: $0, decision: preview.decision(of: $0)) })
    // A text report needs only counts, so the lines are released before writing.
    if session.options.format == .text { preview.lines.removeAll() }
    var (stored, after): ([[EventID]], MonthlyBuckets?) = (counts.map { _ in [] }, nil)
    while let next = decisions.popLast() {
      let write = try await session.ledger.perform(next.decision)
      stored[next.place] = write.outcome
      after = write.after
    }
    return (stored, after)
  }

  /// Whether a line is stored, or may be after an answer.
  private func mayBeStored(_ id: StatementImport.Line.ID) -> Bool {
    options.lines.choice == .new && preview.lines.state(of: id).isDoubtful
      || preview.lines.isStored(id)
  }

  /// Shows the lines, and asks: first about each doubtful one, then whether to store.
  ///
  /// - Returns: Whether the person agreed.
  private mutating func ask() async throws -> Bool {
    let questions = ImportQuestions(session: session, importing: self)
    let asksEach = options.lines.choice == .new && !options.lines.isMatching
    guard try await questions.askDoubts(&preview, asksEach: asksEach) else { return false }
    while true {
      let count = preview.storedCount
      if count == 0 { return false }
      let known = ["", "y", "yes", "n", "no", "e", "edit"]
      let answer = try session.prompt.choose("Store \(count.of("line"))? [Y/n/e] ") {
        known.contains($0) ? $0 : nil
      }
      switch answer {
      case "", "y", "yes": return true
      case "e", "edit":
        guard try questions.askCategories(&preview) else { return false }
      default: return false
      }
    }
  }

  private func report(
    _ counts: [ImportedStatement.Stored], _ stored: [[EventID]], _ incomes: [String],
    isPreview: Bool
  ) async throws -> Report {
    let numbering = stored.allSatisfy(\.isEmpty) ? nil : try await session.ledger.numbering()
    let balances = try await balances(isPreview: isPreview)
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
      where !stored.allSatisfy(\.isEmpty) && statements[place].told.problem == nil {
        lines += screen.storedLines(place, events, numbering, style, wasShown: wasAsked)
          .map { .dispensable($0) }
        lines += wasAsked ? [] : screen.matchOffer(place)
      }
      if isPreview || stored.allSatisfy(\.isEmpty) { lines.append("Nothing stored.") }
      if let numbering { lines += settled.lines(numbering) }
      lines += incomes.map { .dispensable($0) }
      for balance in balances { lines += balance.lines(style) }
      lines += openings
      if let numbering {
        // Each batch is undone by itself, the last one first.
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
      ImportScreen.shape.record(
        of: ImportScreen.Answer(
          screen: screen, stored: stored, balances: balances, bills: settled.told,
          isPreview: isPreview, failures: failures),
        numbering ?? EventNumbering(writer: nil))
    }
    report.use = isPreview ? .read : .written
    report.notes = notes + failures.map { .failure($0) }
    if let failure = failures.first { report.exitCode = ExitCode(of: failure) }
    return report
  }

  private func bills() async throws -> BillPlan {
    try await session.ledger.view(DecisionState()).bills
  }

  /// Compares the balances of ledger and bank at the end of each statement.
  private func balances(isPreview: Bool) async throws -> [ImportBalance] {
    guard state != nil || !isPreview, try await session.ledger.state() != nil else { return [] }
    let accounts = try await session.ledger.view(Accounts())
    return preview.statements.enumerated().compactMap { place, statement in
      statement.stated.map { stated in
        ImportBalance(
          stated: stated,
          recorded: preview.balance(of: place, storing: isPreview, beside: accounts),
          opening: statement.opening)
      }
    }
  }

  /// Offers the opening balances in files of accounts that have none, if the file states no closing balance.
  private func openings() async throws -> [Report.Line] {
    let told = preview.statements.compactMap { statement in
      statement.stated == nil ? statement.opening.map { ($0, statement.lineCount) } : nil
    }
    guard !told.isEmpty, try await session.ledger.state() != nil else { return [] }
    let accounts = try await session.ledger.view(Accounts())
    let names = accounts.names(on: session.today)
    return try told.compactMap { opening, lineCount in
      guard try accounts.account(opening.account, on: opening.date)?.openedBy == nil else {
        return nil
      }
      // Of some accounts a file has only the balance.
      let isNew = lineCount == 0 && !names.contains(opening.account)
      return opening.offer(adding: isNew ? accounts.kind(of: opening.account) : nil)
    }
  }
}

extension AccountBalance {
  /// Offers the command that records this as the opening balance.
  ///
  /// - Parameter kind: The kind of an account that the ledger lacks; `nil` if it has the account.
  fileprivate func offer(adding kind: AccountKind? = nil) -> Report.Line {
    let name = VisibleText(account.text).description.shellQuoted
    let kind = kind.map { " --kind \($0.rawValue)" } ?? ""
    return .offering(
      "Say what it held before with: \(command: "account open \(name) \(AmountText.text(amount)) --on \(date.text)\(kind)")",
      isDispensable: true)
  }
}

/// The balances of an account in the ledger and at the bank.
struct ImportBalance: Shaped {
  var stated: AccountBalance
  /// `nil` if the account has no opening balance.
  var recorded: Money?
  /// The balance before the first line, if the file states it.
  var opening: AccountBalance?

  private var difference: Money? { recorded.map { stated.amount.subtracting($0) } }

  func lines(_ style: ScreenStyle) -> [Report.Line] {
    let account = VisibleText(stated.account.text).description
    let said =
      "\(account): the bank says \(style.amount(stated.amount)) at the end of \(style.day(stated.date))"
    guard let recorded, let difference else {
      guard let opening else { return [Report.Line("\(said).")] }
      return [Report.Line("\(said)."), opening.offer()]
    }
    if difference.minorUnits == 0 { return [Report.Line("\(said), and so does the ledger.")] }
    return [
      Report.Line(
        "\(said), and the ledger \(style.amount(recorded)): \(style.amount(difference)) apart.")
    ]
  }

  static let shape = Shape<ImportBalance>(
    .init("account", \.stated.account), .init("date", \.stated.date),
    .init("stated", \.stated.amount),
    .init("recorded", \.recorded, "null where nobody said what the account held at first."),
    .init("difference", \.difference))
}
