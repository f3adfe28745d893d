import EntryParsing
import LedgerModel
import LedgerStore
import PuldarInterchange

/// Makes of the lines of statements what is stored: who was paid, in which category, in the bank's words.
struct ImportContents {
  private let payees: ImportPayees
  private let mappings: [String: CategoryName]
  /// Entries that are put into the account of a file where a doubtful line is the same.
  private let moved: [EventID: [RegisteredEntry]]
  private let categories: CategoryCatalog
  /// What a model proposes, where one is on.
  private var model = ImportModel()
  /// The bank's words stand beside the name where they say more; so many bytes of them are kept.
  private static let noteByteLimit = 400

  init(
    _ session: Session, _ state: DecisionState?, mappings: [String: CategoryName],
    hasEntries: Bool, moved: [EventID: [RegisteredEntry]]
  ) async throws {
    self.moved = moved
    var context = EntryReader.context(session, state)
    if hasEntries {
      context.learn(try await SessionCategories(session, state).lessons(on: nil))
    }
    payees = ImportPayees(PayeeParser(context))
    self.mappings = mappings
    categories = state?.plan.categories ?? CategoryCatalog()
    for category in mappings.values.sorted() where !categories.exists(category) {
      throw Refusal.unknownCategory(category, known: categories.offered(on: session.today))
    }
  }

  /// Asks a model, where one is on, for what neither the person nor the rules know.
  ///
  /// - Returns: Why it was of no use; `nil` where it was, or was not asked.
  mutating func askModel(
    _ session: Session, _ state: DecisionState?, about rows: some Sequence<ImportPlan.Row>
  ) async throws -> ProposalFailure? {
    guard try model.mayBeAsked(session) else { return nil }
    let unknown = rows.compactMap { row -> (line: IdempotencyKey, merchant: String)? in
      guard row.state == .new, row.role == .expense, row.line.parts.isEmpty,
        categoryOfFile(row) == nil
      else { return nil }
      let reading = payees.reading(of: row.line.payee.isEmpty ? row.line.memo : row.line.payee)
      return reading.category == .other && !reading.isLearned ? (row.key, reading.merchant) : nil
    }
    return try await model.ask(session, state, about: unknown)
  }

  /// What a line becomes.
  struct Content {
    var merchant: String
    /// `nil` for what is in none.
    var category: CategoryName?
    /// Why the category was chosen.
    var reason: String
    var item: ImportStatement.Item

    /// The category as it is shown, of a split those of its parts; `nil` for what is in none.
    var shownCategory: String? {
      guard case .split(let parts) = item.content else { return category?.text }
      return parts.map(\.entry.values.category.text).joined(separator: " + ")
    }
  }

  /// - Parameters:
  ///   - isMatched: Whether what is doubtful is the entry that it may be.
  ///   - said: The category that the person said; `nil` where nobody did.
  func content(
    of row: ImportPlan.Row, isMatched: Bool, category said: CategoryName? = nil
  ) -> Content {
    let words = row.line.payee.isEmpty ? row.line.memo : row.line.payee
    let isBack = if case .credit = row.role { true } else { false }
    let reading = payees.reading(of: isBack ? ImportWords.withoutRefund(words) : words)
    let note = self.note(of: row, beside: reading.merchant)
    func content(
      _ item: ImportStatement.Content, _ category: CategoryName? = nil, _ reason: String = ""
    ) -> Content {
      Content(
        merchant: reading.merchant, category: category, reason: reason,
        item: ImportStatement.Item(row.key, item, on: row.line.day, note: note))
    }
    if isMatched, let same = same(as: row) {
      var content = content(same.content, nil, same.reason)
      content.item.moved = same.moved
      return content
    }
    func entry(_ type: EntryType, _ category: CategoryName, of purchase: EventID? = nil) -> NewEntry
    {
      let amount = row.amount.minorUnits < 0 ? row.amount.negated : row.amount
      let isOfModel = type == .expense && isOfModel(row, reading)
      let by =
        said != nil
        ? EntryTexts.source(row.source, stating: [.category])
        : isOfModel ? "\(model.source) \(row.source)" : row.source
      return NewEntry(
        values: EntryValues(
          type: type, amount: amount, category: category, date: row.line.day,
          account: row.account),
        texts: EntryTexts(merchant: reading.merchant, note: note, by: by, purchase: purchase))
    }
    switch row.role {
    case .expense:
      if said == nil, row.line.parts.count > 1 {
        let parts = self.parts(of: row)
        if parts.count > 1 {
          let whole = entry(.expense, parts[0].category)
          return content(
            .split(row.key.split(whole, parts)), parts[0].category, "the file's categories")
        }
      }
      let (category, reason) = said.map { ($0, "as you said") } ?? category(of: row, reading)
      return content(.entry(entry(.expense, category)), category, reason)
    case .credit(.entry(let purchase, let category)):
      return content(
        .entry(entry(.credit, said ?? offered(category, row), of: purchase)),
        said ?? offered(category, row), "the category of its purchase")
    case .credit(.line(let purchase)):
      let category = said ?? category(of: row, reading).0
      return content(
        .refund(entry(.credit, category), of: purchase), category, "the category of its purchase")
    case .credit(nil):
      let (category, reason) = said.map { ($0, "as you said") } ?? category(of: row, reading)
      return content(.entry(entry(.credit, category)), category, reason)
    case .income:
      // What is in a category of spending came back.
      if let (category, reason) = categoryOfFile(row) {
        return content(.entry(entry(.credit, category)), category, reason)
      }
      return content(.entry(entry(.income, .income)), nil, "money that was received")
    case .transfer(let other):
      return content(.transfer(row.transfer(with: other, note)), nil, "money between accounts")
    case .sameAs(let key): return content(.sameAs(key), nil, "the other side of a transfer")
    case .match(let event): return content(.match(event), nil, "the other side of a transfer")
    }
  }

