/// The words of one language. A new language needs such a table, and its place in ``Lexicon``.
struct LanguageTable: Sendable {
  /// The ISO 639 code, as `"en"`.
  let language: String
  /// Whether an apostrophe ends a word, as in `l'altro`.
  let splitsElisions: Bool
  /// The grammar of numbers in words.
  var grammar: NumberGrammar = .english
  /// The parts of numbers written as one word, folded, with their values; "and" is 0. Empty if numbers are
  /// written in several words.
  var compoundNumbers: [(word: StaticString, value: Int32)] = []
  /// The things that ``rows`` leave out, as in ``DailyThings``; empty if there are none.
  var things: StaticString = ""
  let rows: [WordRow]
}

/// How a language combines the words of a number.
struct NumberGrammar: Sendable {
  /// "zwei und vierzig": units come before tens.
  var unitsPrecedeTens = false
  /// 이십, "hai mươi": ten and hundred multiply only the unit before them.
  var scalesUnits = false
  /// The first scale that multiplies a whole group: 1000, or 10,000 in East Asia.
  var groupScale: Int64 = 1000
  /// "mille", "bin", 만: a scale may occur without a number before it.
  var hasBareScales = false
  /// "on iki": twelve is ten and two, without its own word.
  var joinsUnitsToTen = false
  /// "soixante-dix": counting continues past ten after the tens.
  var countsPastTen = false
  /// "two fifty": units and cents without a word between.
  var speaksCents = false
  /// 一万二, "2tr5": a last digit counts in the next lower scale.
  var endsInNextScale = false
  /// A counted noun has no plural ending: "hai cà phê".
  var countsWithoutPlural = false

  static let english = NumberGrammar(speaksCents: true)
}

/// A row of a language's table: words and phrases with the same meaning.
struct WordRow: Sendable {
  /// The value of the row's words, besides their roles.
  enum Value: Sendable {
    case none
    /// One number for all words of the row.
    case number(Int32)
    /// Each word has its own number in front: `1 one, 2 two|twain`.
    case numbers
    case months
    case weekdays
    case category(CategoryPlace, weight: UInt8)
    /// The codes of the possible currencies of a name, the most common first.
    case currencies(StaticString)
  }

  let roles: WordRoles
  let value: Value
  /// Comma-separated words and phrases.
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

  /// Items, which win over the brand and the place.
  static func items(
    _ category: CategoryPlace, also more: WordRoles = [], weight: UInt8 = 5, _ words: StaticString
  ) -> WordRow {
    WordRow(roles: more.union(.item), value: .category(category, weight: weight), words: words)
  }

  /// Words that say little alone, as "tickets" or "food".
  static func weakItems(_ category: CategoryPlace, _ words: StaticString) -> WordRow {
    WordRow(roles: .item, value: .category(category, weight: 2), words: words)
  }

  /// Kinds of shops and services, as "pharmacy".
  static func places(_ category: CategoryPlace, _ words: StaticString) -> WordRow {
    WordRow(roles: .place, value: .category(category, weight: 3), words: words)
  }

  /// International brands, in their displayed spelling.
  static func brands(_ category: CategoryPlace, _ words: StaticString) -> WordRow {
    WordRow(roles: .brand, value: .category(category, weight: 4), words: words)
  }

  static func currency(
    _ codes: StaticString, _ words: StaticString, _ more: WordRoles = []
  ) -> WordRow {
    WordRow(roles: more.union(.currency), value: .currencies(codes), words: words)
  }

  /// Adjectives and names of countries, which determine the currency before its name.
  static func nation(_ code: StaticString, _ words: StaticString) -> WordRow {
    WordRow(roles: .nation, value: .currencies(code), words: words)
  }
}
