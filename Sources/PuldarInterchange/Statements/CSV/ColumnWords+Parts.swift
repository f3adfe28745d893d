/// Interprets the words of a name that is not in the tables as a whole.
extension ColumnWords {
  /// Returns a name with a blank before each capital after a lowercase letter; `nil` if there is none.
  static func parted(_ name: String) -> String? {
    var parted = ""
    for character in name {
      if character.isUppercase, parted.last?.isLowercase == true { parted.append(" ") }
      parted.append(character)
    }
    return parted.utf8.count == name.utf8.count ? nil : parted
  }

  /// Returns whether a whole name is in the table.
  static func isKnown(_ name: String) -> Bool { table[FoldedWords.folded(name)] != nil }

  /// Returns whether the first word of a name is a name of an amount.
  static func beginsWithAmount(_ name: String) -> Bool {
    FoldedWords.folded(name).split(separator: " ").first.flatMap { table[String($0)] }?
      .contains { $0.column == .amount } == true
  }

  /// Returns the meanings of a name in a script without blanks, by the longest name that it ends in: "记账币种" is a
  /// "币种".
  static func meaningsOfEnd(_ word: String) -> [Meaning] {
    guard word.unicodeScalars.allSatisfy({ (0x3040...0x9FFF).contains($0.value) }) else {
      return []
    }
    for dropped in 1..<max(word.count - 1, 1) {
      if let known = table[String(word.dropFirst(dropped))] {
        return known.map { meaning in
          Meaning(
            column: meaning.column, rank: meaning.rank + 100 * dropped, isEnglish: false)
        }
      }
    }
    return []
  }

  /// Returns whether a name consists of a word for paid and a word for received, as "Kredit/Debet".
  static func namesBothSides(_ word: String) -> Bool {
    let sides = word.split(separator: " ").map { CSVWords.isPaid(String($0)) }
    return (2...3).contains(sides.count) && !sides.contains(nil) && Set(sides).count == 2
  }

  /// Returns whether a name says that amounts are in hundredths, which is not supported.
  static func namesSmallUnits(_ name: String) -> Bool {
    FoldedWords.folded(name).split(separator: " ").contains {
      ["cents", "minor", "pence"].contains($0)
    }
  }

  /// Returns whether a name contains a word for a currency, as in "Betrag - Währung".
  static func namesCurrency(_ name: String) -> Bool {
    FoldedWords.folded(name).split(separator: " ").contains { word in
      table[String(word)]?.contains { $0.column == .currency } == true
    }
  }

  /// Returns whether a name denotes an amount after its fee.
  static func isNet(_ name: String) -> Bool {
    let word = FoldedWords.folded(name)
    if ["neto", "liquido", "importe neto", "valor liquido", "montant net"].contains(word) {
      return true
    }
    return word == "net" || word.hasPrefix("net ") || word == "netto" || word.hasPrefix("netto ")
  }
}
