/// What the lexicon knows of a word or phrase.
struct WordMeaning {
  var roles: WordRoles = []
  /// The value of a cardinal, scale or ordinal, the offset of a relative day, the days or
  /// (negative) months of a span.
  var number: Int32 = 0
  /// A second value, where a word is a cardinal or ordinal and something else.
  var month: UInt8 = 0
  /// 1 for Monday to 7 for Sunday.
  var weekday: UInt8 = 0
  /// The place in ``Lexicon/categories``, plus one; 0 for none.
  var category: UInt8 = 0
  /// A more special word wins over a more general one: "gift" over "store".
  var weight: UInt8 = 0
  /// The place in ``Lexicon/currencySets``, plus one; 0 for none.
  var currencySet: UInt16 = 0
  /// The place in ``Lexicon/spellings``, plus one; 0 for none.
  var spelling: UInt16 = 0
  /// How many words the longest phrase has that begins with this word.
  var longestPhrase: UInt8 = 0

  /// Adds what another row says of the same word; what was said first stays.
  mutating func add(_ other: WordMeaning) {
    let had = roles
    roles.formUnion(other.roles)
    if other.number != 0, had.isDisjoint(with: WordRoles.numeric) { number = other.number }
    if month == 0 { month = other.month }
    if weekday == 0 { weekday = other.weekday }
    if category == 0 {
      category = other.category
      weight = other.weight
    }
    if currencySet == 0 { currencySet = other.currencySet }
    if spelling == 0 { spelling = other.spelling }
    longestPhrase = max(longestPhrase, other.longestPhrase)
  }
}

extension WordRoles {
  /// The roles whose value is ``WordMeaning/number``.
  static let numeric: WordRoles = [.cardinal, .scale, .ordinal, .relativeDay, .span, .minorUnit]
}
