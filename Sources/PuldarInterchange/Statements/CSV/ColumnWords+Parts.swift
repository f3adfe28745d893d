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
