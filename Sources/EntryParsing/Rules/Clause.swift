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

  /// Whether a token besides the amount has any of some roles.
  func contains(_ roles: WordRoles) -> Bool { first(roles) != nil }
}
