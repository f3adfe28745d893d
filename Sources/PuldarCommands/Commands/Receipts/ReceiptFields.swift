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

  /// A receipt, as programs read it.
  static let shape = Shape<ReadReceipt>(
    .init(
      "merchant", \.merchant?.value, "As printed; what is not found is null, here and below."),
    .init("total", \.total?.value, "With the decimals that are printed."),
    .init("date", \.date?.value),
    .init("tax", \.tax?.value, "The sum of the taxes in the total."),
    .init("currency", \.currency?.value), .init("payment", \.payment?.value),
    .init(
      "proven", { $0.total?.isCertain == true },
      "Whether the sums of the receipt lead to its total and to no other."),
    .init(
      "items", \.items,
      each: Shape(.init("name", \.name), .init("amount", \.amount), .init("line", \.line))),
    .init(
      "doubtful", { ReceiptFields($0).doubtful }, "The fields that need a second look."),
    .init("cut", \.isCut, "Whether the text was too long to be read whole."))
}

extension ReceiptFields.Field: Shaped {
  static let shape = Shape<ReceiptFields.Field>(
    .init("field", \.name), .init("value", \.value), .init("certain", \.isCertain),
    .init("lines", \.lines), .init("evidence", { $0.evidence.map(\.text) }),
    .init("rivals", \.rivals, each: Shape(.init("value", \.value), .init("line", \.line))))
}

extension ReceiptAmount: ToldPattern {
  static var pattern: (name: String, regex: String) { Money.pattern }
}

extension ReadReceipt.PaymentKind: ToldWord {}
