public import LedgerEvents

/// Something that says what a sentence could mean without being trusted: a language model.
public protocol EntryProposer: Sendable {
  /// Who proposes, as it is stored with an entry: `llama/qwen.gguf/0a1b2c3d4e5f/1`.
  ///
  /// - Throws: Why nobody can be asked.
  func source() async throws(ProposalFailure) -> String

  /// What each sentence could mean, in their order; as many answers as there are sentences.
  ///
  /// - Parameters:
  ///   - sentences: What a person typed, each for itself.
  ///   - categories: Those that may be proposed.
  func proposals(
    for sentences: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>]

  /// The category that each merchant's name alone suggests, in their order; as many answers as
  /// there are names.
  func categories(
    of merchants: [String], among categories: [CategoryName]
  ) async -> [Result<EntryProposal, ProposalFailure>]
}

/// What a model says that a sentence means. Nothing of it counts before it was checked.
public struct EntryProposal: Hashable, Sendable {
  /// Who was paid or who paid; empty when the model names nobody.
  public var merchant: String
  /// The amount in plain decimals, as the model wrote it; `nil` where it was not asked for one.
  public var amount: String?
  /// The category's name, as the model wrote it; `nil` where it was not asked for one.
  public var category: String?
  /// Which way the money goes; `nil` where the model was not asked.
  public var type: EntryType?

  /// What a model proposes; `nil` is what it was not asked for.
  public init(
    merchant: String, amount: String? = nil, category: String? = nil, type: EntryType? = nil
  ) {
    self.merchant = merchant
    self.amount = amount
    self.category = category
    self.type = type
  }
}
