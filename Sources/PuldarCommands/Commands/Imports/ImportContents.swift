import EntryParsing
import LedgerModel
import PuldarInterchange

/// Makes of the lines of statements what is stored: who was paid, in which category, in the bank's words.
struct ImportContents {
  private let parser: PayeeParser
  private let mappings: [String: CategoryName]
  private let categories: CategoryCatalog
  /// The bank's words stand beside the name where they say more; so many bytes of them are kept.
  private static let noteByteLimit = 400

  init(
    _ session: Session, _ state: DecisionState?, mappings: [String: CategoryName],
    entries: [RegisteredEntry]
  ) async throws {
    var context = EntryReader.context(session, state)
    if !entries.isEmpty {
      context.learn(try await SessionCategories(session, state).lessons(on: nil))
    }
    parser = PayeeParser(context)
    self.mappings = mappings
    categories = state?.plan.categories ?? CategoryCatalog()
    for category in mappings.values.sorted() where !categories.exists(category) {
      throw Refusal.unknownCategory(category, known: categories.offered(on: session.today))
    }
  }

  /// What a line becomes.
  struct Content {
    var merchant: String
    /// `nil` for what is in none.
    var category: CategoryName?
    /// Why the category was chosen.
    var reason: String
    var item: ImportStatement.Item
  }

  /// - Parameter isMatched: Whether what is doubtful is the entry that it may be.
  func content(of row: ImportPlan.Row, isMatched: Bool) -> Content {
    let words = row.line.payee.isEmpty ? row.line.memo : row.line.payee
    let isBack = if case .credit = row.role { true } else { false }
    let reading = parser.reading(of: isBack ? ImportWords.withoutRefund(words) : words)
    let note = self.note(of: row, beside: reading.merchant)
    func content(
      _ item: ImportStatement.Content, _ category: CategoryName? = nil, _ reason: String = ""
    ) -> Content {
      Content(
        merchant: reading.merchant, category: category, reason: reason,
        item: ImportStatement.Item(row.key, item, on: row.line.day, note: note))
    }
    if isMatched, case .doubtful(let entry) = row.state {
      return content(.match(entry), nil, "typed by hand")
    }
    func entry(_ type: EntryType, _ category: CategoryName, of purchase: EventID? = nil) -> NewEntry
    {
      let amount = row.amount.minorUnits < 0 ? row.amount.negated : row.amount
      return NewEntry(
        values: EntryValues(
          type: type, amount: amount, category: category, date: row.line.day,
          account: row.account),
        texts: EntryTexts(
          merchant: reading.merchant, note: note, by: row.source, purchase: purchase))
    }
    switch row.role {
    case .expense:
      let (category, reason) = category(of: row, reading)
      return content(.entry(entry(.expense, category)), category, reason)
    case .credit(.entry(let purchase, let category)):
      return content(
        .entry(entry(.credit, offered(category, row), of: purchase)), offered(category, row),
        "the category of its purchase")
    case .credit(.line(let purchase)):
      let (category, _) = category(of: row, reading)
      return content(
        .refund(entry(.credit, category), of: purchase), category, "the category of its purchase")
    case .credit(nil):
      let (category, reason) = category(of: row, reading)
      return content(.entry(entry(.credit, category)), category, reason)
    case .income:
      // What is in a category of spending came back.
      if let (category, reason) = categoryOfFile(row) {
        return content(.entry(entry(.credit, category)), category, reason)
      }
      return content(.entry(entry(.income, .income)), nil, "money that was received")
    case .transfer(let other):
      let isOut = row.amount.minorUnits < 0
      return content(
        .transfer(
          TransferMade(
            amount: isOut ? row.amount.negated : row.amount, date: row.line.day,
            from: isOut ? row.account : other, to: isOut ? other : row.account, note: note,
            by: row.source)), nil, "money between accounts")
    case .sameAs(let key): return content(.sameAs(key), nil, "the other side of a transfer")
    case .match(let event): return content(.match(event), nil, "the other side of a transfer")
    }
  }

  private func category(
    of row: ImportPlan.Row, _ reading: PayeeParser.Reading
  ) -> (CategoryName, String) {
    if let found = categoryOfFile(row) { return found }
    let reason = reading.isLearned ? "as given before" : "the rules"
    return (offered(reading.category, row), reason)
  }

  /// What the file's own category means here; `nil` where it has none, or one that is not here.
  private func categoryOfFile(_ row: ImportPlan.Row) -> (CategoryName, String)? {
    if !row.line.category.isEmpty {
      if let mapped = mappings[ImportWords.folded(row.line.category)] {
        return (offered(mapped, row), "--map")
      }
      // "Food: Groceries": the last part says most.
      let parts = row.line.category.split(separator: ":").map { $0.trimmingBlanks() }
      for part in parts.reversed() {
        if let name = CategoryName(part), name != .income, categories.exists(name) {
          return (offered(name, row), "the file's category")
        }
      }
    }
    return nil
  }

  private func offered(_ category: CategoryName, _ row: ImportPlan.Row) -> CategoryName {
    category != .income && categories.isOffered(category, on: row.line.day) ? category : .other
  }

  private func note(of row: ImportPlan.Row, beside merchant: String) -> String {
    let parts = [row.line.payee, row.line.memo].filter { !$0.isEmpty }
    let words = parts.enumerated().filter { !parts[..<$0.offset].contains($0.element) }
      .map(\.element).joined(separator: " · ")
    guard words.lowercased() != merchant.lowercased() else { return "" }
    var note = ""
    for character in words {
      if note.utf8.count + String(character).utf8.count > ImportContents.noteByteLimit { break }
      note.append(character)
    }
    return note
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
