import LedgerModel

extension ImportPlan.Row {
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
        purchase: purchase))
  }

  /// How many bytes of the bank's words a note keeps.
  private static let noteByteLimit = 400

  /// The payee and the memo, as the bank writes them.
  var bankWords: String {
    let (payee, memo) = (line.payee, line.memo)
    return memo.isEmpty || memo == payee ? payee : payee.isEmpty ? memo : "\(payee) · \(memo)"
  }

  /// Returns the bank's words if they say more than a merchant's name, else an empty text.
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

  /// Returns the transfer between the line's account and another.
  func transfer(with other: AccountName, _ note: String) -> TransferMade {
    let isOut = amount.minorUnits < 0
    return TransferMade(
      amount: isOut ? amount.negated : amount, date: line.day, from: isOut ? account : other,
      to: isOut ? other : account, note: note, by: source)
  }
}
