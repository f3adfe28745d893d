public import LedgerModel
public import LedgerStore

/// Asks who sells Pro what was bought: an app brings one, `StoreKitPurchases` is that of Apple's store.
///
/// The ledger sells nothing and asks nobody: it records what the seller vouches for, by
/// ``LedgerStore/Ledger/restorePurchases(from:)``.
public protocol PurchaseVerifier: Sendable {
  /// Every purchase that the seller vouches for, those that were given back too.
  ///
  /// - Throws: Where the seller cannot be asked; nothing is recorded then.
  func purchases() async throws -> [VerifiedPurchase]
}

/// A purchase that its seller vouches for.
public struct VerifiedPurchase: Hashable, Sendable {
  /// What was bought, as the seller names it; ``pro`` unlocks Pro, others are kept and unlock nothing.
  public var product: String
  /// The purchase, as the seller names it.
  public var transaction: String
  /// What was paid; `nil` where it is not known.
  public var price: Money?
  /// Whether it was given back, so that it no longer holds.
  public var isRevoked: Bool

  /// The product that unlocks Pro.
  public static let pro = ProUnlocked.proProduct

  /// A purchase that a shop confirms.
  public init(
    product: String = VerifiedPurchase.pro, transaction: String, price: Money? = nil,
    isRevoked: Bool = false
  ) {
    self.product = product
    self.transaction = transaction
    self.price = price
    self.isRevoked = isRevoked
  }
}

extension Ledger {
  /// Records what a seller vouches for: a purchase that is not in effect here is recorded, one that was
  /// given back is revoked. Asked again, it changes nothing.
  ///
  /// An app calls it when it starts, when a purchase is made, and for its button "Restore purchases".
  ///
  /// - Returns: Whether Pro is unlocked now.
  /// - Throws: What the verifier throws, with nothing recorded; ``LedgerStore/LedgerError`` as for any write.
  @discardableResult
  public func restorePurchases(from verifier: some PurchaseVerifier) async throws -> Bool {
    for purchase in try await verifier.purchases() {
      let state = try stateIfThere()
      let isHeld = state?.holds(purchase) == true
      if purchase.isRevoked {
        guard isHeld else { continue }
        let revocation = RevokePro(
          product: purchase.product, transaction: purchase.transaction, reason: "given back")
        _ = try await perform(revocation)
      } else if !isHeld, state?.isUnlocked(purchase.product) != true {
        let unlocking = UnlockPro(
          product: purchase.product, transaction: purchase.transaction, price: purchase.price)
        _ = try await perform(unlocking)
      }
    }
    return try stateIfThere()?.proPurchase != nil
  }
}

extension DecisionState {
  /// Whether a purchase is recorded here and in effect.
  fileprivate func holds(_ purchase: VerifiedPurchase) -> Bool {
    purchases.contains {
      $0.isInEffect && $0.product == purchase.product && $0.transaction == purchase.transaction
    }
  }

  /// Whether any purchase of a product is in effect.
  fileprivate func isUnlocked(_ product: String) -> Bool {
    purchases.contains { $0.isInEffect && $0.product == product }
  }
}
