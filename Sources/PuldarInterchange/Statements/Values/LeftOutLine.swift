package import LedgerModel

/// The reason why a line of a bank's file is not imported.
public enum LeftOutReason: String, Hashable, Sendable, CaseIterable {
  /// The bank has not booked it yet.
  case pending
  /// Its own status says that no money moved.
  case failed
  /// Its day is in the future.
  case future
  /// It is before the day that the person named.
  case early
  /// Its amount is zero.
  case zero
  /// It is the opening balance, as QIF writes it.
  case opening
  /// It states a balance, and is no booking.
  case balance
  /// A trade of securities.
  case trade
  /// It has no readable day.
  case noDay
  /// It has no readable amount.
  case noAmount
  /// It has neither a day nor an amount: a note, a title, a row about the account.
  case note
}

/// A line of a bank's file that is not imported, with its readable parts.
package struct LeftOutLine: Hashable, Sendable {
  /// The reason why it is not imported.
  package var reason: LeftOutReason
  /// The position in the file.
  package var place: StatementPlace
  /// The day; `nil` if none can be read.
  package var day: CalendarDay?
  /// The amount with the bank's sign; `nil` if none can be read.
  package var amount: StatementAmount?
  /// The payee in the bank's words; empty if there is none.
  package var payee = ""
  /// The bank's word for the status, such as "Declined"; empty if there is none.
  package var status = ""
}
