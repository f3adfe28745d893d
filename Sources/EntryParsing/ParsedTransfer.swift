package import LedgerEvents

/// Money that a text says was moved between the person's own accounts, before anything is stored.
package struct ParsedTransfer: Hashable, Sendable {
  /// More than zero.
  package var amount: Money
  /// Where it was taken from, and where it went.
  package var source: AccountName
  package var destination: AccountName
  /// Today or before.
  package var date: CalendarDay
}
