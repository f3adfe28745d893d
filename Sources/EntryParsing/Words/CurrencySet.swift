import LedgerModel

/// The currencies that one sign or name can mean.
struct CurrencySet: Hashable, Sendable {
  /// The most usual first.
  let currencies: [Currency]
  /// Whether the first is meant where the ledger's own is not among them: "dollars" are US dollars,
  /// but nobody can say whose pesos are meant.
  let hasUsualOne: Bool

  /// The currency that is meant in a ledger; `nil` where it could be one of several.
  func meant(in ledger: Currency) -> Currency? {
    if currencies.contains(ledger) { return ledger }
    return hasUsualOne || currencies.count == 1 ? currencies.first : nil
  }
}
