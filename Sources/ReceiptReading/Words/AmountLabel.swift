/// The meaning of an amount according to the words before it.
enum AmountLabel: UInt8, CaseIterable {
  /// The amount to pay, stated unambiguously: "grand total", "amount due".
  case due
  case total
  /// The sum before taxes, tips or rounding.
  case subtotal
  /// A word that means the total only on some receipts: "amount", "balance", "net".
  case sum
  case tax
  case service
  case tip
  case rounding
  case discount
  /// The cash handed over.
  case cash
  /// The amount paid by card.
  case card
  case change
  /// Counts, points, savings, suggestions: numbers that look like money but are not.
  case nothing
}

/// A word or words that label an amount.
struct LabelWord {
  /// Where the word must occur.
  enum Standing {
    /// Anywhere among the letters of the label, blanks or not.
    case anywhere
    /// With no letter beside it.
    case alone
    /// At the beginning of the label's letters.
    case first
  }

  let label: AmountLabel
  let letters: [UInt8]
  let standing: Standing
}
