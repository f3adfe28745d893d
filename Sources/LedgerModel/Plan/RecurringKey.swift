/// What the entry of one day of a recurring entry is keyed by, so that two devices that both add it
/// count it once: `recurring:k7q2:6:2026-01-31`.
package struct RecurringKey: Hashable, Sendable {
  /// The event that added the recurring entry.
  package var rule: EventID
  /// The day on which it falls, which stays where the entry is dated anew.
  package var day: CalendarDay

  private static let prefix = "recurring:"

  package init(rule: EventID, day: CalendarDay) {
    self.rule = rule
    self.day = day
  }

  /// What a key says; `nil` for one that is no such key.
  package init?(_ key: IdempotencyKey) {
    let text = key.text
    // Nearly no key is one, and each of a ledger is asked.
    guard text.hasPrefix(RecurringKey.prefix),
      text.utf8.count > RecurringKey.prefix.utf8.count + 11,
      let day = CalendarDay(iso: text.suffix(10)),
      let rule = EventID(
        String(text.dropFirst(RecurringKey.prefix.count).dropLast(11))),
      text == RecurringKey(rule: rule, day: day).text
    else { return nil }
    self.init(rule: rule, day: day)
  }

  private var text: String { "\(RecurringKey.prefix)\(rule.text):\(day.text)" }

  /// The key itself; never too long.
  package var key: IdempotencyKey? { IdempotencyKey(stored: text) }
}
