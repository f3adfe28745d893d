// StoreKit exists only on Apple's systems.
#if canImport(StoreKit)
  import LedgerModel
  import StoreKit

  /// The purchases that Apple's store confirms: every transaction of this person with a valid signature.
  ///
  /// ```swift
  /// try await ledger.restorePurchases(from: StoreKitPurchases())
  /// for await _ in Transaction.updates {
  ///   try await ledger.restorePurchases(from: StoreKitPurchases())
  /// }
  /// ```
  public struct StoreKitPurchases: PurchaseVerifier {
    /// The products of the store that unlock Pro.
    public var products: Set<String>

    public init(products: Set<String> = [VerifiedPurchase.pro]) {
      self.products = products
    }

    public func purchases() async throws -> [VerifiedPurchase] {
      // Asks the person to sign in if the store does not know them.
      try await AppStore.sync()
      var purchases: [VerifiedPurchase] = []
      for await result in Transaction.all {
        // A transaction that the store did not sign proves nothing.
        guard case .verified(let transaction) = result else { continue }
        let isPro = products.contains(transaction.productID)
        purchases.append(
          VerifiedPurchase(
            product: isPro ? VerifiedPurchase.pro : transaction.productID,
            transaction: String(transaction.originalID),
            isRevoked: transaction.revocationDate != nil))
      }
      return purchases
    }
  }
#endif
