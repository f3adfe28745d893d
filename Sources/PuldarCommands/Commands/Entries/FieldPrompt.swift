import CommandTable
import EntryParsing
import LedgerModel

/// The fields of an entry while a person reviews them.
struct EntryDraft: Hashable {
  var type: EntryType
  /// `nil` if it is not known.
  var amount: Money?
  var date: CalendarDay?
  /// Empty if nobody is named.
  var merchant: String
  var category: CategoryName
  /// `nil` if it is not known.
  var tax: Money?
  /// The members that the person stated.
  var stated: EntryMembers = []
}

extension EntryDraft {
  init(_ entry: RegisteredEntry) {
    self.init(
      type: entry.values.type, amount: entry.values.amount, date: entry.values.date,
      merchant: entry.texts.merchant, category: entry.values.category, tax: entry.texts.tax)
  }

  /// The person's changes of an entry.
  var changes: EntryAmendment {
    var changes = EntryAmendment()
    if stated.contains(.amount) { changes.amount = amount }
    if stated.contains(.date) { changes.date = date }
    if stated.contains(.merchant) { changes.merchant = merchant }
    if stated.contains(.category) { changes.category = category }
    if stated.contains(.tax) {
      changes.tax = tax
      changes.removesTax = tax == nil
    }
    return changes
  }
}

/// Asks for the fields of an entry, one after the other; Enter keeps the current value.
struct FieldPrompt {
  private let session: Session
  private let context: ParsingContext
  private let categories: CategoryCatalog

  /// The answer that removes a merchant or a tax.
  private static let none = "none"

  init(_ session: Session, _ state: DecisionState?) {
    self.session = session
    context = EntryReader.context(session, state)
    categories = state?.plan.categories ?? CategoryCatalog()
  }

  /// Asks for each field.
  ///
  /// - Parameters:
  ///   - first: The members that are asked for first, because they are doubtful.
  ///   - proposeCategory: Proposes the category of a changed merchant, before it is asked for, so that Enter keeps what
  ///     is shown.
  /// - Returns: Whether the person answered all questions; `false` if the input ended.
  func edit(
    _ draft: inout EntryDraft, first: EntryMembers = [],
    proposeCategory: (EntryDraft) async throws -> CategoryName? = { _ in nil }
  ) async throws -> Bool {
    session.prompt.say(["Enter keeps a field; 'none' takes a merchant or a tax away."])
    let merchant = draft.merchant
    let members: [EntryMembers] = [.merchant, .amount, .date]
    let isFirst = { first.isSuperset(of: $0) }
    for member in members.filter(isFirst) + members.filter({ !isFirst($0) }) {
      let isAnswered =
        switch member {
        case .merchant: try askMerchant(&draft)
        case .amount: try askAmount(&draft)
        default: try askDate(&draft)
        }
      guard isAnswered else { return false }
    }
    if draft.type != .income {
      if draft.merchant != merchant, !draft.stated.contains(.category),
        let category = try await proposeCategory(draft)
      {
        draft.category = category
      }
      guard try askCategory(&draft), try askTax(&draft) else { return false }
    }
    return true
  }

  private func askMerchant(_ draft: inout EntryDraft) throws -> Bool {
    let shown = VisibleText(draft.merchant).description
    let answer = try session.prompt.ask(question("merchant", shown))
    guard let answer else { return false }
    if answer.isEmpty { return true }
    draft.merchant = answer == FieldPrompt.none ? "" : answer
    draft.stated.insert(.merchant)
    return true
  }

  private func askAmount(_ draft: inout EntryDraft) throws -> Bool {
    try ask("amount", draft.amount.map(AmountText.text) ?? "") { word in
      draft.amount = try AmountArgument(parsing: word).money(
        context.currency, context.conventions, for: "amount")
      draft.stated.insert(.amount)
    }
  }

  private func askDate(_ draft: inout EntryDraft) throws -> Bool {
    try ask("date", draft.date?.text ?? "") { word in
      let day = try DayArgument(parsing: word).day(context)
      guard day <= session.today else { throw Refusal.futureDate(day, today: session.today) }
      draft.date = day
      draft.stated.insert(.date)
    }
  }

  private func askCategory(_ draft: inout EntryDraft) throws -> Bool {
    try ask("category", draft.category.text) { word in
      let offered = categories.offered(on: draft.date ?? session.today)
      guard let category = CategoryName(word), offered.contains(category) else {
        throw CommandFailure(
          "there is no category '\(VisibleText(word))'",
          remedy: "\(offered.map(\.text).joined(separator: ", "))", .refusedData)
      }
      draft.category = category
      draft.stated.insert(.category)
    }
  }

  private func askTax(_ draft: inout EntryDraft) throws -> Bool {
    try ask("tax", draft.tax.map(AmountText.text) ?? "") { word in
      draft.tax = try TaxArgument(parsing: word).money(context.currency, context.conventions)
      draft.stated.insert(.tax)
    }
  }

  /// Asks until the answer can be read, or is empty.
  ///
  /// - Returns: Whether there was an answer.
  private func ask(
    _ field: String, _ shown: String, _ take: (String) throws -> Void
  ) throws -> Bool {
    let answer: Void? = try session.ask(question(field, shown)) { answer in
      if !answer.isEmpty { try take(answer) }
    }
    return answer != nil
  }

  private func question(_ field: String, _ shown: String) -> String {
    shown.isEmpty ? "  \(field): " : "  \(field) [\(shown)]: "
  }
}
