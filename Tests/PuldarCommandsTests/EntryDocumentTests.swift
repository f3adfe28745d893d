import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarCommands

/// An entry as JSON, which is written without a tree, beside the tree of the same members.
@Suite struct EntryDocumentTests {
  /// Pieces of texts: plain ones, what JSON escapes, and letters of several lengths.
  private static let pieces = [
    "Whole Foods", "\"", "\\", "/", "\n", "\r\n", "\t", "\0", "\u{1B}[31m", "\u{7F}", "\u{9B}",
    "\u{A0}", "\u{AD}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{E0041}", "é",
    "e\u{301}",
    "₹", "चाय", "🍣", "👩‍👩‍👧", "", " ", "{", "}", ",", "</script>", "~",
  ]

  private var random = SeededGenerator(seed: 7)

  private mutating func chance() -> Bool { Bool.random(using: &random) }

  private mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    return text
  }

  private mutating func id() -> EventID {
    let writers = [WriterID.sample, .known("zz99")]
    return EventID(
      writer: writers.randomElement(using: &random) ?? .sample,
      number: Int.random(in: 1...9_999_999, using: &random))
  }

  private mutating func line() -> EntryLine {
    let currencies = [.usd, .jpy, Money.Currency(code: "KWD") ?? .eur]
    let currency = currencies.randomElement(using: &random) ?? .usd
    let amount = Money(
      minorUnits: Int64.random(in: 1...Money.largestMinorUnits, using: &random), currency: currency)
    let type = EntryType.allCases.randomElement(using: &random) ?? .expense
    let names = ["dining", "groceries", "other", "a-b", "ünïcode"].compactMap { CategoryName($0) }
    let day = CalendarDay.known("2000-02-28").adding(
      days: Int.random(in: 0...20_000, using: &random))
    let values = EntryValues(
      type: type, amount: amount,
      category: type == .income ? .income : names.randomElement(using: &random) ?? .other,
      date: day ?? .known("2026-01-15"), account: chance() ? .bank : .cash,
      mark: chance() ? EntryMark.allCases.randomElement(using: &random) : nil,
      month: chance() ? CalendarMonth(iso: "2026-02") : nil,
      cover: chance() ? nil : GoalCover(id(), minorUnits: amount.minorUnits / 3))
    let link: EntryLink? =
      chance() ? nil : chance() ? .purchase(id()) : .payment(id())
    let tax = chance() ? Money(minorUnits: amount.minorUnits / 7, currency: currency) : nil
    let texts = EntryTexts(
      merchant: text(), note: text(), said: text(), by: text(),
      EntryDetails(link: link, tax: tax, isUnreviewed: chance()))
    return EntryLine(values, texts, CategoryCatalog())
  }

  private mutating func circumstances(_ line: EntryLine) -> EntryDocument.Circumstances {
    var known = EntryDocument.Circumstances()
    if chance() { return known }
    known.id = id()
    let time = Int64.random(in: 0...4_000_000_000_000, using: &random)
    if chance() { known.recordedAt = Timestamp(millisecondsSinceEpoch: time) }
    for _ in 0..<Int.random(in: 0...3, using: &random) { known.correctedBy.append(id()) }
    if chance() { known.voidedBy = id() }
    if chance() { known.undoneBy = id() }
    if chance() { known.refunded = line.values.amount }
    for number in 0..<Int.random(in: 0...2, using: &random) {
      var receipt = AttachedReceipt(file: .sample(number), text: text())
      if chance() { receipt.found = [text(), text()] }
      known.receipts.append(receipt)
    }
    return known
  }

  /// The same members as a tree.
  private func tree(
    _ line: EntryLine, _ known: EntryDocument.Circumstances, _ numbering: EventNumbering,
    _ details: [JSONValue.Member]
  ) -> JSONValue {
    let (values, texts) = (line.values, line.texts)
    func filled(_ text: String) -> JSONValue { text.isEmpty ? .null : .text(text) }
    var members: [(String, JSONValue)] = []
    if let id = known.id {
      members += [("id", .text(numbering.text(id))), ("ref", .text(id.text))]
    }
    members += [
      ("type", .text(values.type.text)), ("date", .text(values.date.text)),
      ("amount", .text(AmountText.text(values.amount))),
      ("currency", .text(values.amount.currency.code)), ("merchant", filled(texts.merchant)),
      ("category", .text(values.category.text)), ("bucket", .optional(line.bucket?.text)),
      ("account", .text(values.account.text)), ("note", filled(texts.note)),
      ("said", filled(texts.said)), ("by", .text(texts.by)),
    ]
    if known.id != nil {
      members += [
        ("recordedAt", .optional(known.recordedAt?.text)),
        ("correctedBy", .list(known.correctedBy.map { .text(numbering.text($0)) })),
        ("voidedBy", .optional(known.voidedBy.map(numbering.text))),
        ("undoneBy", .optional(known.undoneBy.map(numbering.text))),
      ]
    }
    if let mark = values.mark {
      members.append((mark.isOfIncome ? "as" : "allowance", .text(mark.text)))
    }
    if let month = values.month { members.append(("for", .text(month.text))) }
    if let goal = values.cover?.goal { members.append(("goal", .text(goal.text))) }
    if values.covered.minorUnits > 0 {
      members.append(("covered", .text(AmountText.text(values.covered))))
    }
    if let payment = texts.payment { members.append(("payment", .text(numbering.text(payment)))) }
    if let purchase = texts.purchase { members.append(("of", .text(numbering.text(purchase)))) }
    if let tax = texts.tax { members.append(("tax", .text(AmountText.text(tax)))) }
    if !texts.isReviewed { members.append(("review", false)) }
    if let refunded = known.refunded {
      members.append(("refunded", .text(AmountText.text(refunded))))
    }
    if !known.receipts.isEmpty {
      members.append(("receipts", .list(known.receipts.map(\.told))))
    }
    return .object(members.map { .init(name: $0.0, value: $0.1) } + details)
  }

  @Test mutating func `DR63: an entry is written in the bytes of the tree of its members`() {
    let numbering = EventNumbering(writer: .sample)
    for _ in 0..<5_000 {
      let line = line()
      let known = circumstances(line)
      let details: Record =
        chance() ? [:] : [text(): JSONValue.list([.text(text()), .integer(-1), .object([])])]
      let written = JSONWriter.text(
        of: EntryDocument.entry(line, known, numbering, details: details))
      let wanted = JSONWriter.text(of: tree(line, known, numbering, details.fields))
      guard written == wanted else {
        Issue.record("\(written) is not \(wanted)")
        return
      }
    }
  }
}
