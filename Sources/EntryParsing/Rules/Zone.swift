/// Which preposition a word of a clause stands behind.
enum Zone: UInt8 {
  /// Behind none: the verb's object, or a bare list of words.
  case main
  /// "at", "@", "from": who was paid.
  case place
  /// "for", "on", "of": what it was for.
  case purpose
  /// "to", "in", "with", "by": where to, where, with whom.
  case circumstance

  /// The zone that begins at a word; `nil` where the word begins none.
  init?(_ token: Token) {
    guard token.claim == .none else { return nil }
    if token.isMark(UInt8(ascii: "@")) {
      self = .place
    } else if token.has([.at, .from]) {
      self = .place
    } else if token.has([.forWord, .on, .of]) {
      self = .purpose
    } else if token.has([.to, .with, .by, .within]) {
      self = .circumstance
    } else {
      return nil
    }
  }
}
