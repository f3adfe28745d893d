/// Where an entry counts: its month, and its category, `nil` for income.
public struct EntryPlace: Hashable, Sendable {
  public var month: CalendarMonth
  public var category: CategoryName?
}
