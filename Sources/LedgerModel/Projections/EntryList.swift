/// The answer to an ``EntryQuery``.
public struct EntryList: Hashable, Sendable {
  /// The currency of the sums; `nil` while the ledger is empty.
  public var currency: Currency?
  /// All entries that were asked for, in the order that was asked for.
  public var entries: [RegisteredEntry]
  /// The same entries in groups; `nil` where no grouping was asked for.
  public var groups: [EntryGroup]?
  public var totals: EntryTotals

  public init(
    currency: Currency?, entries: [RegisteredEntry], groups: [EntryGroup]? = nil,
    totals: EntryTotals
  ) {
    self.currency = currency
    self.entries = entries
    self.groups = groups
    self.totals = totals
  }
}
