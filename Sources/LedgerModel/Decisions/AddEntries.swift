/// The person adds an entry, or several that count together or not at all.
public struct AddEntries: Decision {
  /// At least one; several become a batch.
  public var entries: [NewEntry]
  /// No entry may lie behind this day.
  public var today: CalendarDay

  public init(_ entries: [NewEntry], today: CalendarDay) {
    self.entries = entries
    self.today = today
  }

  /// One entry.
  public init(_ entry: NewEntry, today: CalendarDay) {
    self.init([entry], today: today)
  }

  public var view: ProjectionPair<Books, NamedEntries> {
    ProjectionPair(Books(), NamedEntries(entries.compactMap(\.texts.purchase)))
  }

  public func events(
    given view: ProjectionPair<Books, NamedEntries>, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    guard !entries.isEmpty else { throw .nothingToAdd }
    guard entries.count <= BatchPlace.limit else { throw .batchTooLarge(count: entries.count) }
    var events: [NewEvent] = []
    for entry in entries {
      try EntryRules(books: view.first, today: today).check(entry.values)
      try EntryRules.check(entry.texts)
      if let purchase = entry.texts.purchase {
        let paid = try view.second.counting(purchase)
        guard paid.type == .expense else { throw .notAnExpense(purchase, type: paid.type) }
      }
      events.append(NewEvent(entry.event))
    }
    return events
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    written.count == entries.count
      && zip(entries, written).allSatisfy { entry, event in
        event.newEntry.map(entry.isRepeated) ?? false
      }
  }
}