  /// What a doubtful line is where the person says that it is the same; `nil` for any other line.
  private func same(
    as row: ImportPlan.Row
  ) -> (content: ImportStatement.Content, reason: String, moved: [RegisteredEntry])? {
    switch row.state {
    case .doubtful(let entry): (.match(entry), "typed by hand", moved[entry] ?? [])
    case .retold(let other): (.sameAs(other.key), "another file says it", [])
    case .new, .known, .leftOut: nil
    }
  }

  private func category(
    of row: ImportPlan.Row, _ reading: PayeeParser.Reading
  ) -> (CategoryName, String) {
    if let found = categoryOfFile(row) { return found }
    // All parts of a split are in one.
    if row.line.parts.count > 1, let part = parts(of: row).first {
      return (part.category, "the file's category")
    }
    if isOfModel(row, reading), let found = model.category(of: reading.merchant, row.key) {
      return (offered(found, row), "the model")
    }
    let reason = reading.isLearned ? "as given before" : "the rules"
    return (offered(reading.category, row), reason)
  }

  /// Whether the model decides about the category of what was spent.
  private func isOfModel(_ row: ImportPlan.Row, _ reading: PayeeParser.Reading) -> Bool {
    reading.category == .other && !reading.isLearned && row.role == .expense
      && row.line.parts.isEmpty && model.category(of: reading.merchant, row.key) != nil
      && categoryOfFile(row) == nil
  }

  /// What a line was split over, by the categories here; empty where a part is no spending.
  private func parts(
    of row: ImportPlan.Row
  ) -> [(category: CategoryName, amount: Money)] {
    var parts: [(category: CategoryName, amount: Money)] = []
    for part in row.line.parts {
      guard let amount = part.amount.money(in: row.amount.currency), amount.minorUnits < 0,
        !part.category.hasPrefix("[")
      else { return [] }
      let category = categoryOfFile(part.category, row)?.0 ?? .other
      if let known = parts.firstIndex(where: { $0.category == category }) {
        // They make the whole, which is an amount.
        guard let sum = try? parts[known].amount + amount.negated else { return [] }
        parts[known].amount = sum
      } else {
        parts.append((category, amount.negated))
      }
    }
    return parts.count <= AddPayment.partLimit ? parts : []
  }

  /// What the file's own category means here; `nil` where it has none, or one that is not here.
  private func categoryOfFile(_ row: ImportPlan.Row) -> (CategoryName, String)? {
    categoryOfFile(row.line.category, row)
  }

  private func categoryOfFile(
    _ written: String, _ row: ImportPlan.Row
  ) -> (CategoryName, String)? {
    if !written.isEmpty {
      if let mapped = mappings[ImportWords.folded(written)] {
        return (offered(mapped, row), "--map")
      }
      // "Food: Groceries": the last part says most.
      let parts = written.split(separator: ":").map { $0.trimmingBlanks() }
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

extension ImportPlan.Row {
  /// The move of money between its account and another one.
  fileprivate func transfer(with other: AccountName, _ note: String) -> TransferMade {
    let isOut = amount.minorUnits < 0
    return TransferMade(
      amount: isOut ? amount.negated : amount, date: line.day, from: isOut ? account : other,
      to: isOut ? other : account, note: note, by: source)
  }
}

extension IdempotencyKey {
  /// The parts of an entry, each with a key of its own.
  fileprivate func split(
    _ whole: NewEntry, _ parts: [(category: CategoryName, amount: Money)]
  ) -> [(key: IdempotencyKey, entry: NewEntry)] {
    parts.enumerated().map { place, part in
      var entry = whole
      entry.values.category = part.category
      entry.values.amount = part.amount
      return (ofPart(place), entry)
    }
  }

  /// The key of a part of a line: the first has that of the line.
  fileprivate func ofPart(_ place: Int) -> IdempotencyKey {
    if place == 0 { return self }
    if let key = IdempotencyKey("\(text):part\(place + 1)") { return key }
    let bytes = Array(text.utf8)
    let hash = ContentHash(of: bytes.span.bytes).text
    return IdempotencyKey("import:~\(hash.prefix(40)):part\(place + 1)") ?? self
  }
}
