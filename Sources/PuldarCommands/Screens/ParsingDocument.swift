import LedgerModel

/// What a sentence was understood as, as JSON.
enum ParsingDocument {
  /// An entry, or an object with several.
  ///
  /// - Parameter why: How the fields of each were found; `nil` where nobody asks.
  static func document(of lines: [EntryLine], why: [[FieldReason]]? = nil) -> JSONValue {
    var entries = lines.map(entry)
    if let why { entries = zip(entries, why).map(explained) }
    return entries.count == 1 ? entries[0] : ["entries": .list(entries)]
  }

  private static func explained(_ entry: JSONValue, _ why: [FieldReason]) -> JSONValue {
    guard case .object(let members) = entry else { return entry }
    let reasons = JSONValue.Member(name: "why", value: .list(why.map(\.document)))
    return .object(members + [reasons])
  }

  private static func entry(_ line: EntryLine) -> JSONValue {
    let merchant = line.texts.merchant
    return [
      "type": .text(line.values.type.text), "amount": .text(AmountText.text(line.values.amount)),
      "currency": .text(line.values.amount.currency.code),
      "merchant": merchant.isEmpty ? .null : .text(merchant),
      "category": .text(line.values.category.text), "bucket": .optional(line.bucket?.text),
      "date": .text(line.values.date.text), "account": .text(line.values.account.text),
      "by": .text(line.texts.by),
    ]
  }

  /// Behind the id of the sentence, where it has one.
  static func identified(_ id: String?, _ document: JSONValue) -> JSONValue {
    guard let id, case .object(let members) = document else { return document }
    return .object([JSONValue.Member(name: "id", value: .text(id))] + members)
  }
}
