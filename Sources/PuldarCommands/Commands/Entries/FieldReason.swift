import EntryParsing
import LedgerModel

/// How one field of an entry was found.
struct FieldReason: Hashable {
  var field: String
  var value: String
  /// The rule that found it; `nil` where an option or a default says it.
  var rule: ParsingRule?
  /// The words that the rule took; empty where it took none.
  var words = ""
  /// Why, as a phrase for people.
  var text: String

  /// The fields of an entry, one a line, under the entry's own line.
  static func lines(_ reasons: [FieldReason]) -> [String] {
    var table = TextTable([.left, .left, .left])
    for reason in reasons {
      let taken = reason.words.isEmpty ? "" : ": '\(VisibleText(reason.words))'"
      table.add(["   " + reason.field, "\(VisibleText(reason.value))", reason.text + taken])
    }
    return table.lines()
  }

  var document: JSONValue {
    [
      "field": .text(field), "value": value.isEmpty ? .null : .text(value),
      "rule": .optional(rule?.rawValue), "words": words.isEmpty ? .null : .text(words),
      "reason": .text(text),
    ]
  }
}
