public import LedgerEvents

/// A purchase unlocks Pro. Whether it was really made is checked by the app that sells it.
public struct UnlockPro: SingleDecision {
  /// What was bought; the initialiser takes `nil` for Pro itself.
  package var product: String
  /// The purchase, as the seller names it.
  package var transaction: String
  /// What was paid; `nil` where it is not known.
  package var price: Money?

  /// A purchase of a product, `nil` for Pro; the price is `nil` if it is not known.
  public init(
    product: String? = nil, transaction: String, price: Money? = nil
  ) {
    self.product = product ?? ProUnlocked.proProduct
    self.transaction = transaction
    self.price = price
  }

  package func event(given state: DecisionState) throws(Refusal) -> ProUnlocked {
    guard !product.isEmpty else { throw .textMissing(member: "product") }
    guard !transaction.isEmpty else { throw .textMissing(member: "transaction") }
    try EntryRules.check(product, "product")
    try EntryRules.check(transaction, "transaction")
    // A price may be in any currency: it is what the seller took, and no entry of the ledger.
    if let price {
      guard price.minorUnits >= 0 else { throw .amountNegative(price) }
      guard price.minorUnits <= Money.largestMinorUnits else { throw .amountTooLarge(price) }
    }
    if let held = state.purchases.first(where: { $0.isInEffect && $0.product == product }) {
      throw .alreadyUnlocked(by: held.event)
    }
    return ProUnlocked(product: product, transaction: transaction, price: price)
  }

  package func isSaid(by unlocked: ProUnlocked) -> Bool {
    unlocked.product == product && unlocked.transaction == transaction
      && unlocked.price == price
  }
}

/// A purchase no longer holds: it was refunded, or is taken back.
public struct RevokePro: SingleDecision {
  package var product: String
  /// The purchase that no longer holds; `nil` for every one of the product.
  package var transaction: String?
  /// Why; may be empty.
  package var reason: String

  /// The purchase of a product, `nil` for Pro, that no longer holds; every one if no transaction is named.
  public init(
    product: String? = nil, transaction: String? = nil, reason: String = ""
  ) {
    self.product = product ?? ProUnlocked.proProduct
    self.transaction = transaction
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> ProRevoked {
    try EntryRules.check(reason, "reason")
    let isHeld = state.purchases.contains { purchase in
      purchase.isInEffect && purchase.product == product
        && (transaction ?? purchase.transaction) == purchase.transaction
    }
    guard isHeld else { throw .notUnlocked }
    return ProRevoked(product: product, transaction: transaction, reason: reason)
  }

  package func isSaid(by revoked: ProRevoked) -> Bool {
    revoked.product == product && revoked.transaction == transaction
      && revoked.reason == reason
  }
}
