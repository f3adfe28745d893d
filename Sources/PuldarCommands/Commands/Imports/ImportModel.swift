import EntryParsing
import LedgerModel
import PuldarInterchange

extension ImportProposals {
  /// How many payees are asked about at once: a minute of a model's time.
  private static let merchantLimit = 50

  /// Whether a model is on.
  static func mayBeAsked(_ session: Session) throws -> Bool { try choice(session) != nil }

  private static func choice(_ session: Session) throws -> ModelChoice? {
    let configuration = try session.models.configuration()
    if (configuration.modelUse ?? .unsure) == .never { return nil }
    return session.models.choice(nil, configuration)
  }

  /// Asks the model that is on; none is asked where none is.
  ///
  /// - Parameters:
  ///   - unknown: The lines whose category nobody knows, and who was paid.
  /// - Returns: Why the model was of no use for any of them; `nil` where it was, or was not asked.
  mutating func ask(
    _ session: Session, _ state: DecisionState?,
    about unknown: [(line: IdempotencyKey, merchant: String)]
  ) async throws -> ProposalFailure? {
    guard !unknown.isEmpty, let choice = try ImportProposals.choice(session) else { return nil }
    let allowance = try await session.models.allowance(state)
    var asked = unknown
    if let left = allowance.left {
      asked = Array(unknown.prefix(left))
      allowed = Set(asked.map(\.line))
      if asked.isEmpty { return .usedUp(limit: allowance.limit) }
    }
    var merchants: [String] = []
    var known: Set<String> = []
    for (_, merchant) in asked where merchants.count < ImportProposals.merchantLimit {
      let folded = RuleBasedParser.folded(merchant: merchant)
      if !folded.isEmpty, known.insert(folded).inserted { merchants.append(merchant) }
    }
    if merchants.isEmpty { return nil }
    let offered = (state?.plan.categories ?? CategoryCatalog()).offered(on: session.today)
    let model = session.models.proposer(choice)
    let answers: [Result<EntryProposal, ProposalFailure>]
    do throws(ProposalFailure) {
      source = try await model.source()
      answers = await model.categories(of: merchants, among: offered)
    } catch {
      return error
    }
    var failure: ProposalFailure?
    for (merchant, answer) in zip(merchants, answers) {
      switch answer {
      case .failure(let problem): failure = failure ?? problem
      case .success(let proposal):
        guard let name = CategoryName(proposal.category ?? ""), name != .income, name != .other,
          offered.contains(name)
        else { continue }
        categories[RuleBasedParser.folded(merchant: merchant)] = name
      }
    }
    return categories.isEmpty ? failure : nil
  }
}
