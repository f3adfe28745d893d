import EntryParsing
import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

/// Tolerance of misspellings never changes what is said.
@Suite struct EverydayWordTests {
  /// Everyday words of which two thirds are one letter from a word of the tables: "repair" and
  /// "repaid", "stars" and "Sears". `Tests/Tools/WordLists/every-word` walks a whole dictionary.
  private static let words: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Sentences/everyday-words.txt")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }()

  private func entry(_ text: String) throws -> ParsedEntry? {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en_US"))
    let entries = try? RuleBasedParser().parse(text, context: context).entries
    #expect(entries?.count ?? 1 == 1, "\(text)")
    return entries?.first
  }

  @Test func `the list of everyday words is there`() {
    #expect(Self.words.count == 400)
  }

  @Test(.rows) func `no everyday word changes which way money went, or how much it was`() {
    each(Self.words) { (word: String) throws in
      for (text, sum) in [
        ("toyota \(word) 500", 500_00), ("\(word) 500", 500_00), ("spent 45 on \(word)", 45_00),
      ] {
        guard let entry = try entry(text) else { continue }
        #expect(entry.type == .expense, "\(text)")
        #expect(entry.amount.minorUnits == Int64(sum), "\(text)")
      }
    }
  }

  @Test(.rows) func `an everyday word or name is never taken for a shop`() {
    each(["Michael", "Dennis", "Roger", "Clark", "stars", "shall", "tennis", "human"]) {
      (word: String) throws in
      let parsed = try #require(try entry("paid \(word) 30"))
      #expect(parsed.origins.merchant?.rule != .correctedSpelling)
      #expect(parsed.origins.category?.rule != .correctedSpelling)
    }
  }

  @Test(.rows) func `a misspelled word may say what was bought, or where`() {
    each([("netflx 9.99", "subscriptions"), ("grocreies 45", "groceries"), ("tixa 12", "other")]) {
      (row: (text: String, category: String)) throws in
      #expect(try entry(row.text)?.category.text == row.category)
    }
  }

  @Test(.rows) func `a misspelled word never says that money came back or came in`() {
    each(["repayd 20", "toyota refnud 20", "lunch salray 20", "dinner bnous 20"]) {
      (text: String) throws in
      #expect(try entry(text)?.type ?? .expense == .expense)
    }
  }
}
