package import LedgerEvents

/// A projection that asks about some entries only, of which the events can be found without reading all.
///
/// It meets every event about those entries, in the order of the ledger, and some about others, which
/// must not change its answer; of the facts it learns from the state that all events give.
package protocol SelectiveProjection: Projection {
  /// The entries that it asks about; `nil` where it needs all.
  var selection: EntrySelection? { get }

  /// Takes over what all events say, before the first one.
  mutating func begin(with figures: MonthlyBuckets)
}

extension SelectiveProjection {
  /// What a ledger may do for it besides folding all events.
  public static var traits: ProjectionTraits { .selective }
}

/// Which entries a projection asks about.
package enum EntrySelection: Hashable, Sendable {
  /// Those that are, or ever were, dated in one of the months.
  case months(ClosedRange<CalendarMonth>)
  /// Those of some ids.
  case entries([EventID])
  /// Those that hold a text, or ever held it.
  case holding(SoughtText)

  /// The ids that are asked for by name.
  package var ids: [EventID] {
    switch self {
    case .months, .holding: []
    case .entries(let ids): ids
    }
  }
}

extension EntryRegister: SelectiveProjection {
  package var selection: EntrySelection? {
    months.map { .months($0) } ?? sought.map { .holding($0) }
  }
}

extension LatestEntries: SelectiveProjection {
  /// What a ledger may do for it besides folding all events.
  public static var traits: ProjectionTraits { [.latest, .selective] }

  package var selection: EntrySelection? {
    switch wanted {
    case .count(_, let months):
      guard let first = months?.min(), let last = months?.max() else { return nil }
      return .months(first...last)
    case .ids(let ids): return .entries(ids)
    }
  }
}

extension NamedEntries: SelectiveProjection {
  public static var traits: ProjectionTraits { [.latest, .selective] }

  package var selection: EntrySelection? { .entries(entries.map(\.id)) }

  package func begin(with figures: MonthlyBuckets) {
    // Figures say nothing of an entry.
  }
}

extension EntryHistory: SelectiveProjection {
  public static var traits: ProjectionTraits { [.latest, .selective] }

  package var selection: EntrySelection? { .entries([entry]) }

  package func begin(with figures: MonthlyBuckets) {
    // Figures say nothing of an entry.
  }
}

extension EntryMeetings: SelectiveProjection {
  package var selection: EntrySelection? { .entries(named.union(copies.keys).sorted()) }

  package func begin(with figures: MonthlyBuckets) {
    // Figures say nothing of an entry.
  }
}
