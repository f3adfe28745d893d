/// The person takes all entries back, or all that a query asks for; they stay readable in the log.
public struct VoidAll: Decision {
  /// Which entries are meant, in whatever order; those that do not count are passed over.
  public var query: EntryQuery
  /// Why; may be empty.
  public var reason: String

  public init(_ query: EntryQuery = EntryQuery(), reason: String = "") {
    self.query = query
    self.reason = reason
  }

  public var view: EntryRegister { EntryRegister() }

  public func events(
    given register: EntryRegister, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    try EntryRules.check(reason, "reason")
    let entries = register.matching(query).filter { $0.standing == .counts }
    guard !entries.isEmpty else { throw .nothingToVoid }
    guard entries.count <= BatchPlace.limit else { throw .batchTooLarge(count: entries.count) }
    return entries.map { entry in
      NewEvent(
        .entryVoided(
          EntryVoided(
            entry: entry.id, version: entry.version, was: entry.content.withoutSource,
            reason: reason)))
    }
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    !written.isEmpty
      && written.allSatisfy { event in
        guard case .entryVoided(let void) = event else { return false }
        return void.reason == reason
      }
  }
}
