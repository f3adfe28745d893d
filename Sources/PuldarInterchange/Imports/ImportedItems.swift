package import LedgerModel

/// What a line becomes, in as few words as say it: ten years of lines have one each.
package enum ImportedLine: Sendable {
  /// An entry in the words of the bank, with nothing but what the rules say of it.
  case entry(EntryType, CategoryName, merchant: String)
  /// Anything else.
  indirect case item(ImportItem)
}

/// The lines of a statement that are stored, each made into what is when that is asked for.
package struct ImportedItems: ImportItems {
  private let rows: [ImportPlan.Row]
  /// The places of those that are stored.
  private let places: [Int]
  /// What they become.
  private let lines: [ImportedLine]

  /// Some rows of a statement, and what each becomes.
  ///
  /// - Parameters:
  ///   - rows: The rows of the statement.
  ///   - places: The places of the rows that are stored.
  ///   - lines: What each of those becomes.
  package init(_ rows: [ImportPlan.Row], at places: [Int], _ lines: [ImportedLine]) {
    self.rows = rows
    self.places = places
    self.lines = lines
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count }

  /// What a line becomes, made when it is asked for.
  package subscript(index: Int) -> ImportItem { rows[places[index]].item(lines[index]) }

  package var moved: [EventID] {
    lines.flatMap { line -> [EventID] in
      guard case .item(let item) = line else { return [] }
      return item.moved.map(\.id)
    }
  }
}

extension ImportPlan.Row {
  /// The item that this line becomes.
  package func item(_ line: ImportedLine) -> ImportItem {
    switch line {
    case .item(let item): item
    case .entry(let type, let category, let merchant):
      ImportItem(key, .entry(entry(type, category, merchant)), on: self.line.day)
    }
  }

  /// The entry that this line becomes.
  ///
  /// - Parameters:
  ///   - source: Where its values come from; `nil` where the rules made them of the file.
  ///   - purchase: The expense that it pays back.
  func entry(
    _ type: EntryType, _ category: CategoryName, _ merchant: String, by source: String? = nil,
    of purchase: EventID? = nil
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: type, amount: amount.minorUnits < 0 ? amount.negated : amount, category: category,
        date: line.day, account: account),
      texts: EntryTexts(
        merchant: merchant, note: note(beside: merchant), by: source ?? self.source,
        purchase: purchase))
  }

  /// So many bytes of the bank's words are kept.
  private static let noteByteLimit = 400

  /// All of the bank's words.
  var bankWords: String {
    let (payee, memo) = (line.payee, line.memo)
    return memo.isEmpty || memo == payee ? payee : payee.isEmpty ? memo : "\(payee) · \(memo)"
  }

  /// The bank's words, which stand beside a name where they say more.
  package func note(beside merchant: String) -> String {
    let words = bankWords
    guard
      words.utf8.count != merchant.utf8.count || words.lowercased() != merchant.lowercased()
    else { return "" }
    if words.utf8.count <= Self.noteByteLimit { return words }
    var note = ""
    for character in words {
      if note.utf8.count + String(character).utf8.count > Self.noteByteLimit { break }
      note.append(character)
    }
    return note
  }

  /// The move of money between its account and another one.
  func transfer(with other: AccountName, _ note: String) -> TransferMade {
    let isOut = amount.minorUnits < 0
    return TransferMade(
      amount: isOut ? amount.negated : amount, date: line.day, from: isOut ? account : other,
      to: isOut ? other : account, note: note, by: source)
  }
}
