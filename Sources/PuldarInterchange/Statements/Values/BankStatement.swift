package import LedgerModel

/// What a bank's file says of one account.
package struct BankStatement: Hashable, Sendable {
  /// In what form the file is.
  package var format: StatementFormat
  /// The account's number as the bank writes it (QIF: the account's name); `nil` where the file names
  /// none.
  package var account: String?
  /// The bank's own number, where the file states it beside the account's.
  package var bank: String?
  /// What kind of account it is; `nil` where the file does not say.
  package var accountKind: StatementAccountKind?
  /// The three capital letters of the currency, which may be one that no account is kept in any more,
  /// as "DEM"; `nil` where the file names none.
  package var currencyCode: String?
  /// In the order of the file.
  package var lines: [StatementLine] = []
  /// What the account held before the first line; `nil` where the file does not say.
  package var opening: StatedBalance?
  /// What it held after the last one; `nil` where the file does not say.
  package var closing: StatedBalance?
  /// What of the file is not among the lines because it books no money: trades of securities, payments that failed,
  /// rows of sums.
  package var leftOut: [LeftOutLine] = []
  /// What was taken for granted because nothing in the file tells; empty where all was known.
  package var assumptions: Set<StatementAssumption> = []
  /// How the columns were read; `nil` for all but CSV.
  package var layout: CSVLayout?

  /// The currency; `nil` where the file names none, or one that ISO 4217 no longer lists.
  package var currency: Money.Currency? { currencyCode.flatMap { Money.Currency(code: $0) } }

  /// The sum of the lines, those that are not booked yet among them; `nil` where it does not fit.
  package var sum: StatementAmount? {
    var sum = StatementAmount.zero
    for place in lines.indices {
      guard let next = sum.adding(lines[place].amount) else { return nil }
      sum = next
    }
    return sum
  }
}

/// An amount that a bank says the account held.
package struct StatedBalance: Hashable, Sendable {
  /// How much, with the bank's sign.
  package var amount: StatementAmount
  /// The day at whose end it was so; `nil` where the file does not say.
  package var day: CalendarDay?

  /// An amount at the end of a day.
  package init(amount: StatementAmount, day: CalendarDay?) {
    self.amount = amount
    self.day = day
  }
}

/// Something that a file does not tell, and how it was read.
public enum StatementAssumption: Hashable, Sendable {
  /// The order of day, month and year. QIF means month first, though banks elsewhere write it their way.
  case dayOrder(StatementHints.DayOrder)
  /// What the signs mean.
  case sign(StatementHints.Sign)
  /// Fees stand beside so many amounts, and nothing proves that they were paid besides: they are not taken in.
  case feesWithin(count: Int)
  /// The last record of a QIF is whole, though nothing ends it.
  case lastRecordWhole
}

/// The forms of bank files that are read.
package enum StatementFormat: String, Hashable, Sendable, CaseIterable {
  /// OFX 1.x (SGML) and 2.x (XML), QFX.
  case ofx
  /// Of Quicken, as other budget programs write it.
  case qif
  /// ISO 20022: camt.052, camt.053, camt.054.
  case camt
  /// SWIFT MT940.
  case mt940
  /// A table, whose columns mean what its first row or its content says.
  case csv

  /// All of them, as a person calls them: `OFX, QFX, QIF, CAMT, MT940 and CSV`.
  package static func names(_ last: String) -> String {
    let names = allCases.map { $0 == .ofx ? "OFX, QFX" : $0.rawValue.uppercased() }
    return names.dropLast().joined(separator: ", ") + " \(last) " + (names.last ?? "")
  }
}

/// What a bank calls an account.
package enum StatementAccountKind: String, Hashable, Sendable, CaseIterable {
  case checking
  case savings
  case card
  /// A line of credit or a loan.
  case credit
  case cash
  case investment
}
