public import EntryParsing
public import LedgerModel
public import LedgerStore

/// Previews and imports files of banks.
extension Ledger {
  /// Returns what the lines of files would become, compared across all files. Nothing is stored.
  ///
  /// - Parameters:
  ///   - files: The files that were read; consumed, so that ten years of lines are in memory only once.
  ///   - account: Their account; `nil` for the one that the same number was imported as before, else one that fits,
  ///     else `bank`.
  ///   - first: Lines before this day are left out; `nil` for none.
  ///   - new: The default choice for a line that is new, or surely the same.
  ///   - doubtful: The default choice for a doubtful line.
  ///   - state: The state of the ledger; `nil` if it has not begun.
  ///   - currency: The ledger's currency.
  ///   - context: Returns what the ledger knows of merchants; receives whether any line is new.
  /// - Returns: The import, with the ``PuldarInterchange/StatementImport/Statement/problem`` of each statement that
  ///   cannot be imported.
  /// - Throws: ``LedgerStore/LedgerError`` if the ledger cannot be read, and what `context` throws.
  public nonisolated func importPreview(
    of files: consuming [StatementFile], into account: AccountName? = nil,
    since first: CalendarDay? = nil, new: StatementImport.Choice = .store,
    doubtful: StatementImport.Choice = .leave, given state: DecisionState?,
    in currency: Money.Currency, context: (_ hasNew: Bool) async throws -> ParsingContext
  ) async throws -> StatementImport {
    let known = ImportPlan.Ledger(
      entries: [], transfers: [],
      known: state == nil ? ImportedLines() : try await view(ImportedLines()),
      accounts: state?.accounts ?? AccountBook(), today: today)
    var accounts = ImportAccounts(stated: account, known: known.known, book: known.accounts)
    let read = accounts.imported(consume files, in: currency)
    var plan = try await plan(
      of: read.filter { $0.problem == nil }, beside: known, isBegun: state != nil, since: first,
      isMatching: doubtful == .same)
    var (statements, parts) = ImportedAccount.told(consume read, plan.takeRows())
    let good = statements.indices.filter { statements[$0].problem == nil }
    for (number, place) in good.enumerated() {
      statements[place].dropped = plan.dropped[number] ?? []
    }
    let contents = ImportContents(
      try await context(plan.hadNew), state?.plan.categories ?? CategoryCatalog(),
      try await regularIncomes(in: state), moved: plan.moved,
      paidBack: plan.paidBack)
    return StatementImport(
      statements: statements, lines: .init(parts, contents, usual: (new, doubtful)), today: today)
  }

  /// Returns hints with the ledger's currency and order of days, and with what was said of earlier files: it is used
  /// if a file leaves open what the hints do not state.
  ///
  /// - Parameters:
  ///   - hints: What is said of the file.
  ///   - account: The file's account; `nil` if it is not known.
  /// - Throws: ``LedgerStore/LedgerError`` if the ledger cannot be read.
  public nonisolated func completed(
    _ hints: StatementHints, of account: AccountName? = nil
  ) async throws(LedgerError) -> StatementHints {
    var hints = hints
    let state = try await view(DecisionState())
    hints.likelyDayOrder = state.opened?.dateOrder.map(StatementHints.order)
    hints.kept = try await view(ImportedLines()).keptLayouts(of: account)
    return hints
  }

  /// Compares statements with the ledger. Its entries are read only if a line is new.
  private nonisolated func plan(
    of statements: [ImportedAccount], beside known: ImportPlan.Ledger, isBegun: Bool,
    since first: CalendarDay?, isMatching: Bool
  ) async throws -> ImportPlan {
    var known = known
    var plan: ImportPlan
    do throws(ImportProblem) {
      plan = try ImportPlan(unmatched: statements, in: known, since: first)
    } catch {
      throw StatementError(error)
    }
    guard let months = plan.months else { return plan }
    if isBegun {
      known.entries = try await view(EntryRegister(of: months)).entries()
      known.transfers = try await answer(.transfers)
    }
    plan.match(known, isMatching: isMatching)
    return plan
  }

  /// Stores the chosen lines of banks' files. Each account of a file is stored completely or not at all, and what
  /// reached the ledger since the preview is not stored again.
  ///
  /// - Returns: What was stored, for each account with stored lines.
  /// - Throws: ``LedgerStore/LedgerError``, as for any write; accounts before the failed one are stored.
  @discardableResult
  public nonisolated func `import`(
    _ statements: StatementImport
  ) async throws -> [StatementImport.Stored] {
    var stored: [StatementImport.Stored] = []
    for (number, statement) in statements.statements.enumerated() {
      let decision = statements.storing(number)
      if decision.items.isEmpty { continue }
      do {
        let events = try await perform(decision).outcome
        stored.append(.init(account: statement.account, events: events))
      } catch LedgerError.refused(.nothingToAdd) {
        // All of it was stored in the meantime.
      }
    }
    return stored
  }
}
