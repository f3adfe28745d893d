import LedgerModel

/// An entry as JSON.
enum EntryDocument {
  /// What is known of an entry beside what it says.
  struct Circumstances {
    var id: EventID?
    var recordedAt: Timestamp?
    var correctedBy: [EventID] = []
    var voidedBy: EventID?
  }

  /// - Parameter number: How the id of an event is written: its number alone where that is clear.
  static func entry(
    _ line: EntryLine, _ circumstances: Circumstances, number: (EventID) -> String
  ) -> JSONValue {
    var members: [(String, JSONValue)] = []
    if let id = circumstances.id {
      members += [("id", .text(number(id))), ("ref", .text(id.text))]
    }
    let (values, texts) = (line.values, line.texts)
    members += [
      ("type", .text(values.type.text)), ("date", .text(values.date.text)),
      ("amount", .text(AmountText.text(values.amount))),
      ("currency", .text(values.amount.currency.code)),
      ("merchant", text(texts.merchant)), ("category", .text(values.category.text)),
      ("bucket", .optional(line.bucket?.text)), ("account", .text(values.account.text)),
      ("note", text(texts.note)), ("said", text(texts.said)), ("by", .text(texts.by)),
    ]
    if circumstances.id != nil {
      members += [
        ("recordedAt", .optional(circumstances.recordedAt?.text)),
        ("correctedBy", .list(circumstances.correctedBy.map { .text(number($0)) })),
        ("voidedBy", .optional(circumstances.voidedBy.map(number))),
      ]
    }
    return .object(members.map { JSONValue.Member(name: $0.0, value: $0.1) })
  }

  private static func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
}
