/// The words of one language. A new language is one such table and its place in ``Lexicon``.
struct LanguageTable: Sendable {
  /// The code of ISO 639, as `"en"`.
  let language: String
  /// Whether an apostrophe ends a word, as in `l'altro`.
  let splitsElisions: Bool
  /// How the words of a number are put together.
  var grammar: NumberGrammar = .english
  /// The parts of numbers that are written as one word, folded, with their values; "and" is 0. Empty
  /// where a number is written in several words.
  var compoundNumbers: [(word: StaticString, value: Int32)] = []
  let rows: [WordRow]
}

/// How a language puts the words of a number together.
struct NumberGrammar: Sendable {
  /// "zwei und vierzig": units stand before tens.
  var unitsPrecedeTens = false
  /// 이십, "hai mươi": ten and hundred multiply the unit before them and nothing else.
  var scalesUnits = false
  /// From which scale on a whole group is multiplied: 1000, or 10,000 in East Asia.
  var groupScale: Int64 = 1000
  /// "mille", "bin", 만: a scale needs no number before it.
  var hasBareScales = false
  /// "on iki": twelve is ten and two, and has no word of its own.
  var joinsUnitsToTen = false
  /// "soixante-dix": tens count on past ten.
  var countsPastTen = false
  /// "two fifty": units and cents follow each other without a word between.
  var speaksCents = false
  /// 一万二, "2tr5": a last digit counts in the scale below.
  var endsInNextScale = false
  /// A counted word has no ending of its own: "hai cà phê".
  var countsWithoutPlural = false

  static let english = NumberGrammar(speaksCents: true)
}

/// A row of a language's table: words and phrases that mean the same.
struct WordRow: Sendable {
  /// What the row says of each of its words, beside their roles.
  enum Value: Sendable {
    case none
    /// One number for all words of the row.
    case number(Int32)
    /// Each word has its own number, which stands before it: `1 one, 2 two|twain`.
    case numbers
    case months
    case weekdays
    case category(CategoryPlace, weight: UInt8)
    /// The codes of the currencies that a name can mean, the most usual first.
    case currencies(StaticString)
  }

  let roles: WordRoles
  let value: Value
  /// Words and phrases, separated by commas.
  let words: StaticString
  var cues: WordCues = []

  static func roles(_ roles: WordRoles, _ words: StaticString) -> WordRow {
    WordRow(roles: roles, value: .none, words: words)
  }

  static func cues(_ cues: WordCues, _ words: StaticString) -> WordRow {
    WordRow(roles: [], value: .none, words: words, cues: cues)
  }

  static func number(_ roles: WordRoles, _ number: Int32, _ words: StaticString) -> WordRow {
    WordRow(roles: roles, value: .number(number), words: words)
  }

  static func numbers(_ roles: WordRoles, _ words: StaticString) -> WordRow {
    WordRow(roles: roles, value: .numbers, words: words)
  }

  static func months(_ words: StaticString) -> WordRow {
    WordRow(roles: .month, value: .months, words: words)
  }

  static func weekdays(_ words: StaticString, _ more: WordRoles = []) -> WordRow {
    WordRow(roles: more.union(.weekday), value: .weekdays, words: words)
  }

  /// What was bought: wins over the brand and the place.
  static func items(
    _ category: CategoryPlace, also more: WordRoles = [], weight: UInt8 = 5, _ words: StaticString
  ) -> WordRow {
    WordRow(roles: more.union(.item), value: .category(category, weight: weight), words: words)
  }

  /// Words that say little by themselves, as "tickets" or "food".
  static func weakItems(_ category: CategoryPlace, _ words: StaticString) -> WordRow {
    WordRow(roles: .item, value: .category(category, weight: 2), words: words)
  }

  /// Kinds of shops and services, as "pharmacy".
  static func places(_ category: CategoryPlace, _ words: StaticString) -> WordRow {
    WordRow(roles: .place, value: .category(category, weight: 3), words: words)
  }

  /// World-wide brands, in the spelling that is shown.
  static func brands(_ category: CategoryPlace, _ words: StaticString) -> WordRow {
    WordRow(roles: .brand, value: .category(category, weight: 4), words: words)
  }

  static func currency(
    _ codes: StaticString, _ words: StaticString, _ more: WordRoles = []
  ) -> WordRow {
    WordRow(roles: more.union(.currency), value: .currencies(codes), words: words)
  }

  /// Adjectives and names of countries: before the name of a currency they say whose it is.
  static func nation(_ code: StaticString, _ words: StaticString) -> WordRow {
    WordRow(roles: .nation, value: .currencies(code), words: words)
  }
}
