/// A purchase no longer holds: it was refunded, or is taken back.
public struct RevokePro: Decision {
  public var product: String
  /// The purchase that no longer holds; `nil` for every one of the product.
  public var transaction: String?
  /// Why; may be empty.
  public var reason: String

  public init(
    product: String = ProUnlocked.proProduct, transaction: String? = nil, reason: String = ""
  ) {
    self.product = product
    self.transaction = transaction
    self.reason = reason
  }

  public var view: Books { Books() }

  public func events(given books: Books, from first: EventID) throws(Refusal) -> [NewEvent] {
    guard books.opened != nil else { throw .emptyLedger }
    try EntryRules.check(reason, "reason")
    let isHeld = books.purchases.contains { purchase in
      purchase.isInEffect && purchase.product == product
        && (transaction ?? purchase.transaction) == purchase.transaction
    }
    guard isHeld else { throw .notUnlocked }
    return [
      NewEvent(
        .proRevoked(ProRevoked(product: product, transaction: transaction, reason: reason)))
    ]
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .proRevoked(let revoked) = written[0] else { return false }
    return revoked.product == product && revoked.transaction == transaction
      && revoked.reason == reason
  }
}
