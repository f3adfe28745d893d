public import EntryParsing
public import LedgerModel
public import LedgerStore

/// Files of banks: read into a plan of lines, and taken in.
extension Ledger {
  /// What the lines of files would become, all files together: what one tells again of another is found. Nothing is
  /// stored.
  ///
  /// - Parameters:
  ///   - files: The files, each read; given away, because ten years of lines are not to stand in memory twice.
  ///   - account: The account that they are of; `nil` for the one as which the same number was taken in before,
  ///     else one that fits, else `bank`.
  ///   - first: Lines before this day are left out; `nil` for none.
  ///   - new: What becomes of a line that is new, or surely the same, until somebody says otherwise.
  ///   - doubtful: What becomes of a doubtful one.
  ///   - state: What is known of the ledger; `nil` if it has not begun.
  ///   - currency: That of the ledger.
  ///   - context: What the ledger knows of merchants; told whether any line is new, so that it matters.
  /// - Returns: With the ``PuldarInterchange/StatementImport/Statement/problem`` of each statement that cannot be taken in.
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
    let accounts = ImportAccounts(stated: account, known: known.known, book: known.accounts)
    let read = ReadStatement.all(of: consume files, accounts, in: currency)
    var plan = try await plan(
      of: read.compactMap(\.imported), beside: known, isBegun: state != nil, since: first,
      isMatching: doubtful == .same)
    let (statements, parts) = ReadStatement.told(consume read, plan.takeRows(), in: currency)
    let contents = ImportContents(
      try await context(plan.hadNew), state?.plan.categories ?? CategoryCatalog(),
      try await regularIncomes(in: state), moved: plan.moved)
    return StatementImport(
      statements: statements, lines: .init(parts, contents, usual: (new, doubtful)), today: today)
  }

  /// The lines of statements beside all that the ledger holds: entries are read only if a line is new.
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

  /// Stores what was chosen of banks' files. Each account of a file is stored together or not at all, and what came
  /// to the ledger since the preview is not stored again.
  ///
  /// - Returns: What was stored, for each account of which anything was.
  /// - Throws: ``LedgerStore/LedgerError``, as for any write; accounts that came before the one that failed are
  ///   stored.
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
        // All of it came meanwhile.
      }
    }
    return stored
  }
}
