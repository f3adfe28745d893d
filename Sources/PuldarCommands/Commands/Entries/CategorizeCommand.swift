import CommandTable
import EntryParsing
import LedgerModel

extension PuldarCommand {
  static var categorize: Command {
    Command(
      "categorize", "Propose categories for entries in other: by your rules, and by the model.",
      discussion: """
        Your own rules have the first word; the model is asked about the rest, and sees the merchants' \
        names and nothing else. With --dry-run its proposals are shown; \
        without it they are stored as corrections after a question, which --yes answers, and 'puldar \
        undo' takes them back. With -m only the entries of that month are looked at.
        """,
      examples: ["puldar categorize", "puldar categorize --yes -m last"],
      traits: [.onlyNow, .ofMonths],
      .flag("-n --dry-run", "Show what is proposed, and store nothing."),
      .option("--model-file <file>", ModelHelp.file, String.self)
    ) { session, isPreview, modelFile in
      let categorizing = try await Categorizing(session, modelFile)
      let (proposals, notes) = try await categorizing.proposals()
      guard !proposals.isEmpty else {
        var report = Report.nothingNew
        report.notes = notes
        return report
      }
      return try await CategorizeReport(session, proposals, notes).report(isPreview: isPreview)
    }
  }
}

/// Categories that are proposed, stored once the person agrees.
struct CategorizeReport {
  private let session: Session
  private let proposals: [CategoryProposal]
  /// What the model could not say.
  private let notes: [Report.Note]

  init(_ session: Session, _ proposals: [CategoryProposal], _ notes: [Report.Note]) {
    self.session = session
    self.proposals = proposals
    self.notes = notes
  }

  func report(isPreview: Bool) async throws -> Report {
    let changes = proposals.map { proposal in
      (
        entry: proposal.entry.id,
        amendment: EntryAmendment(category: proposal.category, by: proposal.source)
      )
    }
    let corrections = Corrections(
      session,
      CorrectEntries(
        changes, today: session.today,
        ifStill: Dictionary(
          uniqueKeysWithValues: proposals.map { ($0.entry.id, $0.entry.version) })),
      of: changes.map(\.entry))
    let numbering = try await session.ledger.numbering()
    let lines = proposals.map { proposal in
      "\(numbering.text(proposal.entry.id))  \(VisibleText(proposal.entry.texts.merchant)): "
        + "\(CategoryName.other.text) -> \(VisibleText(proposal.category.text))"
    }
    return isPreview
      ? corrections.preview(lines + ["Nothing was stored."], notes: notes)
      : try await corrections.stored(askingAbout: lines, notes: notes)
  }
}

/// Proposes categories for entries that are in `other`: by the person's own rules, and by a model.
struct Categorizing {
  private let session: Session
  /// `nil` where none is set.
  private let model: (any EntryProposer)?
  private let state: DecisionState?

  /// How many merchants are asked about at once: a minute of a model's time.
  private static let merchantLimit = 50

  init(_ session: Session, _ modelFile: String?) async throws {
    self.session = session
    model = session.models.choice(modelFile, try session.models.configuration())
      .map(session.models.proposer)
    state = try await session.ledger.state()
  }

  /// What is proposed, the oldest entry first, and the merchants for which the model was of no use.
  ///
  /// - Throws: ``CommandFailure`` where the model was of no use for any of them.
  func proposals() async throws -> ([CategoryProposal], [Report.Note]) {
    var filter = EntryFilter()
    filter.categories = [.other]
    let months = try session.namedMonths()
    (filter.from, filter.to) = (months?.lowerBound.firstDay, months?.upperBound.lastDay)
    let register = try await session.ledger.view(EntryRegister(of: months))
    let entries = register.entries(EntryQuery(filter)).filter { entry in
      !RuleBasedParser.folded(merchant: entry.texts.merchant).isEmpty
    }.sorted { $0.id.number < $1.id.number }
    let ruled = entries.compactMap(proposalByRule)
    let others = entries.filter { entry in !ruled.contains { $0.entry.id == entry.id } }
    guard let model else {
      if !ruled.isEmpty { return (ruled, []) }
      let failure = ProposalFailure.noModel
      throw CommandFailure(failure.problem, remedy: failure.advice, .modelUnavailable)
    }
    let (proposed, notes) = try await proposals(by: model, for: others, isAll: ruled.isEmpty)
    return ((ruled + proposed).sorted { $0.entry.id.number < $1.entry.id.number }, notes)
  }

