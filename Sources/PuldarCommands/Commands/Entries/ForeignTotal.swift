import LedgerModel
import ReceiptReading

/// A receipt's total in another currency than the ledger's, if nobody said its value there.
struct ForeignTotal {
  /// The sum and its currency: `12.04 GBP`.
  let words: String
  let currency: Money.Currency
  let ledger: Money.Currency
  /// Whether the currency is printed, and not only guessed by the country: then nothing is stored until somebody
  /// states the value in the ledger's currency.
  let isCertain: Bool

  /// Creates a total; `nil` if it is in the ledger's currency, or the receipt names none.
  init?(_ receipt: ReadReceipt?, ledger: Money.Currency) {
    // A place that is named proves no currency: "London Drugs" is Canadian.
    guard let read = receipt?.currency, read.value != ledger, read.evidence != [.place],
      let total = receipt?.total
    else { return nil }
    let amount = total.value.money(in: read.value).map { AmountText.text($0) } ?? total.value.text
    words = "\(amount) \(read.value.code)"
    currency = read.value
    self.ledger = ledger
    isCertain = read.isCertain
  }

  /// Returns why it is not stored as it is.
  ///
  /// - Parameter name: The file, as a person knows it.
  func failure(_ name: VisibleText) -> CommandFailure {
    isCertain
      ? CommandFailure(
        "the amount is in \(currency), and this ledger is kept in \(ledger)",
        remedy: "State what it was in \(ledger): --amount 12.50", .refusedData)
      : CommandFailure(
        "'\(name)' looks as if it were in \(currency), and this ledger is kept in \(ledger)",
        remedy:
          "If it is in \(ledger), say so: --currency \(ledger); else state what it was in it: --amount 12.50",
        .refusedData)
  }
}
