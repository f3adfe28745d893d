import LedgerModel

/// An entry as JSON.
enum EntryDocument {
  /// An entry with what is told beside it.
  typealias Facts = (line: EntryLine, known: Circumstances, details: ReadingDetails)

  /// The fields of an entry. ``entry(_:_:_:details:)`` writes the same bytes without their tree.
  static let shape = Shape<Facts>(
    "entry", note: "One that is not stored has no 'id', 'ref' and what follows 'by'.",
    .ifAny("id", \.known.id),
    .init(
      name: "ref", note: "The id with its log.", isRequired: false,
      value: { facts, _ in facts.known.id?.told }, schema: { EventID.schema(&$0) }),
    .init("type", \.line.values.type.text).among(EntryType.allCases.map(\.text)),
    .init("date", \.line.values.date), .init("amount", \.line.values.amount),
    .init("currency", \.line.values.amount.currency),
    .init("merchant", \.line.texts.merchant.nonEmpty), .init("category", \.line.values.category),
    .init("bucket", \.line.bucket, "null for income."), .init("account", \.line.values.account),
    .init("note", \.line.texts.note.nonEmpty),
    .init("said", \.line.texts.said.nonEmpty, "The sentence as it was typed."),
    .init("by", \.line.texts.by, "What read it."),
    .ifAny("recordedAt", ofStored(\.recordedAt)), .ifAny("correctedBy", ofStored(\.correctedBy)),
    .ifAny("voidedBy", ofStored(\.voidedBy)), .ifAny("undoneBy", ofStored(\.undoneBy)),
    .ifAny("version", ofStored(\.version), "The last event that changed it, for --if."),
    mark(
      "allowance", isOfIncome: false,
      "Whether an expense counts against the daily allowance, where somebody said so."),
    mark(
      "as", isOfIncome: true,
      "Of an income: savings raises no month's income, regular comes instead of what is expected, extra on top."
    ),
    .ifAny(
      "for", \.line.values.month, "The month that an income counts in, where somebody said one."),
    .ifAny(
      "goal", { facts in facts.line.values.cover.map { facts.line.goal ?? $0.goal.text } },
      "The name of the goal that a purchase is for."),
    .ifAny(
      "covered", { $0.line.values.covered.minorUnits > 0 ? $0.line.values.covered : nil },
      "What the goal covers of it."),
    .ifAny("payment", \.line.texts.payment, "Of a part of a payment the first part."),
    .ifAny(
      "of", \.line.texts.purchase, "The expense that a credit pays back, where it names one."),
    .ifAny("tax", \.line.texts.tax, "The part of the amount that is tax, where it is known."),
    .ifAny("tags", { $0.line.texts.tags.isEmpty ? nil : $0.line.texts.tags }, "Its tags, sorted."),
    .ifAny(
      "review", { $0.line.texts.isReviewed ? nil : false },
      "false: it was stored without that anybody looked at it, and nobody has since."
    ).among([false]),
    .ifAny(
      "refunded", \.known.refunded,
      "What came back of an expense, where list and show find something."),
    .ifAny(
      "receipts", { $0.known.receipts.isEmpty ? nil : $0.known.receipts },
      "What is attached to it, where list and show find something.")
  ).with(\.details, ReadingDetails.shape)

  /// Returns a value of stored entries only.
  private static func ofStored<Value>(
    _ value: @escaping @Sendable (Circumstances) -> Value
  ) -> @Sendable (Facts) -> Value? {
    { facts in facts.known.id == nil ? nil : .some(value(facts.known)) }
  }

  private static func mark(
    _ name: String, isOfIncome: Bool, _ note: String
  ) -> Shape<Facts>.Field {
    let marks = EntryMark.allCases.filter { $0.isOfIncome == isOfIncome }.map(\.text)
    return .ifAny(
      name, { $0.line.values.mark.flatMap { $0.isOfIncome == isOfIncome ? $0.text : nil } }, note
    ).among(marks)
  }

