import EntryParsing
import LedgerModel

/// Asks the model for the category of a receipt, as `add` asks it about words.
struct ReceiptModel {
  let session: Session
  let state: DecisionState?
  /// `nil` if no model is asked.
  let options: ModelOptions?

  /// Returns the category that the model proposes for a merchant.
  ///
  /// - Parameter isKnown: Whether the rules know one: then the model is asked only if it is wanted.
  /// - Returns: `nil` if it is not asked, or proposes none.
  /// - Throws: ``CommandFailure`` if it is required, and had no part.
  func category(of merchant: String, isKnown: Bool) async throws -> ReceiptCategory? {
    guard let options, !options.isRefused else { return nil }
    let configuration = try session.models.configuration()
    let isAsked = options.isWanted || options.isRequired
    let use = isAsked ? ModelUse.always : configuration.modelUse ?? .unsure
    let choice = session.models.choice(options.file, configuration)
    guard use == .always || use == .unsure && !isKnown, isAsked || choice != nil else {
      return nil
    }
    let allowance = try await session.models.allowance(state)
    do throws(ProposalFailure) {
      if allowance.left == 0 { throw .usedUp(limit: allowance.limit) }
      return try await proposal(of: session.models.proposer(choice), merchant)
    } catch {
      guard options.isRequired else { return nil }
      throw CommandFailure(error.problem, remedy: error.advice, .modelUnavailable)
    }
  }

  private func proposal(
    of model: any EntryProposer, _ merchant: String
  ) async throws(ProposalFailure) -> ReceiptCategory? {
    let offered = (state?.plan.categories ?? CategoryCatalog()).offered(on: session.today)
    let source = try await model.source()
    guard let answer = await model.categories(of: [merchant], among: offered).first else {
      throw .noAnswer
    }
    guard let name = CategoryName(try answer.get().category ?? ""), name != .income, name != .other,
      offered.contains(name)
    else { return nil }
    return ReceiptCategory(source: "model", category: name, model: source)
  }
}
