import EntryParsing
import LedgerModel

/// Asks a model about the merchants of entries that are in `other`.
struct Categorizing {
  private let session: Session
  private let model: any EntryProposer
  private let books: Books?

  /// How many merchants are asked about at once: a minute of a model's time.
  private static let merchantLimit = 50

  /// - Throws: ``CommandFailure`` where no model is set.
  init(_ session: Session, _ modelFile: String?) async throws {
    self.session = session
    guard let choice = session.modelChoice(modelFile, try session.configuration()) else {
      let failure = ProposalFailure.noModel
      throw CommandFailure(failure.problem, remedy: failure.remedy, .modelUnavailable)
    }
    model = session.proposer(choice)
    books = try await session.books()
  }

  /// What is proposed, the oldest entry first.
  ///
  /// - Throws: ``CommandFailure`` where the model was of no use for any of them.
  func proposals() async throws -> [CategoryProposal] {
    let register = try await session.view(EntryRegister())
    var filter = EntryFilter()
    filter.categories = [.other]
    if session.options.months != nil {
      let months = try session.months()
      filter.from = months.first?.firstDay
      filter.to = months.last?.lastDay
    }
    let entries = register.entries(EntryQuery(filter)).filter { entry in
      !RuleBasedParser.folded(merchant: entry.texts.merchant).isEmpty
    }.sorted { $0.id.number < $1.id.number }
    let allowance = try await session.modelAllowance(books)
    // Each correction counts, whether or not its merchant was asked about before.
    let allowed = allowance.left.map { Array(entries.prefix($0)) } ?? entries
    if allowed.isEmpty, !entries.isEmpty {
      let failure = ProposalFailure.usedUp(limit: allowance.limit)
      throw CommandFailure(failure.problem, remedy: failure.remedy, .modelUnavailable)
    }
    return try await proposals(for: allowed)
  }

  private func proposals(for entries: [RegisteredEntry]) async throws -> [CategoryProposal] {
    var merchants: [String] = []
    var places: [String: Int] = [:]
    for entry in entries where places.count < Categorizing.merchantLimit {
      let folded = RuleBasedParser.folded(merchant: entry.texts.merchant)
      guard places[folded] == nil else { continue }
      places[folded] = merchants.count
      merchants.append(entry.texts.merchant)
    }
    guard !merchants.isEmpty else { return [] }
    let categories = (books?.plan.categories ?? CategoryBook()).offered(on: session.today)
    let source: String
    let answers: [Result<EntryProposal, ProposalFailure>]
    do {
      source = try await model.source()
      answers = await model.categories(of: merchants, among: categories)
    } catch {
      throw CommandFailure(error.problem, remedy: error.remedy, .modelUnavailable)
    }
    if case .failure(let failure) = answers.first,
      answers.allSatisfy({ if case .failure = $0 { true } else { false } })
    {
      throw CommandFailure(failure.problem, remedy: failure.remedy, .modelUnavailable)
    }
    return entries.compactMap { entry in
      let folded = RuleBasedParser.folded(merchant: entry.texts.merchant)
      guard let place = places[folded], place < answers.count,
        let category = (try? answers[place].get())?.category.flatMap({ CategoryName($0) }),
        category != .other, category != .income, categories.contains(category)
      else { return nil }
      return CategoryProposal(entry: entry, category: category, source: source)
    }
  }
}
