import EntryParsing
import LedgerModel

/// An entry as JSON.
enum EntryDocument {
  /// An entry of the ledger.
  ///
  /// - Parameters:
  ///   - refunded: What came back of it; `nil` where nothing did, or it is not told.
  ///   - receipts: What is attached to it; empty where nothing is, or it is not told.
  static func entry(
    _ entry: RegisteredEntry, _ categories: CategoryCatalog, _ numbering: EventNumbering,
    refunded: Money? = nil, receipts: [AttachedReceipt] = []
  ) -> JSONValue {
    self.entry(
      EntryLine(entry.values, entry.texts, categories),
      Circumstances(
        id: entry.id, recordedAt: entry.recordedAt, correctedBy: entry.correctedBy,
        voidedBy: entry.voidedBy, undoneBy: entry.undoneBy, refunded: refunded, receipts: receipts),
      numbering)
  }

  /// What is known of an entry beside what it says.
  struct Circumstances {
    var id: EventID?
    var recordedAt: Timestamp?
    var correctedBy: [EventID] = []
    var voidedBy: EventID?
    var undoneBy: EventID?
    var refunded: Money?
    var receipts: [AttachedReceipt] = []
  }

  static func entry(
    _ line: EntryLine, _ circumstances: Circumstances, _ numbering: EventNumbering
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    // A million entries are exported: the list is to be made once.
    members.reserveCapacity(20)
    func add(_ name: String, _ value: JSONValue) {
      members.append(JSONValue.Member(name: name, value: value))
    }
    if let id = circumstances.id {
      add("id", .text(numbering.text(id)))
      add("ref", .text(id.text))
    }
    let (values, texts) = (line.values, line.texts)
    add("type", .text(values.type.text))
    add("date", .text(values.date.text))
    add("amount", .text(AmountText.text(values.amount)))
    add("currency", .text(values.amount.currency.code))
    add("merchant", text(texts.merchant))
    add("category", .text(values.category.text))
    add("bucket", .optional(line.bucket?.text))
    add("account", .text(values.account.text))
    add("note", text(texts.note))
    add("said", text(texts.said))
    add("by", .text(texts.by))
    if circumstances.id != nil {
      add("recordedAt", .optional(circumstances.recordedAt?.text))
      add("correctedBy", .list(circumstances.correctedBy.map { .text(numbering.text($0)) }))
      add("voidedBy", .optional(circumstances.voidedBy.map(numbering.text)))
      add("undoneBy", .optional(circumstances.undoneBy.map(numbering.text)))
    }
    if let mark = values.mark {
      add(mark == .savings ? "as" : "allowance", .text(mark.text))
    }
    if let payment = texts.payment { add("payment", .text(numbering.text(payment))) }
    if let purchase = texts.purchase { add("of", .text(numbering.text(purchase))) }
    if let tax = texts.tax { add("tax", .text(AmountText.text(tax))) }
    if !texts.isReviewed { add("review", .bool(false)) }
    if let refunded = circumstances.refunded {
      add("refunded", .text(AmountText.text(refunded)))
    }
    if !circumstances.receipts.isEmpty {
      add("receipts", .list(circumstances.receipts.map(\.document)))
    }
    return .object(members)
  }

  /// An entry that is not stored.
  ///
  /// - Parameter details: How it was read.
  static func entry(_ line: EntryLine, _ details: [JSONValue.Member] = []) -> JSONValue {
    let entry = self.entry(line, Circumstances(), EventNumbering(writer: nil))
    guard case .object(let members) = entry else { return entry }
    return .object(members + details)
  }

  private static func text(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
}

/// What a sentence of many was understood as, as a line of JSON.
enum ParsingDocument {
  /// An entry, or an object with several.
  static func document(of lines: [EntryLine]) -> JSONValue {
    let entries = lines.map(entry)
    return entries.count == 1 ? entries[0] : ["entries": .list(entries)]
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
