public import LedgerEvents

/// A source of proposals for the meaning of sentences that is not trusted: a language model.
public protocol EntryProposer: Sendable {
  /// Returns the name of the proposer as stored with an entry: `llama/qwen.gguf/0a1b2c3d4e5f/1`.
  ///
  /// - Throws: Why it cannot be asked.
  func source() async throws(ProposalFailure) -> String

  /// Returns a proposal or a failure for each sentence, in the same order.
  ///
  /// - Parameters:
  ///   - sentences: The person's sentences, independent of each other.
  ///   - categories: The categories that may be proposed.
  func proposals(
    for sentences: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>]

  /// Returns the category that each merchant's name alone suggests, or a failure, in the same order.
  func categories(
    of merchants: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>]
}

/// A model's proposal for the meaning of a sentence. It does not count until it is checked.
public struct EntryProposal: Hashable, Sendable {
  /// The payee or payer; empty if the model names none.
  public var merchant: String
  /// The amount in plain decimals, as the model wrote it; `nil` if not requested.
  public var amount: String?
  /// The category's name, as the model wrote it; `nil` if not requested.
  public var category: String?
  /// The direction of the money; `nil` if not requested.
  public var type: EntryType?

  /// Makes a proposal; `nil` for members that were not requested.
  public init(
    merchant: String, amount: String? = nil, category: String? = nil, type: EntryType? = nil
  ) {
    self.merchant = merchant
    self.amount = amount
    self.category = category
    self.type = type
  }
}
