package import LedgerEvents

/// A projection of some entries only, whose events can be found without reading all.
///
/// It receives every event about those entries, in ledger order, and some about others, which must not change its
/// answer. Facts reach it through the state folded from all events.
package protocol SelectiveProjection: Projection {
  /// The requested entries; `nil` if it needs all.
  var selection: EntrySelection? { get }

  /// Starts from the figures of all events, before the first event.
  mutating func begin(with figures: MonthlyBuckets)
}

extension SelectiveProjection {
  /// The optimizations a ledger may use instead of folding all events.
  public static var traits: ProjectionTraits { .selective }
}

/// The entries that a projection requests.
package enum EntrySelection: Hashable, Sendable {
  /// Entries that are, or ever were, dated in one of the months.
  case months(ClosedRange<CalendarMonth>)
  /// Entries with these ids.
  case entries([EventID])
  /// Entries that contain a text, or ever contained it.
  case holding(SoughtText)

  /// The ids requested by name.
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
  /// The optimizations a ledger may use instead of folding all events.
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
    // Figures say nothing about an entry.
  }
}

extension EntryHistory: SelectiveProjection {
  public static var traits: ProjectionTraits { [.latest, .selective] }

  package var selection: EntrySelection? { .entries([entry]) }

  package func begin(with figures: MonthlyBuckets) {
    // Figures say nothing about an entry.
  }
}

extension EntryMeetings: SelectiveProjection {
  package var selection: EntrySelection? { .entries(named.union(copies.keys).sorted()) }

  package func begin(with figures: MonthlyBuckets) {
    // Figures say nothing about an entry.
  }
}
