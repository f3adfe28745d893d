import EntryParsing
import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

/// 150 sentences as people type them on a phone, with every field labelled.
///
/// Several answers can be right; `null` among them means that nothing was named.
@Suite struct OwnSentenceTests {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    var text: String
    var expect: Expectation
    var testDescription: String { text }
  }

  struct Expectation: Decodable, Sendable {
    var error: Bool?
    var type: EntryKind?
    var amount: [String]?
    var currency: [String?]?
    var date: [String?]?
    var merchant: [String?]?
    var category: [String]?
    var entries: [Expectation]?
  }

  enum EntryKind: String, Decodable, Sendable { case expense, credit }

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Sentences/own-150.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(Case.self, from: Data(line.utf8))
    }
  }()

  @Test func `all 150 sentences are there`() {
    #expect(OwnSentenceTests.cases.count == 150)
  }

  @Test(.rows) func `a sentence from a phone`() {
    each(Self.cases) { (example: Case) throws in
      let context = ParsingContext(
        today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd,
        conventions: NumberConventions(localeIdentifier: "en_US"))
      if example.expect.error == true {
        #expect(throws: ParsingFailure.self) {
          try RuleBasedParser().parse(example.text, context: context)
        }
        return
      }
      let entries = try RuleBasedParser().parse(example.text, context: context).entries
      let wanted = example.expect.entries ?? [example.expect]
      try #require(entries.count == wanted.count)
      for (entry, expectation) in zip(entries, wanted) { check(entry, against: expectation) }
    }
  }

  private func check(_ entry: ParsedEntry, against expectation: Expectation) {
    #expect((entry.type == .expense) == (expectation.type == .expense))
    if let amounts = expectation.amount {
      #expect(amounts.contains(entry.amount.plainText), "\(entry.amount.plainText)")
    }
    if let currencies = expectation.currency {
      #expect(currencies.contains(entry.isCurrencyNamed ? entry.amount.currency.code : nil))
    }
    if let dates = expectation.date {
      #expect(dates.contains(entry.isDateNamed ? entry.date.text : nil))
    }
    if let merchants = expectation.merchant {
      let names = merchants.map { name in name.map(RuleBasedParser.folded(merchant:)) }
      let name = entry.merchant.isEmpty ? nil : RuleBasedParser.folded(merchant: entry.merchant)
      #expect(names.contains(name), "\(entry.merchant)")
    }
    if let categories = expectation.category {
      #expect(categories.contains(entry.category.text), "\(entry.category)")
    }
  }
}
