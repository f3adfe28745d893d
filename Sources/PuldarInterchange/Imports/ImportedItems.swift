package import LedgerModel

/// The result for a line, stored compactly: ten years of lines have one each.
package enum ImportedLine: Sendable {
  /// An entry in the bank's words, with only what the rules say about it.
  case entry(EntryType, CategoryName, merchant: String)
  /// Anything else.
  indirect case item(ImportItem)
}

/// The lines of a statement that are stored, each built when it is accessed.
package struct ImportedItems: RandomAccessCollection, Sendable {
  private let rows: [ImportPlan.Row]
  /// The indices of the stored rows.
  private let places: [Int]
  /// The results for the stored rows.
  private let lines: [ImportedLine]

  /// Creates the items of some rows of a statement.
  ///
  /// - Parameters:
  ///   - rows: The rows of the statement.
  ///   - places: The indices of the rows that are stored.
  ///   - lines: What each of those becomes.
  package init(_ rows: [ImportPlan.Row], at places: [Int], _ lines: [ImportedLine]) {
    self.rows = rows
    self.places = places
    self.lines = lines
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count }

  /// Builds the item of a line on each access.
  package subscript(index: Int) -> ImportItem { rows[places[index]].item(lines[index]) }
}

extension ImportPlan.Row {
  /// Returns the item that this line becomes.
  package func item(_ line: ImportedLine) -> ImportItem {
    switch line {
    case .item(let item): item
    case .entry(let type, let category, let merchant):
      ImportItem(key, .entry(entry(type, category, merchant)), on: self.line.day)
    }
  }

  /// Returns the entry that this line becomes.
  ///
  /// - Parameters:
  ///   - source: The source of its values; `nil` if the rules derived them from the file.
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
        purchase: purchase, tags: tags))
  }

  /// The tags of its column: words in the own CSV, and what stands between commas in that of others, with hyphens for
  /// blanks. What is no tag, as a number, is left out.
  private var tags: [String] {
    if line.tags.isEmpty { return [] }
    let isOneByOne =
      hasOwnTexts || line.tags.split(separator: " ").allSatisfy { $0.hasPrefix("#") }
    let names = line.tags.split { isOneByOne ? $0 == " " : ",;|".contains($0) }
    return names.compactMap { name in
      EntryDetails.tag(
        name.drop { $0 == "#" || $0.isWhitespace }.split(whereSeparator: \.isWhitespace)
          .joined(separator: "-"))
    }
  }

  /// How many bytes of the bank's words a note keeps.
  private static let noteByteLimit = 400

  /// The payee and the memo, as the bank writes them.
  var bankWords: String {
    let (payee, memo) = (line.payee, line.memo)
    return memo.isEmpty || memo == payee ? payee : payee.isEmpty ? memo : "\(payee) · \(memo)"
  }

  /// Returns a text of the program's own CSV, without the apostrophe that keeps spreadsheets from evaluating it.
  func ownText(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'") else { return text }
    var rest = String(text.dropFirst())
    return rest.withUTF8 { CSVWriter.isFormula($0) } ? rest : text
  }

  /// Returns the bank's words if they say more than a merchant's name, else an empty text.
  package func note(beside merchant: String) -> String {
    if hasOwnTexts { return ownText(line.memo) }
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

  /// Returns the transfer between the line's account and another.
  func transfer(with other: AccountName, _ note: String) -> TransferMade {
    let isOut = amount.minorUnits < 0
    var made = TransferMade(
      amount: isOut ? amount.negated : amount, date: line.day, from: isOut ? account : other,
      to: isOut ? other : account, note: note, by: source)
    made.tags = EntryDetails(tags: tags).tags
    return made
  }
}
