extension CSVSurvey {
  /// Returns whether a column names the person's own account of each row, rather than the other party's.
  ///
  /// Each row must have one. A column with several account numbers must precede the day; names may be in any column.
  func isOwnAccount(_ column: Int) -> Bool {
    guard let day = index(of: .day), facts[column].filled >= facts[day].days,
      !CSVAccounts.isOfAnother(names[column])
    else { return false }
    let values = facts[column].values
    return values.count <= 1 || column < day || values.allSatisfy(CSVAccounts.isName)
  }

  /// Whether a column before the day has a name in each row, beside another column for the payee: those of accounts,
  /// however many they are.
  func isOfNames(_ column: Int) -> Bool {
    guard let day = index(of: .day), column < day, facts[column].names == facts[column].filled
    else { return false }
    return names.indices.contains { other in
      other != column && facts[other].filled > 0
        && ColumnWords.meanings(of: names[other]).contains { $0.column == .payee }
    }
  }

  /// Refuses what hledger's `print` and `register` write of several accounts: each transaction is there once for each
  /// account, so that all of it would count twice.
  func checkSides() throws(StatementReadingError.Reason) {
    guard names.first == "txnidx", let column = names.firstIndex(of: "account"),
      facts[column].values.count > 1
    else { return }
    throw .bothSides
  }

  /// The column of the second account of moves: "Account2" beside "Account", or "To Account".
  var otherAccount: Int? {
    // A file without names has rows all the same.
    guard let own = index(of: .account).flatMap({ names[safely: $0] }) else { return nil }
    let name = FoldedWords.folded(own)
    return names.indices.first { column in
      let other = FoldedWords.folded(names[column])
      return [.none, .payee, .memo].contains(columns[column])
        && (other == "\(name)2" || other == "\(name) 2"
          || other.hasSuffix(" \(name)") && CSVAccounts.isOfAnother(names[column]))
    }
  }
}

extension CSVReader {
  /// Returns whether the row's own word says that it was paid; `nil` if it has none.
  func isPaidInWords(_ rows: CSVRows) -> Bool? {
    direction.flatMap { CSVWords.isPaid(rows.text($0)) }
  }

  /// Returns whether the row's own word says only that money moved between accounts.
  func isMove(_ rows: CSVRows) -> Bool {
    direction.map { CSVWords.isMove(rows.text($0)) } ?? false
  }
}

/// Tells a person's accounts from those of other parties.
enum CSVAccounts {
  /// Returns whether a text contains a word of letters, unlike an account number.
  static func isName(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in
      word.count > 2 && word.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" }
    }
  }

  /// Returns whether a column name refers to the other party's account.
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
