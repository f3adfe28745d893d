import EntryParsing
import LedgerModel

extension CSVReader {
  /// The currency in the name of a money column, such as "Betrag (EUR)", "CAD$", "Entrada(R$)" or "Débit euros"; `nil`
  /// if there is none.
  var currencyInName: String? {
    for column in [amount, debit, credit, balance] {
      guard let column, column < survey.names.count else { continue }
      if let code = CSVCurrency.code(inColumn: survey.names[column]) { return code }
    }
    return nil
  }

  /// Returns the currency of a row by its own cells; `nil` if they name none.
  mutating func currencyCode(_ rows: CSVRows) -> String? {
    if let column = survey.index(of: .currency) {
      let text = rows.text(column)
      if let code = currencies.code(ofCell: text) { return code }
      if text.utf8.count == 3 { return text.uppercased() }
    }
    for column in [amount, debit, credit] {
      if let form = AmountForm(bytes, rows.range(column)), !form.label.isEmpty {
        return labels.code(form.label, in: bytes)
      }
    }
    return nil
  }
}

extension CSVSurvey {
  /// The currency stated before the rows: after its label ("Currency: EUR"), after an amount ("Balance; 1.234,56 EUR"),
  /// beside an account number, or after a colon without a label; `nil` if there is none, or several.
  var statedCurrency: String? {
    for (place, cell) in before.enumerated() {
      var parts = cell.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      if parts.count < 2 { parts.append(before[safely: place + 1] ?? "") }
      let name = parts[1].filter { $0.isLetter || $0 == " " }[...].trimmingBlanks()
      guard let code = CSVWords.currencyCode(ofCell: String(name)),
        ColumnWords.meanings(of: parts[0]).contains(where: { $0.column == .currency })
      else { continue }
      return code
    }
    let found = Set(
      before.indices.flatMap { place in
        CSVCurrency.codes(in: before[place], after: before[safely: place - 1] ?? "")
      })
    return found.count == 1 ? found.first : nil
  }

  /// The only currency that a column names, used for rows with an empty cell.
  var onlyCurrency: String? {
    guard let column = index(of: .currency), let facts = facts[safely: column] else { return nil }
    let codes = Set(facts.values.compactMap(CSVWords.currencyCode(ofCell:)))
    return codes.count == 1 ? codes.first : nil
  }

  /// Returns the only column that holds currencies alone under a name that says nothing else; `nil` if there is
  /// none, or several.
  func currencyByContent(_ meanings: [[ColumnWords.Meaning]]) -> Int? {
    let found = names.indices.filter { column in
      columns[column] == .none && facts[column].areCurrencies && !isOfAnotherCurrency(column)
        && (meanings[column].isEmpty || ColumnWords.namesCurrency(names[column]))
    }
    return found.count == 1 ? found.first : nil
  }

  /// An amount column, and what names its currency: an adjacent column, or else its own name.
  struct PricedColumn {
    var amount: Int
    var currency: Int?
    /// The currencies of its rows.
    var codes: Set<String>
  }

  /// Returns the amount in the account's own currency, in a file that also has amounts in purchase currencies; `nil` if
  /// nothing tells it from those.
  ///
  /// It is the one that the names call the account's, or else the one with one currency beside others with several.
  func accountAmount(_ meanings: [[ColumnWords.Meaning]]) -> PricedColumn? {
    guard let amount = index(of: .amount) else { return nil }
    let filled = facts[amount].filled
    let amounts = names.indices.filter { column in
      facts[column].fits(.amount) && facts[column].filled == filled
        && (meanings[column].contains { $0.column == .amount }
          || ColumnWords.beginsWithAmount(names[column]))
    }
    var free = names.indices.filter { facts[$0].areCurrencies && facts[$0].filled == filled }
    guard amounts.count > 1, let first = free.first else { return nil }
    // Either each currency precedes its amount, or each follows.
    let steps = first < amounts[0] ? [-1, 1] : [1, -1]
    let priced = amounts.compactMap { column -> PricedColumn? in
      if let place = steps.lazy.compactMap({ free.firstIndex(of: column + $0) }).first {
        let currency = free.remove(at: place)
        return PricedColumn(
          amount: column, currency: currency,
          codes: Set(facts[currency].values.compactMap(CSVWords.currencyCode(ofCell:))))
      }
      return CSVCurrency.code(inColumn: names[column]).map {
        PricedColumn(amount: column, currency: nil, codes: [$0])
      }
    }
    guard priced.count > 1 else { return nil }
    let own = priced.filter { pair in
      CSVCurrency.isOfAccount(names[pair.amount])
        || pair.currency.map { CSVCurrency.isOfAccount(names[$0]) } == true
    }
    if own.count == 1 { return own[0] }
    let one = priced.filter { $0.codes.count == 1 }
    if one.count == 1 { return one[0] }
    // "Betrag in EUR" beside the amount of a purchase in another currency.
    let named = one.filter { $0.currency == nil }
    return named.count == 1 && Set(one.flatMap(\.codes)).count > 1 ? named[0] : nil
  }

