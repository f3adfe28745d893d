/// The person takes an entry back: it no longer counts, and stays readable in the log.
public struct VoidEntry: Decision {
  public var entry: EventID
  /// Why; may be empty.
  public var reason: String

  public init(_ entry: EventID, reason: String = "") {
    self.entry = entry
    self.reason = reason
  }

  public var view: EntryHistory { EntryHistory(of: entry) }

  public func events(
    given history: EntryHistory, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    if history.last?.standing == .voided, let void = history.voidedBy {
      throw .alreadyVoided(entry, by: void)
    }
    let last = try history.counting()
    try EntryRules.check(reason, "reason")
    return [
      NewEvent(
        .entryVoided(
          EntryVoided(
            entry: entry, version: last.id, was: last.content.withoutSource, reason: reason)))
    ]
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    guard written.count == 1, case .entryVoided(let void) = written[0] else { return false }
    return void.entry == entry && void.reason == reason
  }
}
