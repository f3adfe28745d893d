/// A part of a text with one entry: some of its tokens, and the only amount among them.
struct Clause {
  var tokens: Range<Int>
  var mention: AmountMention
}

/// A rule about one clause of a sentence.
protocol ClauseRule {
  /// The whole sentence, with the claims of the rules before.
  var sentence: Sentence { get }
  /// The clause that the rule is about.
  var clause: Clause { get }
}

extension ClauseRule {
  /// Whether a token is part of the amount of the clause.
  func isAmount(_ index: Int) -> Bool { clause.mention.tokens.contains(index) }

  /// The first token besides the amount with any of some roles.
  func first(_ roles: WordRoles) -> Int? {
    clause.tokens.first { index in sentence.has(roles, at: index) && !isAmount(index) }
  }

  /// Whether a word that is also a brand names a thing: "an apple", "the subway", "my savings target"; but "lunch
  /// subway" is a shop of the kind.
  func isCommonNoun(_ index: Int, in zone: Zone) -> Bool {
    let token = sentence.tokens[index]
    guard token.has(.brand), zone != .place, index > clause.tokens.lowerBound, !isAmount(index - 1),
      !token.isCapitalised || sentence.isShouted, BrandNouns.list.lists(sentence.letters(at: index))
    else { return false }
    let before = sentence.tokens[index - 1]
    if before.has(.article) || sentence.isOneOf(["bought", "got", "buy", "ordered"], at: index - 1)
    {
      return true
    }
    guard before.kind == .word, before.claim == .none else { return false }
    return before.isUnknown
      || before.has(.content) && before.meaning.category != token.meaning.category
  }

  /// Whether a token besides the amount has any of some roles.
  func contains(_ roles: WordRoles) -> Bool { first(roles) != nil }
}
