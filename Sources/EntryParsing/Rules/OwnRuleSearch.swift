import LedgerEvents

/// Searches a part of a sentence for the words of the person's own rules.
struct OwnRuleSearch {
  let sentence: Sentence

  /// Returns the result of the first rule by precedence whose words occur consecutively; `nil` if there is none.
  func finding(in tokens: Range<Int>) -> CategoryRule.Finding? {
    if sentence.context.ownRules.isEmpty { return nil }
    // A token can be several words: "whole-foods".
    let words = tokens.flatMap { index in
      OwnRuleSearch.words(of: sentence.word(at: index)).map { (word: $0, token: index) }
    }
    guard let found = OwnRuleSearch.rule(for: words.map(\.word), sentence.context) else {
      return nil
    }
    let (first, last) = (words[found.place.lowerBound], words[found.place.upperBound - 1])
    return CategoryRule.Finding(
      category: found.rule.category,
      origin: sentence.origin(.ownRule, first.token..<last.token + 1))
  }

  static func words(of text: String) -> [String] {
    MerchantSpelling.folded(text).split(separator: " ").map(String.init)
  }

  /// Returns the deciding rule and the range of its words. A rule for a category that the ledger does not
  /// have on the day is ignored.
  static func rule(
    for words: [String], _ context: ParsingContext
  ) -> (rule: OwnRule, place: Range<Int>)? {
    for rule in context.ownRules where context.offered(rule.category) == rule.category {
      let sought = rule.words.split(separator: " ").map(String.init)
      guard !sought.isEmpty, sought.count <= words.count else { continue }
      for start in 0...words.count - sought.count {
        let place = start..<start + sought.count
        if words[place].elementsEqual(sought) { return (rule, place) }
      }
    }
    return nil
  }
}
