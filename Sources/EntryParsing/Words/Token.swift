/// A word, a number or a mark of a text, or a phrase of several words that the lexicon knows.
struct Token {
  enum Kind: UInt8 {
    case word
    /// Digits with the marks between them, as `1,250.00`.
    case number
    /// A sign of a currency, as `€`.
    case sign
    /// A mark of punctuation; ``Token/mark`` says which.
    case mark
    /// A picture or any other symbol.
    case symbol
  }

  /// What a rule took a token for; a claimed token is nothing else any more.
  enum Claim: UInt8 {
    case none
    case date
    case amount
    /// A number that is no amount: a time, a rank, a percentage.
    case noise
    case account
    case categoryMark
  }

  var kind: Kind
  var claim = Claim.none
  /// The ASCII byte of a mark; similar marks share one (`—` is `-`).
  var mark: UInt8 = 0
  /// Whether nothing stands between this token and the one before.
  var isJoined: Bool
  /// Whether a hyphen joins it to the word before.
  var followsHyphen = false
  /// Whether it was written with a capital letter first.
  var isCapitalised = false
  /// Whether it has letters and all of them are capitals.
  var isAllCapitals = false
  /// Whether an invisible character or a mix of scripts stands in the number.
  var isUnreadable = false
  /// Whether the meaning is that of a word with another spelling.
  var isCorrected = false
  /// Whether it is a number that belongs to the name before it, as in `shop11` and "Wharf 22".
  var isNamePart = false
  /// Offsets into the bytes of the text.
  var start: Int
  var end: Int
  /// Offsets into the folded bytes; of a phrase those of its first word.
  var foldedStart: Int
  var foldedEnd: Int
  /// The hash of the folded bytes, as ``PhraseHash`` has it.
  var hash: UInt64
  var meaning = WordMeaning()

  /// Whether the token is a given mark of punctuation.
  func isMark(_ byte: UInt8) -> Bool { kind == .mark && mark == byte }
  /// Whether the meaning has one of some roles, and no rule took the token yet.
  func has(_ roles: WordRoles) -> Bool { !meaning.roles.isDisjoint(with: roles) }
}
