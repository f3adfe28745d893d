import LedgerModel

/// The columns by which a broker tells a trade: the security, how many of it, and the price of one.
///
/// What is paid for a security is money put away, and what its sale brings was put away before: it is no income. A
/// dividend, whose row has no price, stays one.
struct CSVTrades {
  let security: Int
  private let quantity: Int
  private let price: Int

  /// The category of a trade's money, as a file writes it.
  static let category = CategoryName.investment.text

  /// Finds the columns by their names; `nil` if one of the three is not there, as in a shop's list of orders.
  init?(_ names: [String]) {
    let folded = names.map { FoldedWords.folded($0) }
    func column(_ words: Set<String>) -> Int? { folded.firstIndex(where: words.contains) }
    guard let security = column(CSVTrades.securities), let quantity = column(CSVTrades.quantities),
      let price = column(CSVTrades.prices)
    else { return nil }
    (self.security, self.quantity, self.price) = (security, quantity, price)
  }

  /// Whether a row names a security, a number of it that is not zero, and a price.
  func isTrade(_ rows: CSVRows) -> Bool {
    func hasFigure(_ column: Int) -> Bool {
      rows.bytes[rows.range(column)].contains { (0x31...0x39).contains($0) }
    }
    return hasFigure(quantity) && hasFigure(price) && !rows.text(security).isEmpty
  }

  private static let securities: Set<String> = [
    "symbol", "ticker", "isin", "cusip", "wkn", "sedol", "security", "security name", "instrument",
    "wertpapier", "valor", "valor mobiliario", "valeur mobiliere", "titolo isin", "vardepapper",
  ]
  private static let quantities: Set<String> = [
    "quantity", "shares", "units", "qty", "no of shares", "number of shares", "no of units",
    "stuck", "anzahl", "nominale", "quantite", "nombre", "cantidad", "titulos", "quantita",
    "aantal", "antal", "quantidade", "ilosc", "maara",
  ]
  private static let prices: Set<String> = [
    "price", "unit price", "share price", "price per share", "price share", "trade price", "kurs",
    "ausfuhrungskurs", "preis", "cours", "prix", "precio", "cotizacion", "prezzo", "koers",
    "preco", "cena",
  ]
}
