import EntryParsing
import LedgerModel
import PuldarInterchange

/// Asks the configured model about payees that neither the person nor the rules know.
struct ImportModel {
  /// How many payees are asked about at once: about a minute of a model's time.
  private static let merchantLimit = 50

  let session: Session
  let state: DecisionState?

  /// Asks the model for categories, unless none is in use.
  ///
  /// - Returns: Why the model helped with no line; `nil` if it did, or was not asked.
  func propose(for preview: inout StatementImport) async throws -> ProposalFailure? {
    guard let choice = try choice() else { return nil }
    let unknown = preview.unknown
    guard !unknown.isEmpty else { return nil }
    let allowance = try await session.models.allowance(state)
    let asked = allowance.left.map { Array(unknown.prefix($0)) } ?? unknown
    if asked.isEmpty { return .usedUp(limit: allowance.limit) }
    let merchants = merchants(asked.map(\.merchant))
    if merchants.isEmpty { return nil }
    let offered = (state?.plan.categories ?? CategoryCatalog()).offered(on: session.today)
    let model = session.models.proposer(choice)
    let source: String
    let answers: [Result<EntryProposal, ProposalFailure>]
    do throws(ProposalFailure) {
      source = try await model.source()
      answers = await model.categories(of: merchants, among: offered)
    } catch {
      return error
    }
    var failure: ProposalFailure?
    var categories: [String: CategoryName] = [:]
    for (merchant, answer) in zip(merchants, answers) {
      switch answer {
      case .failure(let problem): failure = failure ?? problem
      case .success(let proposal):
        guard let name = CategoryName(proposal.category ?? ""), name != .income, name != .other,
          offered.contains(name)
        else { continue }
        categories[merchant] = name
      }
    }
    preview.propose(
      categories, by: source, of: allowance.left == nil ? nil : asked.map(\.line))
    return categories.isEmpty ? failure : nil
  }

  /// Returns the merchants to ask about, without duplicates.
  private func merchants(_ all: [String]) -> [String] {
    var merchants: [String] = []
    var known: Set<String> = []
    for merchant in all where merchants.count < ImportModel.merchantLimit {
      let folded = RuleBasedParser.folded(merchant: merchant)
      if !folded.isEmpty, known.insert(folded).inserted { merchants.append(merchant) }
    }
    return merchants
  }

  private func choice() throws -> ModelChoice? {
    let configuration = try session.models.configuration()
    if (configuration.modelUse ?? .unsure) == .never { return nil }
    return session.models.choice(nil, configuration)
  }
}
