package import LedgerModel

extension EventTable {
  /// Puts a setting in place of every one of its kind that begins on its day or later.
  package mutating func exchange(_ event: LedgerEvent) {
    guard let (from, kind) = event.settingKind else { return }
    for place in settings.indices {
      // What was exchanged before stands beside it.
      guard settings[place].id.writer != EventTable.exchanged,
        let (day, other) = settings[place].event.settingKind, other == kind, day > from
      else { continue }
      settings[place].holds = false
    }
    settings.append(
      Setting(
        id: EventID(writer: EventTable.exchanged, number: settings.count), event: event))
  }

  /// Leaves an entry out.
  package mutating func leaveOut(_ entry: EventID) {
    for place in entries.indices where entries[place].id == entry {
      entries[place].isReverted = true
    }
  }

  private static let exchanged: WriterID = {
    guard let id = WriterID("exchange") else { preconditionFailure("the name is an id") }
    return id
  }()
}

extension LedgerEvent {
  /// The first day of a setting, and what it sets.
  fileprivate var settingKind: (from: CalendarDay, kind: String)? {
    switch self {
    case .setting(.incomeSet(let set)): (set.from, "income")
    case .setting(.allocationChanged(let set)): (set.from, "shares")
    case .setting(.rolloverSet(let set)): (set.from, "rollover of \(set.bucket)")
    case .setting(.categoryMoved(let set)): (set.from, "bucket of \(set.category)")
    default: nil
    }
  }
}
