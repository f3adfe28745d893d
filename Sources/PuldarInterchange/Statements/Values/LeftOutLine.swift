package import LedgerModel

/// Why a line of a bank's file is not taken in.
public enum LeftOutReason: String, Hashable, Sendable, CaseIterable {
  /// The bank has yet to book it.
  case pending
  /// Its own status says that no money moved.
  case failed
  /// Its day is to come.
  case future
  /// Before the day that the person named.
  case early
  /// Its amount is nothing.
  case zero
  /// What the account held at first, as QIF tells it.
  case opening
  /// It states what the account held, and books nothing.
  case balance
  /// A trade of securities.
  case trade
  /// It has no day that can be read.
  case noDay
  /// It has no amount that can be read.
  case noAmount
  /// Neither a day nor an amount: a note, a title, a row of the account.
  case note
}

/// A line of a bank's file that is not taken in, with what can be read of it.
package struct LeftOutLine: Hashable, Sendable {
  /// Why it is not taken in.
  package var reason: LeftOutReason
  /// Where it stands in the file.
  package var place: StatementPlace
  /// `nil` if it has none that can be read.
  package var day: CalendarDay?
  /// With the bank's sign; `nil` if it has none that can be read.
  package var amount: StatementAmount?
  /// In the bank's words; empty if it has none.
  package var payee = ""
  /// The status in the bank's own word, as "Declined"; empty if it has none.
  package var status = ""
}
