package import LedgerEvents

/// Adds a rule: entries whose text contains some words get a category. It replaces a rule with the same words.
public struct AddRule: LedgerDecision {
  /// The words: lowercase, without accents, separated by single spaces.
  package var words: String
  package var category: CategoryName
  /// The reason; may be empty.
  package var reason: String

  /// Creates a rule for entries whose text contains the words.
  public init(_ words: String, _ category: CategoryName, reason: String = "") {
    self.words = words
    self.category = category
    self.reason = reason
  }

  /// The longest text of a rule, in UTF-8 bytes: longer than any shop name.
  package static let byteLimit = 120
  /// The most rules in force; each is searched in every sentence.
  package static let ruleLimit = 1000

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    guard state.opened != nil else { throw .emptyLedger }
    guard !words.isEmpty else { throw .textMissing(member: "words") }
    guard words.utf8.count <= AddRule.byteLimit else {
      throw .textTooLong(member: "words", byteCount: words.utf8.count)
    }
    guard category != .income else { throw .incomeIsNoCategory }
    guard state.plan.categories.exists(category) else {
      throw .unknownCategory(category, known: state.plan.categories.all)
    }
    try EntryRules.check(reason, "reason")
    let rules = state.plan.rules.rules
    let before = rules.filter { $0.words == words }
    if before.count == 1, before[0].category == category { throw .nothingToChange }
    guard rules.count - before.count < AddRule.ruleLimit else { throw .tooManyRules }
    return before.map { NewEvent(RuleEnded(rule: $0.event)) } + [
      NewEvent(RuleAdded(words: words, category: category, reason: reason))
    ]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard case .setting(.ruleAdded(let added)) = written.last else { return false }
    return added == RuleAdded(words: words, category: category, reason: reason)
      && written.dropLast().allSatisfy {
        if case .setting(.ruleEnded) = $0 { true } else { false }
      }
  }
}

/// Ends a rule.
public struct EndRule: SingleDecision {
  package var rule: EventID
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to end the rule that an event added.
  public init(_ rule: EventID, reason: String = "") {
    self.rule = rule
    self.reason = reason
  }

  package func event(given state: DecisionState) throws(Refusal) -> RuleEnded {
    guard state.plan.rules.exists(rule) else { throw .noSuchRule(rule) }
    try EntryRules.check(reason, "reason")
    guard state.plan.rules.ending(of: rule) == nil else { throw .nothingToChange }
    return RuleEnded(rule: rule, reason: reason)
  }

  package func isSaid(by ended: RuleEnded) -> Bool {
    ended == RuleEnded(rule: rule, reason: reason)
  }
}
