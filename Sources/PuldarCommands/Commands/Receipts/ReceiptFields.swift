import LedgerModel
import ReceiptReading

/// The fields of a receipt, in display order.
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

  /// Returns the record of a receipt.
  static func record(of receipt: ReadReceipt) -> Record {
    let doubtful = ReceiptFields(receipt).doubtful
    return [
      "merchant": receipt.merchant?.value, "total": receipt.total?.value.text,
      "date": receipt.date?.value.text, "tax": receipt.tax?.value.text,
      "currency": receipt.currency?.value.code, "payment": receipt.payment?.value.rawValue,
      "proven": receipt.total?.isCertain == true,
      "items": receipt.items.map { item -> Record in
        ["name": item.name, "amount": item.amount.text, "line": item.line]
      },
      "doubtful": doubtful, "cut": receipt.isCut,
    ]
  }
}