  /// What a rule of the person's own says of an entry; `nil` where none says anything.
  private func proposalByRule(_ entry: RegisteredEntry) -> CategoryProposal? {
    let context = EntryReader.context(session, state, on: entry.values.date)
    let texts = [entry.texts.merchant, entry.texts.said]
    guard
      let category = texts.lazy.compactMap({ RuleBasedParser.category(of: $0, context) }).first,
      category != .other
    else { return nil }
    return CategoryProposal(entry: entry, category: category, source: "rule")
  }

  private func proposals(
    by model: any EntryProposer, for entries: [RegisteredEntry], isAll: Bool
  ) async throws -> ([CategoryProposal], [Report.Note]) {
    let allowance = try await session.models.allowance(state)
    // Each correction counts, whether or not its merchant was asked about before.
    let allowed = allowance.left.map { Array(entries.prefix($0)) } ?? entries
    if allowed.isEmpty, !entries.isEmpty {
      if !isAll { return ([], []) }
      let failure = ProposalFailure.usedUp(limit: allowance.limit)
      throw CommandFailure(failure.problem, remedy: failure.advice, .modelUnavailable)
    }
    return try await asked(model, about: allowed, isAll: isAll)
  }

  private func asked(
    _ model: any EntryProposer, about entries: [RegisteredEntry], isAll: Bool
  ) async throws -> ([CategoryProposal], [Report.Note]) {
    var merchants: [String] = []
    var places: [String: Int] = [:]
    for entry in entries where places.count < Categorizing.merchantLimit {
      let folded = RuleBasedParser.folded(merchant: entry.texts.merchant)
      guard places[folded] == nil else { continue }
      places[folded] = merchants.count
      merchants.append(entry.texts.merchant)
    }
    guard !merchants.isEmpty else { return ([], []) }
    let catalog = state?.plan.categories ?? CategoryCatalog()
    let categories = catalog.offered(on: session.today)
    let source: String
    let answers: [Result<EntryProposal, ProposalFailure>]
    do {
      source = try await model.source()
      answers = await model.categories(of: merchants, among: categories)
    } catch {
      throw CommandFailure(error.problem, remedy: error.advice, .modelUnavailable)
    }
    let found = answers.map { Categorizing.category($0, among: categories) }
    let proposals = entries.compactMap { entry -> CategoryProposal? in
      let folded = RuleBasedParser.folded(merchant: entry.texts.merchant)
      guard let place = places[folded], place < found.count,
        let category = try? found[place].get(), category != .other,
        catalog.isOffered(category, on: entry.values.date)
      else { return nil }
      return CategoryProposal(entry: entry, category: category, source: source)
    }
    return (proposals, try notes(zip(merchants, found), isAll: isAll && proposals.isEmpty))
  }

  /// The category that an answer names.
  private static func category(
    _ answer: Result<EntryProposal, ProposalFailure>, among categories: [CategoryName]
  ) -> Result<CategoryName, ProposalFailure> {
    answer.flatMap { proposal in
      let name = proposal.category ?? ""
      guard let category = CategoryName(name), category != .income, categories.contains(category)
      else { return .failure(.categoryUnknown(String(name.prefix(40)))) }
      return .success(category)
    }
  }

  /// The merchants for which the model was of no use.
  ///
  /// - Throws: ``CommandFailure`` where nothing else came of it.
  private func notes(
    _ found: some Sequence<(String, Result<CategoryName, ProposalFailure>)>, isAll: Bool
  ) throws(CommandFailure) -> [Report.Note] {
    let failures = found.compactMap { merchant, result in
      if case .failure(let failure) = result { (merchant, failure) } else { nil }
    }
    guard let first = failures.first?.1 else { return [] }
    if isAll, first.concernsAll {
      throw CommandFailure(first.problem, remedy: first.advice, .modelUnavailable)
    }
    if isAll {
      throw CommandFailure(
        "the model proposed no category that can be used",
        remedy: "Try another model with 'puldar model use FILE'.", .modelUnavailable,
        after: failures.map(Categorizing.line))
    }
    return failures.map { .line(Categorizing.line($0)) }
  }
  private static func line(_ failure: (merchant: String, reason: ProposalFailure)) -> String {
    "\(VisibleText(failure.merchant)): \(VisibleText(failure.reason.problem))."
  }
}

/// A category that a model proposes for an entry.
struct CategoryProposal {
  var entry: RegisteredEntry
  var category: CategoryName
  /// The model.
  var source: String
}
