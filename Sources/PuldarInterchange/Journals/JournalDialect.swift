import LedgerModel

/// A program that reads plain-text journals.
package enum JournalDialect: String, CaseIterable, Hashable, Sendable {
  case hledger
  case ledger
  case beancount

  /// The first day that the program can read.
  ///
  /// Tested: ledger 3.3 rejects earlier days, as their year is out of the range of 1400 to 9999; hledger 1.25 and
  /// beancount 3 read every day that is valid here.
  var firstDay: CalendarDay {
    self == .ledger ? CalendarDay(year: 1400, month: 1, day: 1) ?? .first : .first
  }
}
