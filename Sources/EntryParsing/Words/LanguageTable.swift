/// The words of one language. A new language needs such a table, and its place in ``Lexicon``.
struct LanguageTable: Sendable {
  /// The ISO 639 code, as `"en"`; empty for words of no one language.
  var language = ""
  /// Whether an apostrophe ends a word, as in `l'altro`.
  var splitsElisions = false
  /// The grammar of numbers in words.
  var grammar: NumberGrammar = .english
  /// The parts of numbers written as one word, folded, after their values, as `1 ein|eins`; "and" is 0. Empty if
  /// numbers are written in several words.
  var compoundNumbers: StaticString = ""
  /// The things that ``texts`` leave out, as in ``DailyThings``; empty if there are none.
  var things: StaticString = ""
  /// The words with their classes: each line is a ``WordRow``.
  let texts: [StaticString]
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
