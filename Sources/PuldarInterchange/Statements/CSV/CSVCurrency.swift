import LedgerModel

extension CSVReader {
  /// The currency in the name of a money column, such as "Betrag (EUR)", "CAD$", "Entrada(R$)" or "Débit euros"; `nil`
  /// if there is none.
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
  /// The currency stated before the rows: after its label ("Currency: EUR"), after an amount ("Balance; 1.234,56 EUR"),
  /// or beside an account number; `nil` if there is none, or several.
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

  /// The only currency that a column names, used for rows with an empty cell.
  var onlyCurrency: String? {
    guard let column = index(of: .currency), let facts = facts[safely: column] else { return nil }
    let codes = Set(facts.values.compactMap { Money.Currency(code: $0)?.code })
    return codes.count == 1 ? codes.first : nil
  }

  /// Returns the only column that holds currency codes alone under a name that says nothing else; `nil` if there is
  /// none, or several.
  func currencyByContent(_ meanings: [[ColumnWords.Meaning]]) -> Int? {
    let found = names.indices.filter { column in
      columns[column] == .none && facts[column].areCurrencies && !isOfAnotherCurrency(column)
        && (meanings[column].isEmpty || ColumnWords.namesCurrency(names[column]))
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the amount in the account's only currency and the adjacent column that names it, in a file that also has
  /// amounts in purchase currencies; `nil` if there is no such pair.
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

  /// Returns whether a column names the currency of amounts other than those that are read.
  func isOfAnotherCurrency(_ column: Int) -> Bool {
    let amount = index(of: .amount).map { names[$0] } ?? ""
    return CSVCurrency.isOfAnother(names[column], than: amount)
  }
}

/// Finds currencies in column names and before the rows of a CSV.
enum CSVCurrency {
  /// Returns the currency that a word of a column name denotes.
  static func code(inName word: Substring) -> String? {
    let letters = word.filter(\.isLetter)
    let isCode =
      letters.utf8.count == 3
      && (letters == letters.uppercased() || ColumnWords.codes.contains(String(letters)))
    if isCode, let currency = Money.Currency(code: String(letters)) { return currency.code }
    let isSign = word.unicodeScalars.contains {
      $0.properties.generalCategory == .currencySymbol
    }
    // Matches "euros", and "euroa" as in "Määrä EUROA".
    let isEuro = word.lowercased().hasPrefix("euro") && word.count <= 5
    guard isSign || isEuro || ["円", "元", "원"].contains(word) else { return nil }
    return isEuro ? "EUR" : CSVWords.currencyCode(of: String(word)).flatMap { $0 }
  }

  /// Returns the currencies in a cell that is an amount, or contains an account number.
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

  /// The fewest digits of an account number.
  private static let leastDigits = 6

  /// Returns whether a name refers to the currency of the purchase, unlike the name of the amount column.
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
