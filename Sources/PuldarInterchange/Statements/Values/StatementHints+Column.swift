extension StatementHints {
  /// What a column of a CSV holds; the raw value is what a person types.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The day of the booking.
    case day
    /// Who was paid or paid.
    case payee
    /// What else the bank writes.
    case memo
    /// A category, as other budget programs write it.
    case category
    /// Signed.
    case amount
    /// What was paid, without a sign.
    case debit
    /// What was received, without a sign.
    case credit
    /// A word that says whether the amount was paid or received.
    case direction
    /// What the account held after it.
    case balance
    /// What was taken for the booking, beside its amount or within it.
    case fee
    /// Three letters, as EUR.
    case currency
    /// What the bank calls a line.
    case id
    /// The kind, in the bank's own word.
    case kind
    /// A word that says whether the line is booked.
    case status
    /// The number or name of the account.
    case account
    /// Nothing that is read.
    case none = "-"
  }
}
