/// What the words of a name tell where the name as a whole is none of the tables.
extension ColumnWords {
  /// A name with a blank before each capital that follows a small letter; `nil` where there is none.
  static func parted(_ name: String) -> String? {
    var parted = ""
    for character in name {
      if character.isUppercase, parted.last?.isLowercase == true { parted.append(" ") }
      parted.append(character)
    }
    return parted.utf8.count == name.utf8.count ? nil : parted
  }

  /// Whether a name as a whole is that of a column.
  static func isKnown(_ name: String) -> Bool { table[FoldedWords.folded(name)] != nil }

  /// Whether a name is made of words for paid and for received alone, as "Kredit/Debet".
  static func namesBothSides(_ word: String) -> Bool {
    let sides = word.split(separator: " ").map { CSVWords.isPaid(String($0)) }
    return (2...3).contains(sides.count) && !sides.contains(nil) && Set(sides).count == 2
  }

  /// Whether a name says that amounts are counted in hundredths, which nothing else here is.
  static func namesSmallUnits(_ name: String) -> Bool {
    FoldedWords.folded(name).split(separator: " ").contains {
      ["cents", "minor", "pence"].contains($0)
    }
  }

  /// Whether a word of a name is one for a currency, as in "Betrag - Währung".
  static func namesCurrency(_ name: String) -> Bool {
    FoldedWords.folded(name).split(separator: " ").contains { word in
      table[String(word)]?.contains { $0.column == .currency } == true
    }
  }

  /// Whether a name is that of an amount behind its fee.
  static func isNet(_ name: String) -> Bool {
    let word = FoldedWords.folded(name)
    if ["neto", "liquido", "importe neto", "valor liquido", "montant net"].contains(word) {
      return true
    }
    return word == "net" || word.hasPrefix("net ") || word == "netto" || word.hasPrefix("netto ")
  }
}
