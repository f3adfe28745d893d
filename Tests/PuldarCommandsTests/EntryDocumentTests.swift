import EntryParsing
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

  private mutating func details() -> ReadingDetails {
    var details = ReadingDetails()
    if chance() { return details }
    let rule = ParsingRule.allCases.randomElement(using: &random)
    details.reasons = [FieldReason(field: text(), value: text(), rule: rule, text: text())]
    if chance() { details.unused = [text(), text()] }
    return details
  }

  @Test mutating func `DR63: an entry is written in the bytes of the tree of its members`() {
    let numbering = EventNumbering(writer: .sample)
    for _ in 0..<5_000 {
      let line = line()
      let known = circumstances(line)
      let details = details()
      let written = JSONWriter.text(
        of: EntryDocument.entry(line, known, numbering, details: details).json)
      let wanted = JSONWriter.text(
        of: EntryDocument.shape.record(of: (line, known, details), numbering).told)
      guard written == wanted else {
        Issue.record("\(written) is not \(wanted)")
        return
      }
    }
  }
}
