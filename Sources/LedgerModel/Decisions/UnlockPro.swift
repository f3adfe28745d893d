public import LedgerEvents

/// Unlocks Pro after a purchase. The selling app verifies the purchase.
public struct UnlockPro: SingleDecision {
  /// The purchased product; the initialiser takes `nil` for Pro itself.
  package var product: String
  /// The seller's identifier of the purchase.
  package var transaction: String
  /// The price paid; `nil` if unknown.
  package var price: Money?

  /// Creates the purchase of a product, `nil` for Pro; the price is `nil` if unknown.
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
    // The price may be in any currency: the seller took it, and it is not an entry of the ledger.
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

/// Revokes a purchase that was refunded or taken back.
public struct RevokePro: SingleDecision {
  package var product: String
  /// The purchase to revoke; `nil` for every one of the product.
  package var transaction: String?
  /// The reason; may be empty.
  package var reason: String

  /// Revokes the purchase of a product, `nil` for Pro; every purchase of it if no transaction is named.
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
