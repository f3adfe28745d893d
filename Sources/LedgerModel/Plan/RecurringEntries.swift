/// Which days of recurring entries were added to the ledger: also those that were voided, and not those
/// that were undone.
package struct RecurringEntries: FigureProjection {
  /// An entry that holds a day.
  private struct Holder: Hashable, Comparable {
    var day: CalendarDay
    var entry: EventID

    static func < (left: Holder, right: Holder) -> Bool {
      (left.day, left.entry) < (right.day, right.entry)
    }
  }

  /// By day, for each event that added a recurring entry.
  private var holders: [EventID: [Holder]] = [:]

  package static var reads: EventParts { .keys }

  package init() {}

  /// Whether the entry of a day was added.
  package func contains(_ day: CalendarDay, of rule: EventID) -> Bool {
    guard let holders = holders[rule] else { return false }
    let place = holders.partitioningIndex { $0.day >= day }
    return place < holders.count && holders[place].day == day
  }

  /// How many entries were added.
  package func count(of rule: EventID) -> Int { holders[rule]?.count ?? 0 }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    guard let key = cause.entryKey, let key = RecurringKey(key) else { return }
    let holder = Holder(day: key.day, entry: change.entry)
    var all = holders.removeValue(forKey: key.rule) ?? []
    // Nearly always the next day is added after all others.
    let isLast = all.last.map { $0 < holder } ?? true
    let place = isLast ? all.count : all.partitioningIndex { $0 >= holder }
    let isThere = place < all.count && all[place] == holder
    switch change.status {
    case .counts, .voided: if !isThere { all.insert(holder, at: place) }
    case .reverted, .copy: if isThere { all.remove(at: place) }
    }
    if !all.isEmpty { holders[key.rule] = all }
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    // Only entries are added.
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    // Only entries are added.
  }

  /// Adds what a later part of the log added.
  mutating func add(_ later: RecurringEntries) {
    holders.merge(later.holders) { earlier, later in (earlier + later).sorted() }
  }
}

extension EventEnvelope {
  /// The key of the entry that the event adds, takes back or puts back; `nil` where it has none, or the
  /// event does nothing of this.
  package var entryKey: IdempotencyKey? {
    switch event {
    case .entry: key
    case .reversal(let event):
      event.reversal.copy.newEntry == nil ? nil : event.reversal.eventKey
    case .amendment, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: nil
    }
  }
}

extension RecurringEntries {
  func write(to writer: inout SnapshotWriter) {
    writer.write(count: holders.count)
    for (rule, holders) in holders.sorted(by: { $0.key < $1.key }) {
      writer.write(rule)
      writer.write(count: holders.count)
      for holder in holders {
        writer.write(half: UInt32(truncatingIfNeeded: holder.day.packed))
        writer.write(holder.entry)
      }
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    for _ in 0..<(try reader.count(ofSize: 20)) {
      let rule = try reader.event()
      var all: [Holder] = []
      for _ in 0..<(try reader.count(ofSize: 20)) {
        guard let day = CalendarDay(packed: try reader.half()) else { throw UnreadableSnapshot() }
        let holder = Holder(day: day, entry: try reader.event())
        if let last = all.last, last >= holder { throw UnreadableSnapshot() }
        all.append(holder)
      }
      guard !all.isEmpty, holders.updateValue(all, forKey: rule) == nil else {
        throw UnreadableSnapshot()
      }
    }
  }
}
