extension CSVSurvey {
  /// Whether a column tells of which of the person's accounts each row is, and not to or from whose account money went.
  ///
  /// Each row has one. Several numbers stand before the day, or are those of others; names may stand anywhere.
  func isOwnAccount(_ column: Int) -> Bool {
    guard let day = index(of: .day), facts[column].filled >= facts[day].days,
      !CSVAccounts.isOfAnother(names[column])
    else { return false }
    let values = facts[column].values
    return values.count <= 1 || column < day || values.allSatisfy(CSVAccounts.isName)
  }
}

/// Tells the accounts of a person from those of the people whom they pay.
enum CSVAccounts {
  /// Whether a word of letters alone stands in a text, as in no number of an account.
  static func isName(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in
      word.count > 2 && word.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" }
    }
  }

  /// Whether a name says that an account is that of the other side.
  static func isOfAnother(_ name: String) -> Bool {
    FoldedWords.folded(name).split(separator: " ").contains { others.contains(String($0)) }
  }

  private static let others: Set<String> = [
    "counterparty", "counter", "contra", "other", "to", "from", "recipient", "sender", "payee",
    "payer",
    "beneficiary", "partner", "destination", "source", "receiver",
    "gegenkonto", "empfanger", "auftraggeber", "begunstigter", "beguenstigter",
    "zahlungspflichtiger",
    "zahlungsempfanger", "partnerkonto", "tegenpartij", "tegenrekening", "contrepartie",
    "destinataire", "beneficiaire", "emetteur", "contraparte", "beneficiario", "ordenante",
    "destino",
    "origen", "controparte", "ordinante", "nadawcy", "odbiorcy", "kontrahenta", "nadawca",
    "odbiorca",
    "protistrany", "protiucet", "protiuctu", "prijemce", "platce", "mottagare", "avsandare",
    "modtager", "afsender", "mottaker", "avsender", "til", "fra", "saajan", "maksajan", "alici",
    "gonderen", "kedvezmenyezett", "partneri",
  ]
}
