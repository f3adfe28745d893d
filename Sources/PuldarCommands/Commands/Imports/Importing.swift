import CommandTable
import EntryParsing
import LedgerModel
import LedgerStore
import PuldarInterchange

/// Takes in what the files of banks say: plans, shows, asks, stores.
struct Importing {
  let session: Session
  let choice: ImportChoice
  let isMatching: Bool
  let account: AccountName?
  private let mappings: [String: CategoryName]
  /// Lines before this day are left out.
  var first: CalendarDay?
  /// Whether a person is told why a category was chosen.
  var tellsWhy = false
  /// How entries are named; `nil` where there is no ledger yet.
  private(set) var numbering: EventNumbering?
  var statements: [ImportedStatement] = []
  private(set) var failures: [any Error] = []
  private(set) var state: DecisionState?
  private(set) var contents: ImportContents?
  /// What is said beside the answer.
  private(set) var notes: [Report.Note] = []

  init(
    _ session: Session, account: AccountName?, choice: ImportChoice, isMatching: Bool,
    mappings: [String: CategoryName]
  ) {
    self.session = session
    self.account = account
    self.choice = choice
    self.isMatching = isMatching
    self.mappings = mappings
  }

  /// Finds out what each line is.
  ///
  /// - Parameter given: Given away: ten years of lines are not to stand in memory twice.
  /// - Throws: The first failure, where no file can be taken in.
  mutating func plan(_ given: consuming [StatementFile], currency: Currency?) async throws {
    var files = given
    for file in files {
      if case .failure(let error) = file.result { failures.append(error) }
    }
    var good = files.flatMap { file in
      ((try? file.result.get()) ?? []).map { (file.withoutStatements, $0) }
    }
    if good.isEmpty, let failure = failures.first {
      // The last is told by who ends the program.
      throw failures.count == 1 ? failure : severalFailures()
    }
    files = []
    let begun = try session.store.logCount() > 0
    let named = currency ?? (begun ? nil : good.lazy.compactMap { $0.1.currency }.first)
    state = try await session.ledger.state(beginningIn: begun ? nil : named)
    var ledger = try await knownLines()
    numbering = state == nil ? nil : try await session.ledger.numbering()
    let own = session.ledger.currency(of: state)
    var accounts = ImportAccounts(
      stated: account, known: ledger.known, book: ledger.accounts)
    for (file, statement) in good {
      statements.append(
        resolved(file, statement, &accounts, in: own))
    }
    // The lines are kept in the rows alone.
    good = []
    refuseSecondCurrencies()
    var whole = try ImportPlan(
      unmatched: statements.compactMap(\.imported), in: ledger, since: first)
    let months = whole.months
    if let months {
      try await holdEntries(of: months, &ledger)
      whole.match(ledger, isMatching: isMatching)
    }
    let hasEntries = state != nil && months != nil
    let moved = whole.moved
    ledger.entries = []
    share(whole.takeRows())
    for problem in statements.compactMap(\.problem)
    where !failures.contains(where: { ($0 as? CommandFailure) == problem }) {
      failures.append(problem)
    }
    if statements.allSatisfy({ $0.problem != nil }), let failure = failures.first,
      session.options.format == .text
    {
      throw failures.count == 1 ? failure : severalFailures()
    }
    contents = try await ImportContents(
      session, state, mappings: mappings, hasEntries: hasEntries, moved: moved)
    try checkMappings()
    let failure = try await contents?.askModel(
      session, state, about: statements.lazy.flatMap(\.rows))
    if let failure {
      notes.append(.line("The model proposed no category: \(VisibleText(failure.problem))."))
    }
  }

  /// - Throws: Where a category of the file is named that no line has: it would be left as it is, and nobody told.
  private func checkMappings() throws(CommandFailure) {
    if mappings.isEmpty { return }
    var there: [String: String] = [:]
    for line in statements.lazy.flatMap(\.rows).map(\.line) {
      for category in [line.category] + line.parts.map(\.category) where !category.isEmpty {
        there[ImportWords.folded(category)] = category
      }
    }
    guard let unknown = mappings.keys.filter({ there[$0] == nil }).min() else { return }
    let names = there.values.sorted().map { "'\(VisibleText($0))'" }
    throw CommandFailure(
      "no line has the category '\(VisibleText(unknown))' that --map names",
      remedy: names.isEmpty
        ? "The files name no categories." : "There are \(names.joined(separator: ", ")).",
      .refusedData)
  }

