import LedgerModel
import ReceiptReading

/// What a receipt says in another currency than the ledger is kept in, where nobody said what it was there.
struct ForeignTotal {
  /// The sum and its currency, as in `12.04 GBP`.
  let words: String
  let currency: Money.Currency
  let ledger: Money.Currency
  /// Whether the currency is printed, and not only guessed by the country: nothing is stored then before somebody says
  /// what it was in the ledger's.
  let isCertain: Bool

  /// `nil` where it is the ledger's currency, or the receipt names none.
  init?(_ receipt: ReadReceipt?, ledger: Money.Currency) {
    guard let read = receipt?.currency, read.value != ledger, let total = receipt?.total else {
      return nil
    }
    let amount = total.value.money(in: read.value).map { AmountText.text($0) } ?? total.value.text
    words = "\(amount) \(read.value.code)"
    currency = read.value
    self.ledger = ledger
    isCertain = read.isCertain
  }

  /// Why it is not stored as it stands.
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
