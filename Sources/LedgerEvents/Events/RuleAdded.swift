/// The person set the category of entries whose texts contain some words.
public struct RuleAdded: EventPayload {
  package static let type: EventType = "RuleAdded"
  /// Lower case without accents, with one blank between words.
  public var words: String
  /// The category of such entries.
  public var category: CategoryName
  /// Why; may be empty.
  package var reason: String

  package init(words: String, category: CategoryName, reason: String = "") {
    self.words = words
    self.category = category
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    words = try fields.text("words")
    guard !words.isEmpty else { throw fields.invalid("words", "one word or several") }
    category = try fields.category("category")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("words", words)
    fields.write("category", category.text)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.ruleAdded(self)) }
  package var causes: [EventID] { [] }
}

/// The person ended a rule: entries that it categorized keep their category.
public struct RuleEnded: EventPayload {
  package static let type: EventType = "RuleEnded"
  /// The event that added the rule.
  public var rule: EventID
  /// Why; may be empty.
  package var reason: String

  package init(rule: EventID, reason: String = "") {
    self.rule = rule
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    rule = try fields.event("of")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", rule)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.ruleEnded(self)) }
  package var causes: [EventID] { [rule] }
}

/// A rule of the person: entries that contain these words get this category.
public struct OwnRule: Hashable, Sendable {
  /// The event that added the rule.
  public var event: EventID
  /// Lower case without accents, with one blank between words.
  public var words: String
  /// The category of such entries.
  public var category: CategoryName

  /// Makes the rule that an event added; its words must be folded as in ``words``.
  public init(event: EventID, words: String, category: CategoryName) {
    self.event = event
    self.words = words
    self.category = category
  }
}