  /// Returns an entry of the ledger.
  ///
  /// - Parameters:
  ///   - refunded: The refunded amount; `nil` if there is none, or it is not requested.
  ///   - receipts: The attached receipts; empty if there are none, or they are not requested.
  static func entry(
    _ entry: RegisteredEntry, _ categories: CategoryCatalog, _ numbering: EventNumbering,
    goals: EnvelopeBook? = nil, refunded: Money? = nil, receipts: [AttachedReceipt] = []
  ) -> ToldEntry {
    self.entry(
      EntryLine(entry.values, entry.texts, categories, goals: goals),
      Circumstances(
        id: entry.id, recordedAt: entry.recordedAt, correctedBy: entry.correctedBy,
        voidedBy: entry.voidedBy, undoneBy: entry.undoneBy, version: entry.version,
        refunded: refunded, receipts: receipts),
      numbering)
  }

  /// The facts about an entry that it does not contain itself.
  struct Circumstances {
    var id: EventID?
    var recordedAt: Timestamp?
    var correctedBy: [EventID] = []
    var voidedBy: EventID?
    var undoneBy: EventID?
    var version: EventID?
    var refunded: Money?
    var receipts: [AttachedReceipt] = []
  }

  /// - Parameter details: How it was read.
  static func entry(
    _ line: EntryLine, _ circumstances: Circumstances, _ numbering: EventNumbering,
    details: ReadingDetails = ReadingDetails()
  ) -> ToldEntry {
    // Exports may have a million entries: each is written directly, without a tree of its members.
    let json = JSONWriter.object { members in
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
      let tags = texts.tags
      if !tags.isEmpty { members.add("tags", value: .list(tags.map { .text($0) })) }
      if !texts.isReviewed { members.add("review", value: .bool(false)) }
      if let refunded = circumstances.refunded {
        members.add("refunded", AmountText.text(refunded))
      }
      if !circumstances.receipts.isEmpty {
        members.add("receipts", value: circumstances.receipts.told)
      }
      if details != ReadingDetails() {
        members.add(ReadingDetails.shape.record(of: details).fields)
      }
    }
    return ToldEntry(json: json)
  }

  private static func add(
    _ circumstances: Circumstances, _ numbering: EventNumbering, to members: inout JSONWriter
  ) {
    members.add("recordedAt", optional: circumstances.recordedAt?.text)
    members.add(
      "correctedBy", value: .list(circumstances.correctedBy.map { .text(numbering.text($0)) }))
    members.add("voidedBy", optional: circumstances.voidedBy.map(numbering.text))
    members.add("undoneBy", optional: circumstances.undoneBy.map(numbering.text))
    members.add("version", optional: circumstances.version.map(numbering.text))
  }

  /// Returns an entry that is not stored.
  ///
  /// - Parameter details: How it was read.
  static func entry(
    _ line: EntryLine, _ details: ReadingDetails = ReadingDetails()
  ) -> ToldEntry {
    entry(line, Circumstances(), EventNumbering(writer: nil), details: details)
  }

  private static func told(_ text: String) -> String? { text.isEmpty ? nil : text }
}

/// An entry, written without a tree.
struct ToldEntry: Told {
  let json: JSONValue

  func told(_ numbering: EventNumbering) -> JSONValue { json }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    EntryDocument.shape.schema(&definitions)
  }
}

/// A line of a log, as it is there.
struct ToldLine: Told {
  let bytes: [UInt8]

  func told(_ numbering: EventNumbering) -> JSONValue { .recorded(bytes) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: "line") { definitions in
      [
        "description":
          "An event as the log has it, with its seal; format 1 of the log says what 'data' holds.",
        "type": "object", "required": ["n", "at", "type", "data", "seal"],
        "properties": [
          "n": ["type": "integer"], "at": Timestamp.schema(&definitions),
          "type": ["type": "string"], "data": ["type": "object"], "seal": ["type": "string"],
        ], "additionalProperties": true,
      ]
    }
  }
}
