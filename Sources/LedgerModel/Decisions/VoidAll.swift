/// The person takes all entries back, or all that a filter means; they stay readable in the log.
public struct VoidAll: Decision {
  /// Which entries are meant; those that do not count are passed over.
  public var filter: EntryFilter
  /// Why; may be empty.
  public var reason: String

  public init(_ filter: EntryFilter = EntryFilter(), reason: String = "") {
    self.filter = filter
    self.reason = reason
  }

  public var view: EntryRegister { EntryRegister() }

  public func events(
    given register: EntryRegister, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    try EntryRules.check(reason, "reason")
    let entries = register.matching(filter).filter { $0.standing == .counts }
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
