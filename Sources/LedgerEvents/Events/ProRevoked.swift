/// A purchase is no longer valid: it was refunded, or revoked.
public struct ProRevoked: EventPayload {
  package static let type: EventType = "ProRevoked"
  package var product: String
  /// The revoked purchase; `nil` for every purchase of the product.
  public var transaction: String?
  /// Why; may be empty.
  package var reason: String

  package init(
    product: String = ProUnlocked.proProduct, transaction: String? = nil, reason: String = ""
  ) {
    self.product = product
    self.transaction = transaction
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    product = try fields.text("product")
    transaction = try fields.presentText("transaction")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("product", product)
    if let transaction { fields.write("transaction", transaction) }
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .purchase(.proRevoked(self)) }
  package var causes: [EventID] { [] }
}
