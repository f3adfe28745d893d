public import LedgerModel

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

  public init(
    merchant: String, amount: String? = nil, category: String? = nil, type: EntryType? = nil
  ) {
    self.merchant = merchant
    self.amount = amount
    self.category = category
    self.type = type
  }
}
