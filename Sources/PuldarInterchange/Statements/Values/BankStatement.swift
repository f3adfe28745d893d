package import LedgerModel

/// A file's data about one account.
package struct BankStatement: Hashable, Sendable {
  /// The format of the file.
  package var format: StatementFormat
  /// The account's number as the bank writes it (QIF: the account's name); `nil` if the file names none.
  package var account: String?
  /// The bank's number, if the file states it separately.
  package var bank: String?
  /// The kind of the account; `nil` if the file states none.
  package var accountKind: StatementAccountKind?
  /// The currency's three capital letters, possibly of one that is not known; `nil` if the file names none.
  package var currencyCode: String?
  /// The lines, in the order of the file.
  package var lines: [StatementLine] = []
  /// The balance before the first line; `nil` if the file states none.
  package var opening: StatedBalance?
  /// The balance after the last line; `nil` if the file states none.
  package var closing: StatedBalance?
  /// Lines of the file that book no money: trades of securities, failed payments, rows of sums.
  package var leftOut: [LeftOutLine] = []
  /// The assumptions about facts that the file omits; empty if there are none.
  package var assumptions: Set<StatementAssumption> = []
  /// The layout of a CSV; `nil` for other formats.
  package var layout: CSVLayout?

  /// The currency; `nil` if the file names none, or one that is not known.
  package var currency: Money.Currency? { currencyCode.flatMap { Money.Currency(code: $0) } }

  /// The closing balance that the opening one and the booked lines lead to, if the file states another; `nil` if they
  /// agree, or the file does not state both.
  package var missedClosing: StatementAmount? {
    guard let opening, let closing else { return nil }
    var sum = opening.amount
    for place in lines.indices where !lines[place].isPending {
      guard let next = sum.adding(lines[place].amount) else { return nil }
      sum = next
    }
    return sum == closing.amount ? nil : sum
  }

  /// The sum of the lines, including pending ones; `nil` if it overflows.
  package var sum: StatementAmount? {
    var sum = StatementAmount.zero
    for place in lines.indices {
      guard let next = sum.adding(lines[place].amount) else { return nil }
      sum = next
    }
    return sum
  }
}

/// A balance that a bank states.
package struct StatedBalance: Hashable, Sendable {
  /// The amount, with the bank's sign.
  package var amount: StatementAmount
  /// The day whose closing balance it is; `nil` if the file states none.
  package var day: CalendarDay?

  /// A balance at the end of a day.
  package init(amount: StatementAmount, day: CalendarDay?) {
    self.amount = amount
    self.day = day
  }
}

/// An assumption about something that a file does not say.
public enum StatementAssumption: Hashable, Sendable {
  /// The order of day, month and year. QIF means month first, but banks in other countries deviate.
  case dayOrder(StatementHints.DayOrder)
  /// The meaning of the signs.
  case sign(StatementHints.Sign)
  /// Fees accompany so many amounts, without proof that they were paid in addition: they are not imported.
  case feesWithin(count: Int)
  /// So many instants are on another day in the person's zone than in the one that the file writes.
  case ownZone(count: Int)
  /// What an earlier file with the same column names proved, or was said of it, each as its name and its value:
  /// "dayOrder mdy".
  case asBefore([String])
  /// It is of the same account as another file with other columns, though neither names one: that file's name.
  case sameAccount(as: String)
  /// The last record of a QIF is complete, though its end mark is missing.
  case lastRecordWhole
}

/// The formats of bank files that are read.
package enum StatementFormat: String, Hashable, Sendable, CaseIterable {
  /// OFX 1.x (SGML) and 2.x (XML), QFX.
  case ofx
  /// The format of Quicken, also written by other budget programs.
  case qif
  /// ISO 20022: camt.052, camt.053, camt.054.
  case camt
  /// SWIFT MT940.
  case mt940
  /// A table whose columns are identified by its header or its contents.
  case csv

  /// Returns the names of all formats for a person: `OFX, QFX, QIF, CAMT, MT940 and CSV`.
  package static func names(_ last: String) -> String {
    let names = allCases.map { $0 == .ofx ? "OFX, QFX" : $0.rawValue.uppercased() }
    return names.dropLast().joined(separator: ", ") + " \(last) " + (names.last ?? "")
  }
}

/// The kind of an account, as banks distinguish them.
package enum StatementAccountKind: String, Hashable, Sendable, CaseIterable {
  case checking
  case savings
  case card
  /// A line of credit or a loan.
  case credit
  case cash
  case investment
}
