import EntryParsing
import LedgerModel

/// How an entry was read from a sentence, as far as it is told.
struct ReadingDetails: Hashable {
  var reasons: [FieldReason] = []
  /// What each word of the sentence was taken for; empty where nobody asks, or there was none.
  var uses: [UsedWords] = []
  /// What may be missing in the entry, as "for 6"; it stands at the first entry of a sentence.
  var unused: [String] = []

  /// What is told below the entry's own line.
  ///
  /// - Parameter explains: Whether it is asked how each field was found.
  func lines(explains: Bool, _ style: ScreenStyle) -> [String] {
    let shown = unused.map { "'\(VisibleText($0))'" }.joined(separator: ", ")
    return (explains ? FieldReason.lines(reasons, style) + UsedWords.lines(uses) : [])
      + (unused.isEmpty ? [] : ["   not used: \(shown)"])
  }

  /// The same as fields of the entry's object.
  func record(explains: Bool) -> Record {
    var record: Record = [:]
    if explains {
      record += ["why": reasons.map(\.document)]
      if !uses.isEmpty { record += ["words": uses.map(\.document)] }
    }
    if !unused.isEmpty { record += ["notUsed": unused] }
    return record
  }
}

/// How one field of an entry was found.
struct FieldReason: Hashable {
  var field: String
  var value: String
  /// The amount that the value is; `nil` where it is none.
  var amount: Money?
  /// The rule that found it; `nil` where an option or a default says it.
  var rule: ParsingRule?
  /// The words that the rule took; empty where it took none.
  var words = ""
  /// Why, as a phrase for people.
  var text: String

  /// The fields of an entry, one a line, under the entry's own line.
  static func lines(_ reasons: [FieldReason], _ style: ScreenStyle) -> [String] {
    var table = TextTable([.left, .left, .left])
    for reason in reasons {
      let taken = reason.words.isEmpty ? "" : ": '\(VisibleText(reason.words))'"
      let value = reason.amount.map(style.amount) ?? VisibleText(reason.value).description
      table.add(["   " + reason.field, value, reason.text + taken])
    }
    return table.lines()
  }

  var document: Record {
    [
      "field": field, "value": value.nonEmpty, "rule": rule?.rawValue,
      "words": words.nonEmpty, "reason": text,
    ]
  }
}

extension UsedWords {
  /// What each word of a sentence was taken for, in one line under the fields.
  static func lines(_ uses: [UsedWords]) -> [String] {
    guard !uses.isEmpty else { return [] }
    let shown = uses.map { "\($0.use.rawValue) '\(VisibleText($0.words))'" }
    return ["   words     " + shown.joined(separator: ", ")]
  }

  var document: Record { ["words": words, "use": use.rawValue] }
}
