/// A word, a number or a mark of a text, or a phrase of several words of the lexicon.
struct Token {
  enum Kind: UInt8 {
    case word
    /// Digits with the marks between them, as `1,250.00`.
    case number
    /// A currency sign, as `€`.
    case sign
    /// A punctuation mark; ``Token/mark`` says which.
    case mark
    /// An emoji or any other symbol.
    case symbol
  }

  /// What a rule took a token for; a claimed token has no other meaning.
  enum Claim: UInt8 {
    case none
    case date
    case amount
    /// A number that is not an amount: a time, a rank, a percentage.
    case noise
    case account
    case categoryMark
  }

  var kind: Kind
  var claim = Claim.none
  /// The ASCII byte of a mark; similar marks share one (`—` is `-`).
  var mark: UInt8 = 0
  /// Whether nothing separates this token from the one before.
  var isJoined: Bool
  /// Whether a hyphen joins it to the word before.
  var followsHyphen = false
  /// Whether it begins with a capital letter.
  var isCapitalised = false
  /// Whether it has letters, and all of them are capitals.
  var isAllCapitals = false
  /// Whether the number contains an invisible character or a mix of scripts.
  var isUnreadable = false
  /// Whether the meaning is that of a differently spelled word.
  var isCorrected = false
  /// Whether it is a number that belongs to the name before it, as in `shop11` and "Wharf 22".
  var isNamePart = false
  /// Offsets into the bytes of the text.
  var start: Int
  var end: Int
  /// Offsets into the folded bytes; for a phrase, those of its first word.
  var foldedStart: Int
  var foldedEnd: Int
  /// The hash of the folded bytes, see ``PhraseHash``.
  var hash: UInt64
  var meaning = WordMeaning()

  /// Whether the token is a given punctuation mark.
  func isMark(_ byte: UInt8) -> Bool { kind == .mark && mark == byte }
  /// Whether the meaning has any of some roles, even if a rule claimed the token.
  func has(_ roles: WordRoles) -> Bool { !meaning.roles.isDisjoint(with: roles) }
  /// Whether no table has the word.
  var isUnknown: Bool { meaning.roles == [] && meaning.cues == [] }
  /// Whether it names an everyday thing or a kind of shop that no row has: it says what was bought, not that it was.
  var isDailyThing: Bool { meaning.roles == [] && meaning.category != 0 }
  func isOf(_ category: CategoryPlace) -> Bool { meaning.category == category.rawValue }
  /// "savings", "stocks": money that goes there is put away.
  var isPutAway: Bool { isOf(.savings) || isOf(.investment) }
}
