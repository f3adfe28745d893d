package import LedgerEvents

/// The custom rules of a ledger.
package struct RuleBook: Hashable, Sendable {
  private struct Record: Hashable {
    var rule: OwnRule
    var isInEffect = true
  }

  /// The records in the order in which they were added.
  private var records: [Record] = []
  /// The indices of the records by the events that added them.
  private var places: [EventID: Int] = [:]
  /// The events in effect that end a rule, by the rule.
  private var endings: [EventID: [EventID]] = [:]

  package init() {}

  mutating func apply(_ added: RuleAdded, by event: EventID) {
    if let place = places[event] {
      records[place].isInEffect = true
    } else {
      places[event] = records.count
      let rule = OwnRule(event: event, words: added.words, category: added.category)
      records.append(Record(rule: rule))
    }
  }

  mutating func apply(_ ended: RuleEnded, by event: EventID) {
    if endings[ended.rule]?.contains(event) != true {
      endings[ended.rule, default: []].append(event)
    }
  }

  mutating func revertRule(_ event: EventID) {
    if let place = places[event] { records[place].isInEffect = false }
  }

  mutating func revert(_ ended: RuleEnded, _ event: EventID) {
    endings[ended.rule]?.removeAll { $0 == event }
  }

  /// Returns whether a rule was added and not undone, even if it ended.
  package func exists(_ rule: EventID) -> Bool {
    places[rule].map { records[$0].isInEffect } ?? false
  }

  /// Returns the first event in effect that ended a rule; `nil` if there is none.
  package func ending(of rule: EventID) -> EventID? { endings[rule]?.first }

  /// The rules in force, in the order in which they were added.
  package var rules: [OwnRule] {
    records.filter { $0.isInEffect && ending(of: $0.rule.event) == nil }.map(\.rule)
  }

  /// The rules in the order of precedence: more words first, then the one added later.
  package var byPrecedence: [OwnRule] {
    rules.enumerated().sorted { left, right in
      let counts = (RuleBook.wordCount(left.element), RuleBook.wordCount(right.element))
      return counts.0 == counts.1 ? left.offset > right.offset : counts.0 > counts.1
    }.map(\.element)
  }

  private static func wordCount(_ rule: OwnRule) -> Int {
    rule.words.utf8.count { $0 == 0x20 } + 1
  }
}
