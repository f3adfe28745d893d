import LedgerModel
import Testing

@testable import EntryParsing

/// Categories of words that no table of a language has.
@Suite struct ThingTests {
  @Test func `every word of the list is found, alone and as a plural, in its category`() throws {
    for word in Things.words.description.split(separator: " ") {
      let category = try DailyThings.category(of: #require(word.utf8.last))
      #expect(Things.category(of: Array(word.utf8.dropLast())[...]) == category, "\(word)")
    }
    #expect(Things.category(of: Array("burritos".utf8)[...]) == .dining)
    #expect(Things.category(of: Array("strawberries".utf8)[...]) == .groceries)
    #expect(Things.category(of: Array("sandwiches".utf8)[...]) == .dining)
  }

  @Test(arguments: ["", "s", "ies", "qwerty", "buritto", "zzzzzz", "aaaa", "bur", "burritoburrito"])
  func `what is no thing is in no category`(_ word: String) {
    #expect(Things.category(of: Array(word.utf8)[...]) == nil)
  }

  @Test(arguments: [
    ("spent 12 on an enchilada", "dining", true), ("harmonica 30", "shopping", true),
    ("rutabagas 4", "groceries", true),
    // A table has the word; a name is no thing; a lesson outweighs a guess.
    ("coffee 4", "dining", false), ("12 at the harmonica", "other", false),
  ])
  func `a category is guessed where no table knows the word, and is marked as guessed`(
    _ sentence: String, _ category: String, _ isGuessed: Bool
  ) throws {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-20")), currency: .usd)
    let entry = try #require(
      try RuleBasedParser().parse(sentence, context: context).entries.first)
    #expect(entry.category.text == category)
    #expect(entry.isCategoryGuessed == isGuessed)
  }
}
