import Foundation
import LedgerModel
import Testing

@testable import EntryParsing

/// What was bought, and where: categories and merchants of everyday sentences in nine languages.
@Suite struct DailyPurchaseTests {
  private static let ledgers = [
    "en": ("en-GB", "GBP"), "de": ("de-DE", "EUR"), "fr": ("fr-FR", "EUR"), "es": ("es-ES", "EUR"),
    "it": ("it-IT", "EUR"), "pt": ("pt-BR", "BRL"), "nl": ("nl-NL", "EUR"), "pl": ("pl-PL", "PLN"),
    "in": ("en-IN", "INR"),
  ]

  private func entries(_ text: String, _ place: String) throws -> [ParsedEntry] {
    let (locale, code) = try #require(Self.ledgers[place])
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")),
      currency: try #require(Money.Currency(code: code)),
      conventions: NumberConventions(localeIdentifier: locale))
    return (try? RuleBasedParser().parse(text, context: context).entries) ?? []
  }

  /// The lines of a table whose right side is not among the readings.
  private func misses(
    of tables: [(place: String, rows: String)], _ reading: ([ParsedEntry]) -> String
  ) throws -> (count: Int, wrong: [String]) {
    var count = 0
    var wrong: [String] = []
    for (place, rows) in tables {
      for row in rows.split(separator: "\n") {
        let sides = row.components(separatedBy: " = ")
        try #require(sides.count == 2)
        count += 1
        let read = reading(try entries(sides[0], place))
        if !sides[1].lowercased().split(separator: "/").contains(where: { $0 == read.lowercased() })
        {
          wrong.append("\(place): \(row), not \(read)")
        }
      }
    }
    return (count, wrong)
  }

  @Test func `everyday purchases are in the category that a person expects`() throws {
    let (count, wrong) = try misses(of: DailyPurchaseTables.categories) { entries in
      entries.count == 1 ? entries[0].category.text : ""
    }
    #expect(count == 324)
    #expect(wrong.count <= 8, "\(wrong.joined(separator: "\n"))")
  }

  @Test func `a merchant is who was paid, not a thing and not a left-over word`() throws {
    let (count, wrong) = try misses(of: DailyPurchaseTables.merchants) { entries in
      entries.map { $0.merchant.isEmpty ? "-" : $0.merchant }.joined(separator: ";")
    }
    #expect(count == 109)
    #expect(wrong.count <= 10, "\(wrong.joined(separator: "\n"))")
  }

  @Test(arguments: [
    DailyThings.english, DailyThings.german, DailyThings.french, DailyThings.spanish,
    DailyThings.italian, DailyThings.portuguese, DailyThings.dutch, DailyThings.polish,
    DailyThings.hindi,
  ])
  func `every everyday thing is found, and the list is in order`(_ list: StaticString) throws {
    var last = ""
    for entry in list.description.split(separator: " ") {
      let word = String(entry.prefix { $0.isLowercase })
      #expect(last < word, "\(last) before \(word)")
      last = word
      let mark = try #require(entry.utf8.dropFirst(word.utf8.count).first)
      let meaning = try #require(
        DailyThings.meaning(of: Array(word.utf8)[...], in: list), "\(word)")
      #expect(CategoryPlace(rawValue: meaning.category) == DailyThings.category(of: mark))
    }
  }

  @Test func `another form of a thing is the thing; a longer word is another`() {
    func category(_ word: String, _ list: StaticString) -> CategoryPlace? {
      DailyThings.meaning(of: Array(word.utf8)[...], in: list)
        .flatMap { CategoryPlace(rawValue: $0.category) }
    }
    #expect(category("pannolini", DailyThings.italian) == .shopping)
    #expect(category("szminke", DailyThings.polish) == .shopping)
    #expect(category("aspiradoras", DailyThings.spanish) == .shopping)
    #expect(category("rasenmahers", DailyThings.german) == .shopping)
    #expect(category("rasenmaherung", DailyThings.german) == nil)
    for word in ["", "a", "zz", "zzzzzzz", "qqqqqq"] {
      #expect(category(word, DailyThings.english) == nil)
    }
  }
}
