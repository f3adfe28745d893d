public import LedgerModel

/// The entries in an export, and the last month of a journal's budgets.
public struct ExportSelection: Sendable {
  package var filter: EntryQuery.Filter
  package var hasHistory: Bool
  package var marks: [EventID]
  package var lastMonth: CalendarMonth?

  /// - Parameters:
  ///   - filter: The filter for entries; by default all that count.
  ///   - hasHistory: Whether to include entries that do not count, for any reason; a journal has them as comments.
  ///   - marks: The last event of each log that was exported before: events up to these are left out.
  ///   - month: The last month for which a journal has at least a budget; `nil` for the last with an entry.
  public init(
    _ filter: EntryQuery.Filter = EntryQuery.Filter(), hasHistory: Bool = false,
    since marks: [EventID] = [], budgetedTo month: CalendarMonth? = nil
  ) {
    self.filter = filter
    self.hasHistory = hasHistory
    self.marks = marks
    lastMonth = month
  }
}
