import LedgerModel

/// A sign, code or name of a currency in a text.
struct CurrencyMention {
  var end: Int
  var currencies: [Currency]
  /// `nil` where the name is shared and the ledger's currency does not decide.
  var meant: Currency?
  /// Whether it may stand before the number: "€5", "EUR 5", but not "won 5".
  var isPrefix: Bool
}
