public import LedgerModel

/// Which entries an export has, and how far the budgets of a journal go.
public struct ExportSelection: Sendable {
  package var filter: EntryQuery.Filter
  package var hasHistory: Bool
  package var marks: [EventID]
  package var lastMonth: CalendarMonth?

  /// - Parameters:
  ///   - filter: What the entries must keep; all that count unless it says otherwise.
  ///   - hasHistory: Whether what does not count is told too, for whatever reason: by a journal as comments.
  ///   - marks: The last event of each log that was exported before: what is up to them is left out.
  ///   - month: The last month whose budget a journal has at least; `nil` for the last with an entry.
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
