import EntryParsing
public import LedgerModel
public import LedgerStore
public import PuldarInterchange

/// Files of banks: read into a plan of lines, and taken in.
extension Ledger {
  /// What the lines of a bank's file would become: OFX, QFX, QIF, CAMT, MT940 or CSV, of banks and of other budget
  /// programs. Nothing is stored.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: What it is called, without its folder; it is kept with what is stored.
  ///   - account: The account that it is of; `nil` for the one as which the same number was taken in before,
  ///     else one that fits, else `bank`.
  ///   - first: Lines before this day are left out; `nil` for none.
  ///   - hints: What the file does not tell, and somebody said.
  /// - Throws: `StatementError` if the file cannot be read as it is, ``LedgerStore/LedgerError`` if the
  ///   ledger cannot.
  public nonisolated func importPreview(
    of bytes: [UInt8], named name: String, into account: AccountName? = nil,
    since first: CalendarDay? = nil, hints: StatementHints = StatementHints()
  ) async throws -> StatementImport {
    let state = try await view(DecisionState())
    var hints = hints
    let currency = state.currency ?? openingCurrency ?? .usd
    hints.likelyCurrency = currency
    let read = try statements(in: bytes, named: name, hints: hints)
    let known = ImportPlan.Ledger(
      entries: [], transfers: [], known: try await view(ImportedLines()),
      accounts: state.accounts, today: today)
    var accounts = ImportAccounts(stated: account, known: known.known, book: known.accounts)
    do {
      if let problem = ImportProblem.secondCurrencies(of: read).lazy.compactMap(\.self).first {
        throw problem
      }
      let imported = try read.map { statement in
        try accounts.imported(statement, in: currency)
      }
      let plan = try await importPlan(
        of: imported, beside: known, isBegun: state.opened != nil, since: first)
      let statements = imported.map { account in
        let lastDay = account.statement.lines.map(\.day).max()
        return StatementImport.Statement(
          account: account, stated: account.stated(of: name, lastDay: lastDay))
      }
      let contents = try await importContents(state, moving: plan.moved)
      return StatementImport(
        name, hash: ContentHash(of: bytes.span.bytes).text, statements, plan, contents)
    } catch let problem as ImportProblem {
      throw StatementError(problem)
    }
  }

  /// Stores what was chosen of a bank's file. Each account of it is stored together or not at all, and what came
  /// to the ledger since the preview is not stored again.
  ///
  /// - Returns: What was stored, for each account of which anything was.
  /// - Throws: ``LedgerStore/LedgerError``, as for any write; accounts that came before the one that failed are
  ///   stored.
  @discardableResult
  public nonisolated func `import`(
    _ statement: StatementImport
  ) async throws -> [StatementImport.Stored] {
    let contents = try await importContents(
      try await view(DecisionState()), moving: statement.moved)
    let lines = Dictionary(
      statement.lines.lazy.filter(statement.isStored).map { ($0.id, $0) }
    ) { first, _ in first }
    var stored: [StatementImport.Stored] = []
    for (number, part) in statement.statements.enumerated() {
      let places = statement.rows.indices.filter { place in
        statement.rows[place].statement == number && lines[place] != nil
      }
      guard !places.isEmpty else { continue }
      let items = places.map { place in
        contents.item(of: statement.rows[place], lines[place])
      }
      let head = part.account.made(of: statement.name, hash: statement.hash, count: items.count)
      do {
        let events = try await perform(
          ImportStatement(head, items, stated: part.stated, today: today)
        ).outcome
        stored.append(.init(account: part.account.account, events: events))
      } catch LedgerError.refused(.nothingToAdd) {
        // All of it came meanwhile.
      }
    }
    return stored
  }

  private nonisolated func statements(
    in bytes: [UInt8], named name: String, hints: StatementHints
  ) throws(StatementError) -> [BankStatement] {
    do {
      return try StatementReader.read(bytes, named: name, hints: hints)
    } catch {
      throw StatementError(error)
    }
  }

  /// What says who was paid, and for what.
  private nonisolated func importContents(
    _ state: DecisionState, moving moved: [EventID: [RegisteredEntry]]
  ) async throws -> ImportContents {
    try ImportContents(
      try await parsingContext(),
      state.opened == nil ? CategoryCatalog() : state.plan.categories,
      RegularIncomes(state.plan, try await view(LatestSums())), moved: moved)
  }
}

extension ImportContents {
  /// What a line becomes as it is chosen.
  fileprivate func item(of row: ImportPlan.Row, _ line: StatementImport.Line?) -> ImportItem {
    let isMatched = line?.choice == .same
    let content = content(of: row, isMatched: isMatched)
    let said = line?.category
    guard !isMatched, let said, said != content.category else { return row.item(content.line) }
    return row.item(self.content(of: row, isMatched: false, category: said).line)
  }
}
