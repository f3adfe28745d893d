import EntryParsing
import LedgerModel
import PuldarInterchange

/// What a model proposes for payees that neither the person nor the rules know, each asked about once.
struct ImportModel {
  /// Its categories, by the payee as names are compared.
  private(set) var categories: [String: CategoryName] = [:]
  /// The model, as an event names it.
  private(set) var source = ""
  /// The lines that may yet be read with a model this week; `nil` where none is counted.
  private var allowed: Set<IdempotencyKey>?

  /// How many payees are asked about at once: a minute of a model's time.
  private static let merchantLimit = 50

  /// Nothing, as where no model is on.
  init() {}

  /// Whether a model is on.
  func mayBeAsked(_ session: Session) throws -> Bool { try choice(session) != nil }

  private func choice(_ session: Session) throws -> ModelChoice? {
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
    guard !unknown.isEmpty, let choice = try choice(session) else { return nil }
    let allowance = try await session.models.allowance(state)
    var asked = unknown
    if let left = allowance.left {
      asked = Array(unknown.prefix(left))
      allowed = Set(asked.map(\.line))
      if asked.isEmpty { return .usedUp(limit: allowance.limit) }
    }
    var merchants: [String] = []
    var known: Set<String> = []
    for (_, merchant) in asked where merchants.count < ImportModel.merchantLimit {
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

  /// The category of a line's payee; `nil` where the model says none.
  func category(of merchant: String, _ line: IdempotencyKey) -> CategoryName? {
    guard !categories.isEmpty, allowed?.contains(line) ?? true else { return nil }
    return categories[RuleBasedParser.folded(merchant: merchant)]
  }
}
