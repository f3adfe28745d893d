public import LedgerEvents

/// A transfer between the person's own accounts in a text, before anything is stored.
public struct ParsedTransfer: Hashable, Sendable {
  /// More than zero.
  public var amount: Money
  /// The account that the money leaves.
  public var source: AccountName
  /// The account that receives it; differs from ``source``.
  public var destination: AccountName
  /// Today or earlier.
  public var date: CalendarDay
  /// The tags that the text marks it with.
  public var tags: [String] = []
}
