public import LedgerEvents

/// Money that a text says was moved between the person's own accounts, before anything is stored.
public struct ParsedTransfer: Hashable, Sendable {
  /// More than zero.
  public var amount: Money
  /// Where it was taken from, and where it went.
  public var source: AccountName
  /// Where it went, another account than ``source``.
  public var destination: AccountName
  /// Today or before.
  public var date: CalendarDay
}
