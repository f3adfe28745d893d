/// A purchase unlocked its product.
public struct ProUnlocked: EventPayload {
  package static let type: EventType = "ProUnlocked"
  /// The product; ``proProduct`` grants Pro, others are kept and grant nothing.
  public var product: String
  /// The seller's identifier of the purchase; the embedding app must check it.
  public var transaction: String
  /// The price paid; `nil` if unknown.
  package var price: Money?

  /// The product that grants Pro.
  public static let proProduct = "puldar_pro_lifetime"

  package init(product: String = proProduct, transaction: String, price: Money? = nil) {
    self.product = product
    self.transaction = transaction
    self.price = price
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    product = try fields.text("product")
    transaction = try fields.text("transaction")
    price = try fields.price()
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("product", product)
    fields.write("transaction", transaction)
    if let price {
      fields.write("price", price)
      fields.write("currency", price.currency)
    }
  }

  package var event: LedgerEvent { .purchase(.proUnlocked(self)) }
  package var reason: String { "" }
  package var causes: [EventID] { [] }
}

extension FieldReader {
  /// Reads `price` and `currency`, if the price is known.
  @_lifetime(self: copy self)
  fileprivate mutating func price() throws(FieldError) -> Money? {
    guard let text = try presentText("price") else { return nil }
    let currency = try currency()
    guard let price = Money(plainText: text, currency: currency), price.minorUnits >= 0 else {
      throw invalid("price", "a decimal with the currency's digits, in quotes")
    }
    return price
  }
}
