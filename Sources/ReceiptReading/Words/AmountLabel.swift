/// What the words before an amount say that it is.
enum AmountLabel: UInt8, CaseIterable {
  /// What is to be paid, said without doubt: "grand total", "amount due".
  case due
  case total
  /// The sum before taxes, tips or rounding.
  case subtotal
  /// A word that is a total on some receipts only: "amount", "balance", "net".
  case sum
  case tax
  case service
  case tip
  case rounding
  case discount
  /// What was handed over.
  case cash
  /// What was paid by card.
  case card
  case change
  /// Counts, points, savings, suggestions: what looks like money and is none of it.
  case nothing
}

/// A word or words that say what an amount is.
struct LabelWord {
  /// How the word must stand.
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
