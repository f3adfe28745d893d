import LedgerModel

extension CSVReader {
  /// The currency in the name of a column of money, as "Betrag (EUR)", "CAD$", "Entrada(R$)" and "Débit euros"; `nil`
  /// where there is none.
  var currencyInName: String? {
    for column in [amount, debit, credit, balance] {
      guard let column, column < survey.names.count else { continue }
      for word in survey.names[column].split(whereSeparator: { " ()[]/,:;_-".contains($0) }) {
        if let code = CSVCurrency.code(inName: word) { return code }
      }
    }
    return nil
  }
}

extension CSVSurvey {
  /// The currency that stands before the rows: beside its name, as "Currency: EUR", behind an amount, as "Balance;
  /// 1.234,56 EUR", or beside the number of an account; `nil` where none does, or several do.
  var statedCurrency: String? {
    let before = words.dropLast(names.count)
    for (place, cell) in before.enumerated() {
      var parts = cell.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      if parts.count < 2 { parts.append(words[safely: place + 1] ?? "") }
      let code = parts[1].filter(\.isLetter)
      guard code.utf8.count == 3, let currency = Money.Currency(code: code),
        ColumnWords.meanings(of: parts[0]).contains(where: { $0.column == .currency })
      else { continue }
      return currency.code
    }
    let found = Set(before.flatMap { CSVCurrency.codes(in: $0) })
    return found.count == 1 ? found.first : nil
  }

  /// The one currency that a column names, for the rows in which its cell is empty.
  var onlyCurrency: String? {
    guard let column = index(of: .currency), let facts = facts[safely: column] else { return nil }
    let codes = Set(facts.values.compactMap { Money.Currency(code: $0)?.code })
    return codes.count == 1 ? codes.first : nil
  }

  /// The one column that holds nothing but codes of currencies, under a name that says nothing else; `nil` where there is none
  /// such, or several.
  func currencyByContent(_ meanings: [[ColumnWords.Meaning]]) -> Int? {
    let found = names.indices.filter { column in
      columns[column] == .none && facts[column].areCurrencies && !isOfAnotherCurrency(column)
        && (meanings[column].isEmpty || ColumnWords.namesCurrency(names[column]))
    }
    return found.count == 1 ? found.first : nil
  }

  /// The amount in the one currency of the account and the column beside it that names it, where the file has others in
  /// the currencies in which things were bought; `nil` where it has no such pair.
  func accountPair(_ meanings: [[ColumnWords.Meaning]]) -> (amount: Int, currency: Int)? {
    let codes = names.indices.filter { facts[$0].areCurrencies }
    guard codes.contains(where: { facts[$0].values.count > 1 }), let amount = index(of: .amount)
    else { return nil }
    let pairs = codes.filter { facts[$0].values.count == 1 }.flatMap { column in
      [column - 1, column + 1].compactMap { other -> (amount: Int, currency: Int)? in
        guard names.indices.contains(other), facts[other].fits(.amount),
          meanings[other].contains(where: { $0.column == .amount }),
          facts[other].filled == facts[amount].filled,
          facts[column].filled == facts[amount].filled
        else { return nil }
        return (other, column)
      }
    }
    return pairs.count == 1 ? pairs.first : nil
  }

  /// Whether a column names the currency of other amounts than those that are read.
  func isOfAnotherCurrency(_ column: Int) -> Bool {
    let amount = index(of: .amount).map { names[$0] } ?? ""
    return CSVCurrency.isOfAnother(names[column], than: amount)
  }
}

/// Finds currencies in names and in what stands before the rows of a CSV.
enum CSVCurrency {
  /// The currency that a word of a column's name is.
  static func code(inName word: Substring) -> String? {
    let letters = word.filter(\.isLetter)
    let isCode =
      letters.utf8.count == 3
      && (letters == letters.uppercased() || ColumnWords.codes.contains(String(letters)))
    if isCode, let currency = Money.Currency(code: String(letters)) { return currency.code }
    let isSign = word.unicodeScalars.contains {
      $0.properties.generalCategory == .currencySymbol
    }
    // "Euros", and "euroa" as in "Määrä EUROA".
    let isEuro = word.lowercased().hasPrefix("euro") && word.count <= 5
    guard isSign || isEuro || ["円", "元", "원"].contains(word) else { return nil }
    return isEuro ? "EUR" : CSVWords.currencyCode(of: String(word)).flatMap { $0 }
  }

  /// The currencies of a cell that is an amount, or holds the number of an account.
  static func codes(in cell: String) -> [String] {
    let bytes = Array(cell.utf8)
    if let form = AmountForm(bytes, bytes.indices), !form.label.isEmpty {
      let label = String(decoding: bytes[form.label], as: UTF8.self)
      return CSVWords.currencyCode(of: label).flatMap { $0 }.map { [$0] } ?? []
    }
    let parts = cell.split(whereSeparator: { " -/()[]|".contains($0) })
    guard parts.contains(where: { $0.utf8.filter { $0 &- 0x30 <= 9 }.count >= leastDigits }) else {
      return []
    }
    return parts.compactMap { part in
      part.utf8.count == 3 && part == part.uppercased()
        ? Money.Currency(code: String(part))?.code : nil
    }
  }

  /// The number of an account has so many.
  private static let leastDigits = 6

  /// Whether a name says that its column is of the currency in which something was bought, and not of the amounts that
  /// another name is of.
  static func isOfAnother(_ name: String, than amount: String) -> Bool {
    func words(_ name: String) -> Set<String> {
      Set(FoldedWords.folded(name).split(separator: " ").map(String.init))
    }
    return !others.intersection(words(name)).subtracting(words(amount)).isEmpty
  }

  private static let others: Set<String> = [
    "original", "foreign", "orig", "originalwahrung", "fremdwahrung", "ursprungswahrung",
    "originale", "origine", "oorspr", "oorspronkelijke", "vreemde", "puvodni", "povodna",
    "povodnej",
    "oryginalna", "oryginalnej", "utlandsk", "extranjera", "estera", "estrangeira", "etrangere",
    "merchant",
    "local", "source", "target", "counter", "exchange", "instructed",
  ]
}
