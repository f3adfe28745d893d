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

  /// The grammar of a language of ``Lexicon``; that of English for all others.
  init(language: String) {
    switch language {
    case "de", "nl":
      unitsPrecedeTens = true
      hasBareScales = true
      speaksCents = true
    case "fr":
      countsPastTen = true
      hasBareScales = true
      speaksCents = true
    case "es", "it", "pt":
      hasBareScales = true
      speaksCents = true
    case "ru":
      hasBareScales = true
      countsWithoutPlural = true
    case "tr", "hi":
      hasBareScales = true
      countsWithoutPlural = true
      joinsUnitsToTen = language == "tr"
    case "ar":
      unitsPrecedeTens = true
      hasBareScales = true
      countsWithoutPlural = true
    case "vi", "id":
      scalesUnits = true
      hasBareScales = true
      countsWithoutPlural = true
      endsInNextScale = language == "vi"
    case "ko", "ja", "zh":
      scalesUnits = true
      groupScale = 10_000
      hasBareScales = true
      countsWithoutPlural = true
      endsInNextScale = language == "zh"
    default: speaksCents = true
    }
  }
}
