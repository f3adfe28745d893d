package import EntryParsing
package import LedgerModel
import LedgerStore

/// Turns lines of statements into what is stored: merchant, category and the bank's words.
package struct ImportContents: Sendable {
  private let payees: ImportPayees
  private let today: CalendarDay
  /// Ledger categories by the file's, folded to lowercase letters and digits so that `Eating Out` equals `eating-out`.
  private(set) var mappings: [String: CategoryName] = [:]
  /// Entries that a line moves into its account if it is the same, or joins if it is the other side.
  let moved: [EventID: [RegisteredEntry]]
  /// Incomes of earlier files that pay a line back, by its key.
  private let paidBack: [IdempotencyKey: [RegisteredEntry]]
  /// All entries that a line may change.
  var changed: [RegisteredEntry] { (Array(moved.values) + paidBack.values).flatMap { $0 } }
  private let categories: CategoryCatalog
  private let regular: RegularIncomes
  /// The proposals of a model, if one is in use.
  var proposals = ImportProposals()

  /// - Parameters:
  ///   - context: What the ledger knows, with what it learned from its person.
  ///   - categories: The ledger's categories.
  ///   - regular: Decides which incomes are regular.
  ///   - moved: The entries that the plan found to be moved.
  ///   - paidBack: The incomes that the plan found to pay lines back.
  package init(
    _ context: ParsingContext, _ categories: CategoryCatalog, _ regular: RegularIncomes,
    moved: [EventID: [RegisteredEntry]], paidBack: [IdempotencyKey: [RegisteredEntry]] = [:]
  ) {
    payees = ImportPayees(PayeeParser(context))
    today = context.today
    self.categories = categories
    self.regular = regular
    self.moved = moved
    self.paidBack = paidBack
  }

  /// Maps categories of the files to those of the ledger. The last of two mappings for a name wins.
  ///
  /// - Throws: `Refusal.unknownCategory` if a category does not exist.
  mutating func map(_ named: [(name: String, category: CategoryName)]) throws(Refusal) {
    for (name, category) in named { mappings[ImportWords.folded(name)] = category }
    for category in mappings.values.sorted() where !categories.exists(category) {
      throw Refusal.unknownCategory(category, known: categories.offered(on: today))
    }
  }

  /// Returns the merchant of a line whose category neither the person nor the rules know; `nil` for any other line.
  func unknown(of row: ImportPlan.Row) -> String? {
    guard row.state == .new, row.role == .expense, row.line.parts.isEmpty,
      categoryOfFile(row) == nil
    else { return nil }
    let reading = payees.reading(of: row.line.comparedWords)
    return reading.category == .other && !reading.isLearned ? reading.merchant : nil
  }

  /// The result for a line, as it is shown and as it is stored.
  package struct Content: Sendable {
    /// The merchant; empty if the line names nobody.
    package var merchant: String
    /// The category; `nil` if the content has none.
    package var category: CategoryName?
    /// Why the category was chosen.
    package var reason: String
    /// The line as the ledger stores it.
    package var line: ImportedLine

    /// The category as shown, or those of all parts of a split; `nil` if there is none.
    package var shownCategory: String? {
      guard case .item(let item) = line, case .split(let parts) = item.content else {
        return category?.text
      }
      return parts.map(\.entry.values.category.text).joined(separator: " + ")
    }
  }

  /// Returns what a line becomes.
  ///
  /// - Parameters:
  ///   - row: The line.
  ///   - isMatched: Whether a doubtful line is the entry that it may be.
  ///   - said: The category that the person chose; `nil` if none was chosen.
  package func content(
    of row: ImportPlan.Row, isMatched: Bool, category said: CategoryName? = nil
  ) -> Content {
    let words = row.line.comparedWords
    let isBack = if case .credit = row.role { true } else { false }
    let reading = payees.reading(of: isBack ? ImportWords.withoutRefund(words) : words)
    let merchant = row.hasOwnTexts ? row.ownText(row.line.payee) : reading.merchant
    func content(
      _ item: ImportItem.Content, _ category: CategoryName? = nil, _ reason: String = "",
      moving moved: [RegisteredEntry] = []
    ) -> Content {
      Content(row, item, merchant, category, reason, moving: moved)
    }
    if isMatched || row.state.isSame, let same = same(as: row, merchant) {
      return content(same.content, nil, same.reason, moving: same.moved)
    }
    func entry(_ type: EntryType, _ category: CategoryName, of id: EventID? = nil) -> NewEntry {
      row.entry(type, category, merchant, by: source(type, row, reading, said), of: id)
    }
    func plain(_ type: EntryType, _ category: CategoryName, _ reason: String) -> Content {
      let shown = type == .income ? nil : category
      let refunds = type == .expense && !paidBack.isEmpty ? paidBack[row.key] ?? [] : []
      guard refunds.isEmpty, source(type, row, reading, said) == nil else {
        return content(.entry(entry(type, category)), shown, reason, moving: refunds)
      }
      return Content(
        merchant: merchant, category: shown, reason: reason,
        line: .entry(type, category, merchant: merchant))
    }
    switch row.role {
    case .expense:
      let parts = said == nil && row.line.parts.count > 1 ? self.parts(of: row) : []
      if parts.count > 1 {
        let whole = entry(.expense, parts[0].category)
        return content(
          .split(row.key.split(whole, parts)), parts[0].category, "the file's categories")
      }
      let (category, reason) = said.map { ($0, "as you said") } ?? category(of: row, reading)
      return plain(.expense, category, reason)
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
      return plain(.credit, category, reason)
    case .income:
      // Income in a spending category is money that came back, unless the row says that it is income.
      if !ImportPhrases.incomeKinds.contains(ImportWords.folded(row.line.kind)),
        let (category, reason) = categoryOfFile(row)
      {
        return plain(.credit, category, reason)
      }
      var income = entry(.income, .income)
      income.values.mark = regular.mark(of: income)
      guard let mark = income.values.mark else {
        return plain(.income, .income, "money that was received")
      }
      return content(.entry(income), nil, mark == .regular ? "regular income" : "income on top")
    case .transfer(let other):
      let moved = row.transfer(with: other, row.note(beside: merchant))
      return content(.transfer(moved), nil, "money between accounts")
    case .sameAs(let key): return content(.sameAs(key), nil, "the other side of a transfer")
    case .match(let event): return content(.match(event), nil, "the other side of a transfer")
    }
  }

  /// Returns the source of an entry's values; `nil` if the rules derived them from the file.
  private func source(
    _ type: EntryType, _ row: ImportPlan.Row, _ reading: PayeeParser.Reading,
    _ said: CategoryName?
  ) -> String? {
    if said != nil { return EntryTexts.source(row.source, stating: [.category]) }
    return type == .expense && isOfModel(row, reading) ? "\(proposals.source) \(row.source)" : nil
  }

  /// Returns the content of a line that equals another, or that the person says does; `nil` for any other line.
  private func same(
    as row: ImportPlan.Row, _ merchant: String
  ) -> (content: ImportItem.Content, reason: String, moved: [RegisteredEntry])? {
    switch row.state {
    case .same(let entry), .doubtful(let entry):
      let moved = moved[entry] ?? []
      if let other = moved.first, row.isOtherSide(of: other.values) {
        return (joined(row, with: other, merchant), "the other side of a transfer", moved)
      }
      return (.match(entry), "recorded before", moved)
    case .retold(let other): return (.sameAs(other.key), "another file says it", [])
    case .new, .known, .leftOut: return nil
    }
  }

  /// Whether a line is the other side of an entry of another account, rather than the same entry.
  package func isOtherSide(_ row: ImportPlan.Row, of entry: EventID) -> Bool {
    moved[entry]?.first.map { row.isOtherSide(of: $0.values) } ?? false
  }

  /// Returns the content of a line whose other side is `other`: the transfer itself if the line names it.
  private func joined(
    _ row: ImportPlan.Row, with other: RegisteredEntry, _ merchant: String
  ) -> ImportItem.Content {
    if case .transfer(let account) = row.role {
      var made = row.transfer(with: account, row.note(beside: merchant))
      made.joined = TransferMade.Joined(other.id)
      return .transfer(made)
    }
    // The entry that is left if the other side is voided.
    var alone = row
    alone.state = .new
    let line = alone.item(content(of: alone, isMatched: false).line)
    guard case .entry(let entry) = line.content else { return .match(other.id) }
    return .join(entry, move: row.key.ofPart(1))
  }

  private func category(
    of row: ImportPlan.Row, _ reading: PayeeParser.Reading
  ) -> (CategoryName, String) {
    if let found = categoryOfFile(row) { return found }
    // All parts of the split have one category.
    if row.line.parts.count > 1, let part = parts(of: row).first {
      return (part.category, "the file's category")
    }
    if isOfModel(row, reading), let found = proposals.category(of: reading.merchant, row.key) {
      return (offered(found, row), "the model")
    }
    let reason = reading.isLearned ? "as given before" : "the rules"
    return (offered(reading.category, row), reason)
  }

  /// Whether a model decides the category of this expense.
  private func isOfModel(_ row: ImportPlan.Row, _ reading: PayeeParser.Reading) -> Bool {
    reading.category == .other && !reading.isLearned && row.role == .expense
      && row.line.parts.isEmpty && proposals.category(of: reading.merchant, row.key) != nil
      && categoryOfFile(row) == nil
  }

  /// Returns the parts of a split line by ledger category; empty if a part is no spending or there are too many.
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
        // The parts add up to the whole, which is an amount.
        guard let sum = try? parts[known].amount + amount.negated else { return [] }
        parts[known].amount = sum
      } else {
        parts.append((category, amount.negated))
      }
    }
    return parts.count <= AddPayment.partLimit ? parts : []
  }

  /// Returns the ledger category for the file's own; `nil` if the file has none, or the ledger lacks it.
  private func categoryOfFile(_ row: ImportPlan.Row) -> (CategoryName, String)? {
    categoryOfFile(row.line.category, row)
  }

  private func categoryOfFile(
    _ written: String, _ row: ImportPlan.Row
  ) -> (CategoryName, String)? {
    if !written.isEmpty {
      if let mapped = mappings[ImportWords.folded(written)] {
        return (offered(mapped, row), "mapped")
      }
      // In "Food: Groceries" the last part is the most specific.
      let parts = written.split(separator: ":").map { $0.trimmingBlanks() }
      for part in parts.reversed() {
        // A symbol before the name is no part of it.
        for name in [CategoryName(part), CategoryName(ImportWords.plain(part))].compactMap(\.self)
        where name != .income && categories.exists(name) {
          return (offered(name, row), "the file's category")
        }
      }
    }
    return nil
  }

  private func offered(_ category: CategoryName, _ row: ImportPlan.Row) -> CategoryName {
    categories.fitting(category, on: row.line.day)
  }
}

