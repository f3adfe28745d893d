/// Which days of recurring entries were added to the ledger: also those that were voided, and not those
/// that were undone.
package struct RecurringEntries: FigureProjection {
  /// The entries that hold each day, by the event that added the recurring entry.
  private var holders: [EventID: [CalendarDay: Set<EventID>]] = [:]

  package static var reads: EventParts { .keys }

  package init() {}

  /// Whether the entry of a day was added.
  package func contains(_ day: CalendarDay, of rule: EventID) -> Bool {
    holders[rule]?[day] != nil
  }

  /// How many days were added.
  package func count(of rule: EventID) -> Int { holders[rule]?.count ?? 0 }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    guard let key = cause.entryKey, let place = RecurringKey(key) else { return }
    switch change.status {
    case .counts, .voided:
      holders[place.rule, default: [:]][place.day, default: []].insert(change.entry)
    case .reverted, .copy:
      holders[place.rule]?[place.day]?.remove(change.entry)
      if holders[place.rule]?[place.day]?.isEmpty == true { holders[place.rule]?[place.day] = nil }
      if holders[place.rule]?.isEmpty == true { holders[place.rule] = nil }
    }
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    // Only entries are added.
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    // Only entries are added.
  }

  /// Adds what a later part of the log added.
  mutating func add(_ later: RecurringEntries) {
    holders.merge(later.holders) { earlier, later in
      earlier.merging(later) { $0.union($1) }
    }
  }
}

extension EventEnvelope {
  /// The key of the entry that the event adds, takes back or puts back; `nil` where it has none, or the
  /// event does nothing of this.
  fileprivate var entryKey: IdempotencyKey? {
    switch event {
    case .entry: key
    case .reversal(let event):
      event.reversal.copy.newEntry == nil ? nil : event.reversal.eventKey
    case .amendment, .setting, .schedule, .purchase, .logOpened, .log: nil
    }
  }
}

extension RecurringEntries {
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: holders.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } })
    for (rule, days) in holders.sorted(by: { $0.key < $1.key }) {
      for (day, entries) in days.sorted(by: { $0.key < $1.key }) {
        for entry in entries.sorted() {
          writer.write(rule)
          writer.write(half: UInt32(truncatingIfNeeded: day.packed))
          writer.write(entry)
        }
      }
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 36)) {
      let rule = try reader.event()
      guard let day = CalendarDay(packed: try reader.half()) else { throw UnreadableSnapshot() }
      holders[rule, default: [:]][day, default: []].insert(try reader.event())
    }
  }
}
