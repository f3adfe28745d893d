public import LedgerEvents

/// The entries that were added last, or some that are named, with everything that is known of them: a page of
/// a list. Of a long log no more is read than they need.
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
  /// The entries that are named; `nil` where the last ones are asked for.
  private let named: Set<EventID>?
  package var register = EntryRegister()

  /// The entries that were added last.
  ///
  /// - Parameters:
  ///   - count: How many; fewer if there are no more, none if it is below zero.
  ///   - months: The months that they are dated in; any where `nil`.
  public init(_ count: Int, of months: Set<CalendarMonth>? = nil) {
    wanted = .count(max(0, count), months: months)
    named = nil
  }

  /// Entries by their ids, those that do not count too; an id that is none of an entry is left out.
  public init(_ ids: [EventID]) {
    wanted = .ids(ids)
    named = Set(ids)
  }

  /// Takes over what all events say besides entries.
  package mutating func begin(with figures: MonthlyBuckets) { register.begin(with: figures) }

  /// Takes in a change of an entry.
  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    // Where entries are named, no other one is remembered: there may be a million.
    if let named, !named.contains(change.entry) { return }
    register.apply(change, texts: texts, from: cause)
  }

  /// The entries that are asked for, those added last first, or in the order of their ids.
  public var entries: [RegisteredEntry] {
    switch wanted {
    case .count(let count, let months):
      let all = register.newest.lazy.filter { months?.contains($0.values.date.month) ?? true }
      return Array(all.prefix(count))
    case .ids(let ids): return ids.compactMap { register[$0] }
    }
  }

  /// An entry that was asked for by its id.
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
