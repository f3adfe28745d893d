package import LedgerModel

/// One booking on a bank's statement.
package struct StatementLine: Hashable, Sendable {
  /// The day that the bank booked it; in MT940 the value day, which alone is always there.
  package var day: CalendarDay
  /// Above zero where the account received it, below where it paid.
  package var amount: StatementAmount
  /// Who was paid or paid; empty where the file does not say.
  package var payee: String
  /// What else the bank writes about it; empty where it writes nothing.
  package var memo: String
  /// What the bank calls this booking and no other (OFX: FITID); empty where it has no such name.
  package var bankID: String
  /// The kind in the bank's own word, as "DEBIT" or "NTRF"; empty where it has none.
  package var kind: String
  /// The category that another program gave it, as "Food: Groceries"; empty for what banks write.
  package var category: String
  /// What it was split over, with the sign of the whole, as QIF has it; empty for what is in one category.
  package var parts: [StatementPart] = []
  /// Whether the bank has yet to book it: it may come again, booked, in a later file.
  package var isPending = false
  /// The currency of this line where it is not that of the statement; `nil` where it is.
  package var currencyCode: String?
  /// What the account held after it; `nil` where the file does not say.
  package var balance: StatementAmount?
  /// Where it stands in the file.
  package var place: StatementPlace

  package init(day: CalendarDay, amount: StatementAmount, place: StatementPlace) {
    self.day = day
    self.amount = amount
    self.place = place
    payee = ""
    memo = ""
    bankID = ""
    kind = ""
    category = ""
  }
}

/// A part of a booking that another program split over several categories.
package struct StatementPart: Hashable, Sendable {
  package var category: String
  package var memo: String
  package var amount: StatementAmount
}

/// A place in a file.
package struct StatementPlace: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  package init(line: Int) {
    self.line = line
  }
}
