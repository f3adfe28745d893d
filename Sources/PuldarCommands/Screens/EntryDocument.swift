import LedgerModel

/// An entry as JSON.
enum EntryDocument {
  /// Returns an entry of the ledger.
  ///
  /// - Parameters:
  ///   - refunded: The refunded amount; `nil` if there is none, or it is not requested.
  ///   - receipts: The attached receipts; empty if there are none, or they are not requested.
  static func entry(
    _ entry: RegisteredEntry, _ categories: CategoryCatalog, _ numbering: EventNumbering,
    goals: EnvelopeBook? = nil, refunded: Money? = nil, receipts: [AttachedReceipt] = []
  ) -> JSONValue {
    self.entry(
      EntryLine(entry.values, entry.texts, categories, goals: goals),
      Circumstances(
        id: entry.id, recordedAt: entry.recordedAt, correctedBy: entry.correctedBy,
        voidedBy: entry.voidedBy, undoneBy: entry.undoneBy, refunded: refunded, receipts: receipts),
      numbering)
  }

  /// The facts about an entry that it does not contain itself.
  struct Circumstances {
    var id: EventID?
    var recordedAt: Timestamp?
    var correctedBy: [EventID] = []
    var voidedBy: EventID?
    var undoneBy: EventID?
    var refunded: Money?
    var receipts: [AttachedReceipt] = []
  }

  /// - Parameter details: The members after its own ones.
  static func entry(
    _ line: EntryLine, _ circumstances: Circumstances, _ numbering: EventNumbering,
    details: Record = [:]
  ) -> JSONValue {
    // Exports may have a million entries: each is written directly, without a tree of its members.
    JSONWriter.object { members in
      if let id = circumstances.id {
        members.add("id", numbering.text(id))
        members.add("ref", id.text)
      }
      let (values, texts) = (line.values, line.texts)
      members.add("type", values.type.text)
      members.add("date", values.date.text)
      members.add("amount", AmountText.text(values.amount))
      members.add("currency", values.amount.currency.code)
      members.add("merchant", optional: told(texts.merchant))
      members.add("category", values.category.text)
      members.add("bucket", optional: line.bucket?.text)
      members.add("account", values.account.text)
      members.add("note", optional: told(texts.note))
      members.add("said", optional: told(texts.said))
      members.add("by", texts.by)
      if circumstances.id != nil { add(circumstances, numbering, to: &members) }
      if let mark = values.mark {
        members.add(mark.isOfIncome ? "as" : "allowance", mark.text)
      }
      if let month = values.month { members.add("for", month.text) }
      if let cover = values.cover {
        members.add("goal", line.goal ?? cover.goal.text)
        if values.covered.minorUnits > 0 {
          members.add("covered", AmountText.text(values.covered))
        }
      }
      if let payment = texts.payment { members.add("payment", numbering.text(payment)) }
      if let purchase = texts.purchase { members.add("of", numbering.text(purchase)) }
      if let tax = texts.tax { members.add("tax", AmountText.text(tax)) }
      if !texts.isReviewed { members.add("review", value: .bool(false)) }
      if let refunded = circumstances.refunded {
        members.add("refunded", AmountText.text(refunded))
      }
      if !circumstances.receipts.isEmpty {
        members.add("receipts", value: circumstances.receipts.told)
      }
      members.add(details.fields)
    }
  }

  private static func add(
    _ circumstances: Circumstances, _ numbering: EventNumbering, to members: inout JSONWriter
  ) {
    members.add("recordedAt", optional: circumstances.recordedAt?.text)
    members.add(
      "correctedBy", value: .list(circumstances.correctedBy.map { .text(numbering.text($0)) }))
    members.add("voidedBy", optional: circumstances.voidedBy.map(numbering.text))
    members.add("undoneBy", optional: circumstances.undoneBy.map(numbering.text))
  }

  /// Returns an entry that is not stored.
  ///
  /// - Parameter details: Members about how it was read.
  static func entry(_ line: EntryLine, _ details: Record = [:]) -> JSONValue {
    entry(line, Circumstances(), EventNumbering(writer: nil), details: details)
  }

  private static func told(_ text: String) -> String? { text.isEmpty ? nil : text }
}

/// An entry, written without a tree.
struct ToldEntry: Told {
  let json: JSONValue

  func told(_ numbering: EventNumbering) -> JSONValue { json }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    ["$ref": "#/$defs/entry"]
  }
}

/// The reading of one of many sentences, as a JSON line.
enum ParsingDocument {
  /// Returns an entry, or an object with several.
  static func document(of lines: [EntryLine]) -> Record {
    let entries = lines.map(entry)
    return entries.count == 1 ? entries[0] : ["entries": entries]
  }

  private static func entry(_ line: EntryLine) -> Record {
    let merchant = line.texts.merchant
    return [
      "type": line.values.type.text, "amount": line.values.amount,
      "currency": line.values.amount.currency.code, "merchant": merchant.nonEmpty,
      "category": line.values.category.text, "bucket": line.bucket?.text,
      "date": line.values.date.text, "account": line.values.account.text, "by": line.texts.by,
    ]
  }
}