  /// Gives each statement its rows, which stand in the order of the statements.
  private mutating func share(_ rows: [ImportPlan.Row]) {
    let places = statements.indices.filter { statements[$0].imported != nil }
    if places.count == 1 { return statements[places[0]].keepRows(rows) }
    var rest = rows[...]
    for (number, place) in places.enumerated() {
      let own = rest.prefix { $0.statement == number }
      statements[place].keepRows(Array(own))
      rest = rest.dropFirst(own.count)
    }
  }

  /// Of an account that has lines in two currencies nothing is taken in: its sums would be wrong.
  private mutating func refuseSecondCurrencies() {
    for place in statements.indices {
      let one = statements[place]
      guard let code = one.statement.currencyCode else { continue }
      let other = statements.indices.first { other in
        let other = statements[other]
        return other.file.hash == one.file.hash && other.statement.account == one.statement.account
          && other.statement.currencyCode != nil && other.statement.currencyCode != code
      }
      guard let other, place < other else { continue }
      let line = statements[other].statement.lines.first?.place.line ?? 1
      let second = statements[other].statement.currencyCode ?? ""
      let problem = CommandFailure(
        "\(VisibleText(one.file.name)): line \(line): the amount is in \(VisibleText(second)), and others of the account in \(VisibleText(code))",
        remedy: "An account has one currency: take such lines out of a copy of the file.",
        .refusedData)
      for index in statements.indices
      where statements[index].file.hash == one.file.hash
        && statements[index].statement.account == one.statement.account
      {
        statements[index].problem = problem
        statements[index].imported = nil
      }
    }
  }

  private func severalFailures() -> CommandFailure {
    let texts = failures.map { ($0 as? any ExplainedError)?.problem ?? "\($0)" }
    let code = failures.first.map { ExitCode(of: $0) } ?? .refusedData
    return CommandFailure(
      texts.last ?? "", remedy: "None of the files was taken in.", code,
      after: Array(texts.dropLast()))
  }

  /// Which lines the ledger knows; what else it holds is asked only where a line is new.
  private func knownLines() async throws -> ImportPlan.Ledger {
    ImportPlan.Ledger(
      entries: [], transfers: [],
      known: state == nil ? ImportedLines() : try await session.ledger.view(ImportedLines()),
      accounts: state?.accounts ?? AccountBook(), today: session.today)
  }

  private func holdEntries(
    of months: ClosedRange<CalendarMonth>, _ ledger: inout ImportPlan.Ledger
  ) async throws {
    guard state != nil else { return }
    ledger.entries = try await session.ledger.view(EntryRegister(of: months)).entries()
    ledger.transfers = try await session.ledger.view(AccountTransfers()).all
  }

  private func resolved(
    _ file: StatementFile, _ statement: BankStatement, _ accounts: inout ImportAccounts,
    in currency: Currency
  ) -> ImportedStatement {
    var resolved = ImportedStatement(file: file, statement: statement, account: .bank)
    func fail(_ problem: String, _ remedy: Advice?) {
      resolved.problem = CommandFailure(
        "\(VisibleText(file.name)): \(problem)", remedy: remedy, .refusedData)
    }
    let hash: (String) -> String = { text in
      let bytes = Array(text.utf8)
      return ContentHash(of: bytes.span.bytes).text
    }
    do throws(CommandFailure) {
      resolved.account = try accounts.account(
        of: statement, ImportNumber(statement.account, hash: hash))
    } catch {
      fail(error.problem, error.advice)
      return resolved
    }
    if let code = statement.currencyCode, code != currency.code {
      fail(
        "it is in \(VisibleText(code)), and the ledger in \(currency.code)",
        "Take it into a ledger of its own, with -f NEW.")
      return resolved
    }
    let imported = ImportedAccount(statement, as: resolved.account, in: currency, hash: hash)
    do throws(ImportProblem) {
      try imported.check()
      resolved.imported = imported
    } catch {
      fail(error.problem, error.remedy.map { "\($0)" })
    }
    return resolved
  }
}
