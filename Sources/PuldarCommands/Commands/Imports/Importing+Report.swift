import CommandTable
import LedgerModel
import LedgerStore
import PuldarInterchange

extension Importing {
  /// Shows what there is, asks where somebody can be asked, and stores.
  func report(isAgreed: Bool, isPreview: Bool) async throws -> Report {
    let choices = statements.map { chosen($0) }
    let count = choices.reduce(0) { $0 + $1.count }
    if !isPreview, !isAgreed, count > 0 {
      let screen = ImportScreen(self, choices)
      guard session.prompt.canAskInWords else {
        throw UsageError("Say --yes to store what is new, or --dry-run to see it")
      }
      switch try session.prompt.agree(
        "Store \(count.of("line"))?", about: screen.lines(session.prompt.style))
      {
      case .yes: break
      case .no, .notAsked: return .declined
      }
    }
    var stored: [[EventID]] = []
    if !isPreview, count > 0 {
      // What touches a ledger must find its accounts there.
      try await session.check(
        Set(zip(statements, choices).filter { !$0.1.isEmpty }.map(\.0.account)))
    }
    for (statement, rows) in zip(statements, choices) {
      guard !isPreview, !rows.isEmpty else {
        stored.append([])
        continue
      }
      let write = try await session.ledger.perform(decision(statement, rows))
      stored.append(write.outcome)
    }
    return try await report(choices, stored, isPreview: isPreview)
  }

  /// The lines of a statement that are stored.
  private func chosen(_ statement: ImportedStatement) -> [ImportPlan.Row] {
    statement.rows.filter { row in
      switch row.state {
      case .new: choice == .new
      case .doubtful: isMatching || choice == .doubtful
      case .known, .leftOut: false
      }
    }
  }

  func decision(_ statement: ImportedStatement, _ rows: [ImportPlan.Row]) -> ImportStatement {
    let items = rows.compactMap { row in contents?.content(of: row, isMatched: isMatching).item }
    let head = ImportMade(
      account: statement.account, file: statement.file.name, hash: statement.file.hash,
      format: statement.statement.format.rawValue, number: statement.imported?.numberEnd ?? "",
      count: items.count)
    return ImportStatement(head, items, stated: stated(statement), today: session.today)
  }

  /// What the bank says that the account held at the end of the statement.
  func stated(_ statement: ImportedStatement) -> AccountBalance? {
    guard let closing = statement.statement.closing,
      let currency = statement.imported?.currency,
      let amount = closing.amount.money(in: currency),
      let day = closing.day ?? statement.lastDay
    else { return nil }
    return AccountBalance(
      statement.account, amount, on: day, reason: "as \(statement.file.name) says")
  }

  private func report(
    _ choices: [[ImportPlan.Row]], _ stored: [[EventID]], isPreview: Bool
  ) async throws -> Report {
    let numbering = stored.allSatisfy(\.isEmpty) ? nil : try await session.ledger.numbering()
    let balances = try await balances(choices, isPreview: isPreview)
    let screen = ImportScreen(self, choices)
    let wasAsked = !isPreview && session.prompt.canAskInWords && !stored.allSatisfy(\.isEmpty)
    var report = Report { style in
      var lines: [Report.Line] =
        isPreview || choices.allSatisfy(\.isEmpty)
        ? screen.lines(style).map { Report.Line($0) } : []
      if wasAsked { lines = [] }
      for (place, events) in stored.enumerated() where !events.isEmpty {
        lines.append(.dispensable(screen.storedLine(place, events, numbering)))
      }
      if isPreview || stored.allSatisfy(\.isEmpty) { lines.append("Nothing stored.") }
      for balance in balances { lines += balance.lines(style) }
      if let last = stored.last(where: { !$0.isEmpty })?.first, let numbering {
        lines.append(
          .offering(
            "Take it back with: \(command: "undo \(numbering.text(last))")", isDispensable: true))
      }
      return lines
    } rows: {
      screen.rows()
    } document: {
      screen.document(stored, numbering, balances, isPreview: isPreview, failures)
    }
    report.use = isPreview ? .read : .written
    report.notes = failures.map { .failure($0) }
    if let failure = failures.first { report.exitCode = ExitCode(of: failure) }
    return report
  }

  /// What ledger and bank say of each account at the end of its statement.
  private func balances(
    _ choices: [[ImportPlan.Row]], isPreview: Bool
  ) async throws -> [ImportBalance] {
    guard state != nil || !isPreview, let now = try await session.ledger.state() else { return [] }
    let sums = try await session.ledger.view(AccountSums())
    return zip(statements, choices).compactMap { statement, rows in
      guard let stated = stated(statement), statement.problem == nil else { return nil }
      let decision = decision(statement, rows)
      let recorded = decision.balance(
        after: isPreview ? decision.items : [], now, sums)
      return ImportBalance(
        stated: stated, recorded: recorded, opening: openingOffer(statement))
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
      return [
        Report.Line("\(said)."),
        .offering(
          "Say what it held before with: \(command: "account open \(account.shellQuoted) \(AmountText.text(opening.amount)) --on \(opening.date.text)")",
          isDispensable: true),
      ]
    }
    if difference.minorUnits == 0 { return [Report.Line("\(said), and so does the ledger.")] }
    return [
      Report.Line(
        "\(said), and the ledger \(style.amount(recorded)): \(style.amount(difference)) apart.")
    ]
  }

  var document: JSONValue {
    [
      "account": .text(stated.account.text), "date": .text(stated.date.text),
      "stated": .text(AmountText.text(stated.amount)),
      "recorded": .optional(recorded.map(AmountText.text)),
      "difference": .optional(difference.map(AmountText.text)),
    ]
  }
}
