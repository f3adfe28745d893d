public import LedgerModel
public import LedgerStore

/// Asks the seller of Pro what was bought. An app supplies one; `StoreKitPurchases` asks Apple's store.
///
/// The ledger sells nothing and asks nobody: ``LedgerStore/Ledger/restorePurchases(from:)`` records what the seller
/// confirms.
public protocol PurchaseVerifier: Sendable {
  /// Returns every purchase that the seller confirms, including refunded ones.
  ///
  /// - Throws: An error if the seller cannot be asked; nothing is recorded then.
  func purchases() async throws -> [VerifiedPurchase]
}

/// A purchase that its seller confirms.
public struct VerifiedPurchase: Hashable, Sendable {
  /// The product, as the seller names it. ``pro`` unlocks Pro; others are recorded and unlock nothing.
  public var product: String
  /// The transaction, as the seller names it.
  public var transaction: String
  /// The price paid; `nil` if unknown.
  public var price: Money?
  /// Whether it was refunded and is no longer in effect.
  public var isRevoked: Bool

  /// The product that unlocks Pro.
  public static let pro = ProUnlocked.proProduct

  /// Creates a purchase that a seller confirms.
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
  /// Records what a seller confirms: a purchase that is not in effect here is recorded, a refunded one is revoked. A
  /// repeated call changes nothing.
  ///
  /// An app calls this when it starts, after a purchase, and for its "Restore purchases" button.
  ///
  /// - Returns: Whether Pro is unlocked now.
  /// - Throws: The verifier's error, with nothing recorded; ``LedgerStore/LedgerError`` as for any write.
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
