import EntryParsing
import LedgerModel
import LedgerStore
import PuldarInterchange

/// Imports files of banks: plans, shows, asks, stores.
struct Importing {
  /// The options of the person.
  struct Options {
    let lines: ImportedLines
    let mappings: [CategoryMapping]
    /// Lines before this day are left out.
    let first: CalendarDay?
    /// Whether the reason for each category is shown.
    let tellsWhy: Bool
  }

  let session: Session
  let options: Options
  /// The plan for the lines; without lines after they are written, if only counts are reported.
  var preview: StatementImport
  let statements: [ImportedStatement]
  /// The numbers of entries; `nil` if there is no ledger yet.
  let numbering: EventNumbering?
  let state: DecisionState?
  private(set) var failures: [any Error]
  /// The notes beside the answer.
  private(set) var notes: [Report.Note] = []

  /// Plans what each line becomes.
  ///
  /// - Parameters:
  ///   - words: The paths of the files.
  ///   - hints: Stated facts that the files do not contain.
  ///   - currency: The currency of files that name none.
  /// - Throws: The failures, if no file can be imported.
  init(
    _ session: Session, _ options: Options, _ words: [String], _ hints: StatementHints,
    currency: Money.Currency?
  ) async throws {
    self.session = session
    self.options = options
    var reader = StatementFiles(session, hints)
    // Consumed: ten years of lines should be in memory only once.
    let (files, unread) = try reader.read(words)
    var failures = unread
    if files.isEmpty, let failure = Importing.failure(failures) { throw failure }
    let begun = try session.store.logCount() > 0
    let named = currency ?? (begun ? nil : files.lazy.compactMap(\.currency).first)
    let state = try await session.ledger.state(beginningIn: begun ? nil : named)
    numbering = state == nil ? nil : try await session.ledger.numbering()
    var preview = try await session.ledger.opened.importPreview(
      of: consume files, into: options.lines.account, since: options.first,
      new: options.lines.choice == .new ? .store : .leave,
      doubtful: options.lines.isMatching
        ? .same : options.lines.choice == .doubtful ? .store : .leave,
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

  /// - Throws: A failure if no line has a category that a mapping names; it would otherwise do nothing, unnoticed.
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

  /// Returns the failure to report if nothing is imported: all problems, with the exit code of the first one.
  private static func failure(_ failures: [any Error]) -> (any Error)? {
    guard failures.count > 1 else { return failures.first }
    let texts = failures.map { ($0 as? any ExplainedError)?.problem ?? "\($0)" }
    return CommandFailure(
      texts.last ?? "", remedy: "None of the files was taken in.",
      failures.first.map { ExitCode(of: $0) } ?? .refusedData, after: Array(texts.dropLast()))
  }

  /// Describes the position of a line that another one repeats.
  func words(of other: StatementImport.Line.ID) -> String {
    let file = preview.statements.first { $0.lines.contains(other) }?.file ?? "-"
    return "line \(preview.lines[other].number) of \(VisibleText(file))"
  }
}
