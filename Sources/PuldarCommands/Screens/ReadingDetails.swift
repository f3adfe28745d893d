import EntryParsing
import LedgerModel

/// How an entry was read from a sentence, as far as it is shown.
struct ReadingDetails: Hashable {
  /// Where the words have each field; `nil` for what an option states.
  var origins = FieldOrigins()
  /// How each field was found; empty if it was not requested.
  var reasons: [FieldReason] = []
  /// The use of each word of the sentence; empty if it was not requested, or there was no sentence.
  var uses: [UsedWords] = []
  /// Words that may be missing in the entry, as "for 6"; listed with the first entry of a sentence.
  var unused: [String] = []
  /// Whether the sentence has a currency, so that the entry's own is shown.
  var namesCurrency = false
  /// Clauses of the sentence that are no entry, as "meeting at 3"; listed with its first entry.
  var leftOut: [LeftOutWords] = []

  /// Whether every word that bears on the entry is in it.
  var isQuiet: Bool { unused.isEmpty && leftOut.isEmpty }

  /// Returns the lines below the entry's own line.
  ///
  /// - Parameter explains: Whether the origin of each field is requested.
  func lines(explains: Bool, _ style: ScreenStyle) -> [String] {
    let shown = unused.map { "'\(VisibleText($0))'" }.joined(separator: ", ")
    return (explains ? FieldReason.lines(reasons, style) + UsedWords.lines(uses) : [])
      + leftOut.map {
        "   left out: '\(VisibleText($0.words))' (\(VisibleText($0.reason.problem)))"
      }
      + (unused.isEmpty ? [] : ["   not used: \(shown)"])
  }

  /// The details as fields of the entry's object.
  static let shape = Shape<ReadingDetails>(
    .ifAny("why", { $0.reasons.isEmpty ? nil : $0.reasons }),
    .ifAny("words", { $0.uses.isEmpty ? nil : $0.uses }),
    .ifAny("leftOut", { $0.leftOut.isEmpty ? nil : $0.leftOut }),
    .ifAny("notUsed", { $0.unused.isEmpty ? nil : $0.unused }))

  /// Returns the details that are told.
  ///
  /// - Parameter explains: Whether the origin of each field is requested.
  func told(explains: Bool) -> ReadingDetails {
    explains
      ? self : ReadingDetails(unused: unused, namesCurrency: namesCurrency, leftOut: leftOut)
  }
}

extension LeftOutWords: Shaped {
  static let shape = Shape<LeftOutWords>(
    "leftOutWords", .init("words", \.words), .init("reason", \.reason.problem))
}

/// The origin of one field of an entry.
struct FieldReason: Hashable, Shaped {
  var field: String
  var value: String
  /// The value as an amount; `nil` if it is none.
  var amount: Money?
  /// The rule that found it; `nil` if an option or a default determined it.
  var rule: ParsingRule?
  /// The words that the rule used; empty if it used none.
  var words = ""
  /// The reason, as a phrase for people.
  var text: String

  /// Returns the fields of an entry, one a line, below the entry's own line.
  static func lines(_ reasons: [FieldReason], _ style: ScreenStyle) -> [String] {
    var table = TextTable([.left, .left, .left])
    for reason in reasons {
      let taken = reason.words.isEmpty ? "" : ": '\(VisibleText(reason.words))'"
      let value = reason.amount.map(style.amount) ?? VisibleText(reason.value).description
      table.add(["   " + reason.field, value, reason.text + taken])
    }
    return table.lines()
  }

  /// Returns the language that is understood besides English, or English.
  static func language(of context: ParsingContext, in text: String) -> FieldReason {
    let code = RuleBasedParser.language(of: context, in: text)
    let other = languages[code]
    let isOfLocale = code == RuleBasedParser.language(of: context)
    return FieldReason(
      field: "language", value: other.map { "\($0), English" } ?? "English",
      text: !isOfLocale
        ? "the language of its word for a day"
        : other == nil ? "no other is understood in this locale" : "the language of the locale")
  }

  private static let languages = [
    "ar": "Arabic", "de": "German", "es": "Spanish", "fr": "French", "hi": "Hindi",
    "id": "Indonesian", "it": "Italian", "ja": "Japanese", "ko": "Korean", "nl": "Dutch",
    "pl": "Polish", "pt": "Portuguese", "ru": "Russian", "tr": "Turkish", "vi": "Vietnamese",
    "zh": "Chinese",
  ]

  static let shape = Shape<FieldReason>(
    "reason", .init("field", \.field), .init("value", \.value.nonEmpty),
    .init("rule", \.rule?.rawValue), .init("words", \.words.nonEmpty), .init("reason", \.text))
}

extension UsedWords: Shaped {
  /// Returns the use of each word of a sentence, in one line below the fields.
  static func lines(_ uses: [UsedWords]) -> [String] {
    guard !uses.isEmpty else { return [] }
    let shown = uses.map { "\($0.use.rawValue) '\(VisibleText($0.words))'" }
    return ["   words     " + shown.joined(separator: ", ")]
  }

  static let shape = Shape<UsedWords>(
    "word", .init("words", \.words), .init("use", \.use.rawValue))
}