  /// Returns whether a column names the currency of amounts other than those that are read.
  func isOfAnotherCurrency(_ column: Int) -> Bool {
    let amount = index(of: .amount).map { names[$0] } ?? ""
    return CSVCurrency.isOfAnother(names[column], than: amount)
  }
}

/// Finds currencies in column names and before the rows of a CSV.
enum CSVCurrency {
  /// Returns the currency that a column name contains; `nil` if it contains none.
  static func code(inColumn name: String) -> String? {
    name.split(whereSeparator: { " ()[]/,:;_-（）".contains($0) }).lazy
      .compactMap { code(inName: $0) }.first
  }

  /// Returns the currency that a word of a column name denotes.
  private static func code(inName word: Substring) -> String? {
    let letters = word.filter(\.isLetter)
    let isCode =
      letters.utf8.count == 3
      && (letters == letters.uppercased() || ColumnWords.codes.contains(String(letters)))
    if isCode, let currency = Money.Currency(code: String(letters)) {
      return currency.code
    }
    let isSign = word.unicodeScalars.contains {
      $0.properties.generalCategory == .currencySymbol
    }
    // Matches "euros", and "euroa" as in "Määrä EUROA".
    let isEuro = word.lowercased().hasPrefix("euro") && word.count <= 5
    // An English word in a column name is rarely a currency.
    if !word.utf8.allSatisfy({ $0 < 0x80 }), let named = CurrencyNames.currency(named: String(word))
    {
      return named.code
    }
    guard isSign || isEuro || ["円", "元", "원"].contains(word) else { return nil }
    return isEuro ? "EUR" : CSVWords.currencyCode(of: String(word)).flatMap { $0 }
  }

  /// Returns the currencies in a cell that is an amount, or is beside an account number in it or in the cell before.
  static func codes(in cell: String, after last: String) -> [String] {
    let bytes = Array(cell.utf8)
    if let form = AmountForm(bytes, bytes.indices), !form.label.isEmpty {
      let label = String(decoding: bytes[form.label], as: UTF8.self)
      return CSVWords.currencyCode(of: label).flatMap { $0 }.map { [$0] } ?? []
    }
    let parts = cell.split(whereSeparator: { " -/()[]|:".contains($0) })
    let isAlone = parts.count == 1 && !CurrencyNames.isWord(String(parts[0]))
    guard
      isAlone && cell.hasPrefix(":")
        || (isAlone ? [last[...]] : parts).contains(where: { part in
          part.utf8.count { $0 &- 0x30 <= 9 } >= leastDigits
        })
    else { return [] }
    return parts.compactMap { part in
      part.utf8.count == 3 && part == part.uppercased()
        ? Money.Currency(code: String(part))?.code : nil
    }
  }

  /// The fewest digits of an account number.
  private static let leastDigits = 6

  /// Returns whether a name refers to the currency of the purchase, unlike the name of the amount column.
  static func isOfAnother(_ name: String, than amount: String) -> Bool {
    !others.intersection(words(name)).subtracting(words(amount)).isEmpty
  }

  /// Returns whether a name refers to the account, whose currency all its amounts have.
  static func isOfAccount(_ name: String) -> Bool {
    let words = words(name)
    return !words.isDisjoint(with: accounts)
      || ["入账", "记账", "記帳", "入帳"].contains { name.contains($0) }
  }

  private static func words(_ name: String) -> Set<String> {
    Set(FoldedWords.folded(name).split(separator: " ").map(String.init))
  }

  private static let accounts: Set<String> = [
    "account", "billing", "billed", "settlement", "konto", "kontowahrung", "abrechnung", "rekening",
    "compte", "cuenta", "conto", "conta", "rachunku", "uctu", "счета", "карты", "рахунку", "картки",
  ]

  private static let others: Set<String> = [
    "original", "foreign", "orig", "originalwahrung", "fremdwahrung", "ursprungswahrung",
    "originale", "origine", "oorspr", "oorspronkelijke", "vreemde", "puvodni", "povodna",
    "povodnej",
    "oryginalna", "oryginalnej", "utlandsk", "extranjera", "estera", "estrangeira", "etrangere",
    "merchant",
    "local", "source", "target", "counter", "exchange", "instructed",
  ]
}
