extension StatementHints {
  /// The content of a CSV column; the raw value is what a person types.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The day of the booking.
    case day
    /// The payee or payer.
    case payee
    /// Other words of the bank.
    case memo
    /// A category of another budget program.
    case category
    /// Tags of another budget program, with commas between them.
    case tags
    /// The signed amount.
    case amount
    /// The amount paid, without a sign.
    case debit
    /// The amount received, without a sign.
    case credit
    /// A word that says whether the amount was paid or received.
    case direction
    /// The balance after the booking.
    case balance
    /// The fee for the booking, in addition to its amount or included in it.
    case fee
    /// The currency in three letters, such as EUR.
    case currency
    /// The bank's id of the line.
    case id
    /// The kind, in the bank's word.
    case kind
    /// A word that says whether the line is booked.
    case status
    /// The number or name of the account.
    case account
    /// A column that is not read.
    case none = "-"
  }
}
