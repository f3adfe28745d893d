public import LedgerModel
public import LedgerStore

/// Asks the seller of Pro what was bought: an app provides one, `StoreKitPurchases` is that of Apple's store.
///
/// The ledger sells nothing and asks nobody: it records what the seller confirms, by
/// ``LedgerStore/Ledger/restorePurchases(from:)``.
public protocol PurchaseVerifier: Sendable {
  /// Returns every purchase that the seller confirms, refunded ones too.
  ///
  /// - Throws: If the seller cannot be asked; nothing is recorded then.
  func purchases() async throws -> [VerifiedPurchase]
}

/// A purchase that its seller confirms.
public struct VerifiedPurchase: Hashable, Sendable {
  /// The product, as the seller names it; ``pro`` unlocks Pro, others are kept and unlock nothing.
  public var product: String
  /// The transaction, as the seller names it.
  public var transaction: String
  /// The price paid; `nil` if it is not known.
  public var price: Money?
  /// Whether it was refunded, so that it no longer holds.
  public var isRevoked: Bool

  /// The product that unlocks Pro.
  public static let pro = ProUnlocked.proProduct

  /// A purchase that its seller confirms.
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
  /// Records what a seller confirms: records a purchase that is not in effect here, and revokes one that was
  /// refunded. Repeating it changes nothing.
  ///
  /// An app calls it at launch, after a purchase, and for its button "Restore purchases".
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
  /// Returns whether a purchase is recorded here and in effect.
  fileprivate func holds(_ purchase: VerifiedPurchase) -> Bool {
    purchases.contains {
      $0.isInEffect && $0.product == purchase.product && $0.transaction == purchase.transaction
    }
  }

  /// Returns whether any purchase of a product is in effect.
  fileprivate func isUnlocked(_ product: String) -> Bool {
    purchases.contains { $0.isInEffect && $0.product == product }
  }
}
