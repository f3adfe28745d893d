package import LedgerEvents

/// The person says which category entries are put into whose words hold some words. A rule with the
/// same words is replaced.
public struct AddRule: LedgerDecision {
  /// Small letters without accents, a blank between two words.
  package var words: String
  package var category: CategoryName
  /// Why; may be empty.
  package var reason: String

  /// A rule for entries whose words hold these.
  public init(_ words: String, _ category: CategoryName, reason: String = "") {
    self.words = words
    self.category = category
    self.reason = reason
  }

  /// Longer than any name of a shop.
  package static let byteLimit = 120
  /// Each is looked for in every sentence.
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

/// The person ends a rule of their own.
public struct EndRule: SingleDecision {
  package var rule: EventID
  /// Why; may be empty.
  package var reason: String

  /// Ends the rule that an event added.
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
