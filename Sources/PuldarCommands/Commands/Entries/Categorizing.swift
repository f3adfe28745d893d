import CommandTable
import EntryParsing
import LedgerModel

/// Proposes categories for entries in `other`: by the person's own rules, and by a model.
struct Categorizing {
  private let session: Session
  /// The entries to leave as they are.
  private let left: Set<EventID>
  /// `nil` if no model is set, or it should not be asked.
  private let model: (any EntryProposer)?
  private let state: DecisionState?

  /// The most merchants to ask about at once: a minute of a model's time.
  private static let merchantLimit = 50

  init(
    _ session: Session, _ modelFile: String?, asksModel: Bool, leaving left: Set<EventID>
  ) async throws {
    self.session = session
    self.left = left
    model =
      asksModel
      ? session.models.choice(modelFile, try session.models.configuration())
        .map(session.models.proposer) : nil
    state = try await session.ledger.state()
  }

  /// Returns the proposals, oldest entry first, and the merchants that the model could not categorize.
  ///
  /// - Parameter wanted: The entries to consider; `nil` for all.
  /// - Throws: ``CommandFailure`` if nothing else changes and the model failed for all of them.
  func proposals(of wanted: [EventID]?) async throws -> ([CategoryProposal], [Report.Note]) {
    var filter = EntryQuery.Filter()
    filter.categories = [.other]
    let months = try session.namedMonths()
    (filter.from, filter.to) = (months?.lowerBound.firstDay, months?.upperBound.lastDay)
    let register = try await session.ledger.view(EntryRegister(of: months))
    let entries = register.entries(EntryQuery(filter)).filter { entry in
      !left.contains(entry.id) && wanted?.contains(entry.id) != false
        && !RuleBasedParser.folded(merchant: entry.texts.merchant).isEmpty
    }.sorted { $0.id.number < $1.id.number }
    let ruled = entries.compactMap(proposalByRule)
    let others = entries.filter { entry in !ruled.contains { $0.entry.id == entry.id } }
    guard let model else { return (ruled, []) }
    let (proposed, notes) = try await proposals(
      by: model, for: others, isAll: ruled.isEmpty && left.isEmpty)
    return ((ruled + proposed).sorted { $0.entry.id.number < $1.entry.id.number }, notes)
  }

  /// Returns the proposal of the person's own rules for an entry; `nil` if none applies.
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
    // Each entry counts, even if its merchant was asked about before.
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

  /// Returns the category that an answer names.
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

  /// Returns notes about the merchants that the model could not categorize.
  ///
  /// - Throws: ``CommandFailure`` if there is no other result.
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
        remedy: "Try another model with 'puldar config model use FILE'.", .modelUnavailable,
        after: failures.map(Categorizing.line))
    }
    return failures.map { .line(Categorizing.line($0)) }
  }

  private static func line(_ failure: (merchant: String, reason: ProposalFailure)) -> String {
    "\(VisibleText(failure.merchant)): \(VisibleText(failure.reason.problem))."
  }
}

/// A category proposed for an entry.
struct CategoryProposal {
  var entry: RegisteredEntry
  var category: CategoryName
  /// The proposing rule or model.
  var source: String
}
