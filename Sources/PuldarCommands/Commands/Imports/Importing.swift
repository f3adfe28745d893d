import EntryParsing
import LedgerModel
import LedgerStore
import PuldarInterchange

/// Takes in what the files of banks say: plans, shows, asks, stores.
struct Importing {
  /// What a person says beside the files.
  struct Options {
    let choice: ImportChoice
    let isMatching: Bool
    let account: AccountName?
    let mappings: [CategoryMapping]
    /// Lines before this day are left out.
    let first: CalendarDay?
    /// Whether a person is told why a category was chosen.
    let tellsWhy: Bool
  }

  let session: Session
  let options: Options
  /// What the lines become; without them once all is written of which numbers alone are told.
  var preview: StatementImport
  let statements: [ImportedStatement]
  /// How entries are named; `nil` if there is no ledger yet.
  let numbering: EventNumbering?
  let state: DecisionState?
  private(set) var failures: [any Error]
  /// What is said beside the answer.
  private(set) var notes: [Report.Note] = []

  /// Finds out what each line is.
  ///
  /// - Parameters:
  ///   - words: What names the files.
  ///   - hints: What the files do not tell.
  ///   - currency: That of files that name none.
  /// - Throws: The first failure, if no file can be taken in.
  init(
    _ session: Session, _ options: Options, _ words: [String], _ hints: StatementHints,
    currency: Money.Currency?
  ) async throws {
    self.session = session
    self.options = options
    var reader = StatementFiles(session, hints)
    // Given away: ten years of lines are not to stand in memory twice.
    let (files, unread) = try reader.read(words)
    var failures = unread
    if files.isEmpty, let failure = Importing.failure(failures) { throw failure }
    let begun = try session.store.logCount() > 0
    let named = currency ?? (begun ? nil : files.lazy.compactMap(\.currency).first)
    let state = try await session.ledger.state(beginningIn: begun ? nil : named)
    numbering = state == nil ? nil : try await session.ledger.numbering()
    var preview = try await session.ledger.opened.importPreview(
      of: consume files, into: options.account, since: options.first,
      new: options.choice == .new ? .store : .leave,
      doubtful: options.isMatching ? .same : options.choice == .doubtful ? .store : .leave,
      given: state, in: session.ledger.currency(of: state)
    ) { hasNew in
      var context = EntryReader.context(session, state)
      if state != nil, hasNew {
        context.learnedCategories = try await SessionCategories(session, state).lessons(on: nil)
      }
      return context
    }
    for statement in preview.statements {
      guard let problem = statement.problem else { continue }
      let failure = CommandFailure(problem, in: statement.file)
      if !failures.contains(where: { ($0 as? CommandFailure) == failure }) {
        failures.append(failure)
      }
    }
    if preview.statements.allSatisfy({ $0.problem != nil }), session.options.format == .text,
      let failure = Importing.failure(failures)
    {
      throw failure
    }
    try Importing.map(options.mappings, in: &preview)
    if let failure = try await ImportModel(session: session, state: state).propose(for: &preview) {
      notes.append(.line("The model proposed no category: \(VisibleText(failure.problem))."))
    }
    statements = preview.statements.map { ImportedStatement($0, preview.lines) }
    self.preview = preview
    self.state = state
    self.failures = failures
  }

  /// - Throws: If a category of the file is named that no line has: it would be left as it is, and nobody told.
  private static func map(
    _ mappings: [CategoryMapping], in preview: inout StatementImport
  ) throws {
    let unknown = try preview.mapCategories(mappings.map { ($0.name, $0.category) }).first
    guard let unknown else { return }
    let names = preview.categories.map { "'\(VisibleText($0))'" }
    throw CommandFailure(
      "no line has the category '\(VisibleText(unknown))' that --map names",
      remedy: names.isEmpty
        ? "The files name no categories." : "There are \(names.joined(separator: ", ")).",
      .refusedData)
  }

  /// What is told if nothing is taken in: the last failure by who ends the program, the others before it.
  private static func failure(_ failures: [any Error]) -> (any Error)? {
    guard failures.count > 1 else { return failures.first }
    let texts = failures.map { ($0 as? any ExplainedError)?.problem ?? "\($0)" }
    return CommandFailure(
      texts.last ?? "", remedy: "None of the files was taken in.",
      failures.first.map { ExitCode(of: $0) } ?? .refusedData, after: Array(texts.dropLast()))
  }

  /// Where a line stands that another one tells again.
  func words(of other: StatementImport.Line.ID) -> String {
    let file = preview.statements.first { $0.lines.contains(other) }?.file ?? "-"
    return "line \(preview.lines[other].number) of \(VisibleText(file))"
  }
}
