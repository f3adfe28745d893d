import LedgerModel

/// A program that reads journals in plain text.
package enum JournalDialect: String, CaseIterable, Hashable, Sendable {
  case hledger
  case ledger
  case beancount

  /// The first day that it can read.
  ///
  /// Tried: ledger 3.3 says of an earlier one that its year is out of the range of 1400 to 9999; hledger 1.25
  /// and beancount 3 read every day that there is here.
  var firstDay: CalendarDay {
    self == .ledger ? CalendarDay(year: 1400, month: 1, day: 1) ?? .first : .first
  }
}
