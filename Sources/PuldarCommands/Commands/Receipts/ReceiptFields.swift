import LedgerModel
import ReceiptReading

/// The fields of a receipt as they are told, one after the other.
struct ReceiptFields {
  /// One field.
  struct Field {
    var name: String
    var value: String
    var isCertain: Bool
    var lines: [Int]
    var evidence: [ReceiptEvidence]
    var rivals: [(value: String, line: Int)]
  }

  let fields: [Field]

  init(_ receipt: ReadReceipt) {
    let currency = receipt.currency?.value
    func amount(_ amount: ReceiptAmount) -> String {
      amount.text + (currency.map { " " + $0.code } ?? "")
    }
    fields = [
      ReceiptFields.field("merchant", receipt.merchant) { $0 },
      ReceiptFields.field("total", receipt.total, amount),
      ReceiptFields.field("date", receipt.date, \.text),
      ReceiptFields.field("tax", receipt.tax, amount),
      ReceiptFields.field("currency", receipt.currency, \.code),
      ReceiptFields.field("payment", receipt.payment, \.rawValue),
    ].compactMap { $0 }
  }

  private static func field<Value>(
    _ name: String, _ field: ReadField<Value>?, _ text: (Value) -> String
  ) -> Field? {
    guard let field else { return nil }
    return Field(
      name: name, value: text(field.value), isCertain: field.isCertain, lines: field.lines,
      evidence: field.evidence, rivals: field.rivals.map { (text($0.value), $0.line) })
  }

  /// The names of the fields that need a second look.
  var doubtful: [String] { fields.filter { !$0.isCertain }.map(\.name) }

  /// The members of a document that name what was read.
  static func members(of receipt: ReadReceipt) -> [JSONValue.Member] {
    let doubtful = ReceiptFields(receipt).doubtful
    return [
      .init(name: "merchant", value: .optional(receipt.merchant?.value)),
      .init(name: "total", value: .optional(receipt.total?.value.text)),
      .init(name: "date", value: .optional(receipt.date?.value.text)),
      .init(name: "tax", value: .optional(receipt.tax?.value.text)),
      .init(name: "currency", value: .optional(receipt.currency?.value.code)),
      .init(name: "payment", value: .optional(receipt.payment?.value.rawValue)),
      .init(name: "proven", value: .bool(receipt.total?.isCertain == true)),
      .init(
        name: "items",
        value: .list(
          receipt.items.map { item in
            [
              "name": .text(item.name), "amount": .text(item.amount.text),
              "line": .integer(Int64(item.line)),
            ]
          })),
      .init(name: "doubtful", value: .list(doubtful.map { .text($0) })),
      .init(name: "cut", value: .bool(receipt.isCut)),
    ]
  }
}
