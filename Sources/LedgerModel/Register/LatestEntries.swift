public import LedgerEvents

/// The entries that were added last, or some by their ids, with everything known about them: a page of a list. No
/// more of a long log is read than they need.
///
/// ```swift
/// let page = try await ledger.view(LatestEntries(50)).entries
/// ```
public struct LatestEntries: RegisterProjection {
  enum Wanted: Hashable {
    case count(Int, months: Set<CalendarMonth>?)
    case ids([EventID])
  }

  let wanted: Wanted
  /// The requested ids; `nil` if the last entries are requested.
  private let named: Set<EventID>?
  package var register = EntryRegister()

  /// Creates a projection of the entries that were added last.
  ///
  /// - Parameters:
  ///   - count: The number of entries; there may be fewer, and none if it is below zero.
  ///   - months: The months that they are dated in; `nil` for any.
  public init(_ count: Int, of months: Set<CalendarMonth>? = nil) {
    wanted = .count(max(0, count), months: months)
    named = nil
  }

  /// Creates a projection of entries by their ids, including those that do not count; other ids are left out.
  public init(_ ids: [EventID]) {
    wanted = .ids(ids)
    named = Set(ids)
  }

  /// Starts from everything that all events state besides entries.
  package mutating func begin(with figures: MonthlyBuckets) { register.begin(with: figures) }

  /// Applies a change of an entry.
  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    // If ids are requested, no other entry is kept, as there may be a million.
    if let named, !named.contains(change.entry) { return }
    register.apply(change, texts: texts, from: cause)
  }

  /// The requested entries, the last added first, or in the order of the requested ids.
  public var entries: [RegisteredEntry] {
    switch wanted {
    case .count(let count, let months):
      let all = register.newest.lazy.filter { months?.contains($0.values.date.month) ?? true }
      return Array(all.prefix(count))
    case .ids(let ids): return ids.compactMap { register[$0] }
    }
  }

  /// Returns an entry that was requested by its id.
  public subscript(id: EventID) -> RegisteredEntry? { register[id] }
}

extension LatestEntries: LatestProjection {
  package var isAnswered: Bool {
    switch wanted {
    case .count(let count, _): entries.count == count
    case .ids(let ids): ids.allSatisfy { register[$0] != nil }
    }
  }
}
