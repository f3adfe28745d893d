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
  let mappings: [String: CategoryName]
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

  /// Finds out what each line is.
  ///
  /// - Parameter given: Given away: ten years of lines are not to stand in memory twice.
  /// - Throws: The first failure, where no file can be taken in.
  mutating func plan(_ given: consuming [StatementFile], currency: Money.Currency?) async throws {
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
    let ledger = try await knownLines()
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
    var whole = try await session.ledger.opened.importPlan(
      of: statements.compactMap(\.imported), beside: ledger, isBegun: state != nil, since: first,
      isMatching: isMatching)
    let hasEntries = state != nil && whole.hadNew
    let moved = whole.moved
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
    var context = EntryReader.context(session, state)
    if hasEntries {
      context.learnedCategories = try await SessionCategories(session, state).lessons(on: nil)
    }
    var contents = try ImportContents(
      context, state?.plan.categories ?? CategoryCatalog(),
      try await RegularIncomes(session, state), mappings: mappings, moved: moved)
    try checkMappings()
    var failure: ProposalFailure?
    if try ImportProposals.mayBeAsked(session) {
      let unknown = contents.unknown(of: statements.lazy.flatMap(\.rows))
      failure = try await contents.proposals.ask(session, state, about: unknown)
    }
    self.contents = contents
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
        there[ImportContents.mappingName(category)] = category
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
    for hash in Set(statements.map(\.file.hash)) {
      let places = statements.indices.filter { statements[$0].file.hash == hash }
      let found = ImportProblem.secondCurrencies(of: places.map { statements[$0].statement })
      for (place, problem) in zip(places, found) {
        guard let problem else { continue }
        statements[place].problem = CommandFailure(
          "\(VisibleText(statements[place].file.name)): \(problem.problem)",
          remedy: problem.remedy.map { "\($0)" }, .refusedData)
        statements[place].imported = nil
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

  private func resolved(
    _ file: StatementFile, _ statement: BankStatement, _ accounts: inout ImportAccounts,
    in currency: Money.Currency
  ) -> ImportedStatement {
    var resolved = ImportedStatement(file: file, statement: statement, account: .bank)
    do throws(ImportProblem) {
      resolved.imported = try accounts.imported(statement, in: currency) { resolved.account = $0 }
    } catch {
      resolved.problem = CommandFailure(
        "\(VisibleText(file.name)): \(error.problem)", remedy: Importing.advice(error), .refusedData
      )
    }
    return resolved
  }

  /// What to do, with the option that says it.
  private static func advice(_ problem: ImportProblem) -> Advice? {
    switch problem {
    case .notOfCurrency:
      "Name the currency of the file with --currency, or mend the line in a copy."
    case .otherNumber: "Name the account that the file is of with --account."
    case .otherCurrency: "Take it into a ledger of its own, with -f NEW."
    case .secondCurrency, .twoCurrencies, .noIdentity: problem.remedy.map { "\($0)" }
    @unknown default: problem.remedy.map { "\($0)" }
    }
  }
}