extension IdempotencyKey {
  /// Returns the parts of an entry, each with its own key.
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

  /// Returns the key of a part of a line. The first part has the line's key.
  fileprivate func ofPart(_ place: Int) -> IdempotencyKey {
    if place == 0 { return self }
    if let key = try? IdempotencyKey("\(text):part\(place + 1)") { return key }
    let bytes = Array(text.utf8)
    let hash = ContentHash(of: bytes.span.bytes).text
    return (try? IdempotencyKey("import:~\(hash.prefix(40)):part\(place + 1)")) ?? self
  }
}

extension ImportContents.Content {
  /// Creates the content of a line that is more than a plain entry.
  fileprivate init(
    _ row: ImportPlan.Row, _ content: ImportItem.Content, _ merchant: String,
    _ category: CategoryName?, _ reason: String, moving moved: [RegisteredEntry]
  ) {
    let isMatch = if case .match = content { true } else { false }
    let amount = isMatch && moved.count == 1 ? row.amount.absolute : nil
    // A matched entry has its own texts: only this note keeps the bank's words.
    let item = ImportItem(
      row.key, content, on: row.line.day, note: row.note(beside: isMatch ? "" : merchant),
      moving: moved, to: amount)
    self.init(merchant: merchant, category: category, reason: reason, line: .item(item))
  }
}
